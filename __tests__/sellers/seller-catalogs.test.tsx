import { SellerViewScreen } from '@/components/sellers/seller-view-screen';
import type { Role } from '@/config/roles';
import { captionLessonsApi } from '@/lib/contracts/caption-lessons';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { exportsApi } from '@/lib/contracts/exports';
import { savedViewsApi } from '@/lib/contracts/saved-views';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { catalog } from '../support/catalog-records';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { savedView } from '../support/saved-views';
import { KESAR, sellersOf } from '../support/sellers';
import { rest } from '../support/toasts';
import { upload } from '../support/uploads';

const page = <Row,>(rows: Row[]) => ({
  rows,
  next: null,
  previous: null,
  count: { value: rows.length, isExact: true },
});

const open = (tab: string, roles: Role[] = ['admin']) =>
  openApp(`/seller/${KESAR.id}?tab=${tab}`, { roles, pages: { '/seller/[id]': SellerViewScreen } });

test('The page of a seller lists their catalogs, with the way to a quick look', async () => {
  sellersOf();
  const hidden = catalog(2, { hiddenBecause: ['It was made invisible.'] });
  const asked = mockEndpoint(catalogsApi.list, page([catalog(1), hidden]));
  open('catalogs');
  const list = within(await screen.findByRole('table', { name: 'Catalogs' }));
  expect(await list.findByRole('link', { name: /Kesariya vol 1/ })).toHaveAttribute(
    'href',
    `/catalog?look=${catalog(1).id}`,
  );
  expect(list.getByText('It was made invisible.')).toBeInTheDocument();
  expect(asked[0]?.url.searchParams.getAll('sellerId')).toEqual([KESAR.id]);
});

test('What corrections taught stands on the page of a seller, and is removed there', async () => {
  sellersOf();
  mockEndpoint(catalogsApi.list, page([]));
  const lesson = { field: 'rate' as const, said: '-', value: '', times: 2, lastAt: '2026-11-20T06:00:00.000Z' };
  let lessons = [{ ...lesson, id: KESAR.id }];
  mockEndpoint(captionLessonsApi.ofSeller, () => lessons);
  const removed = mockEndpoint(captionLessonsApi.remove, () => {
    lessons = [];
    return {};
  });
  const { user } = open('catalogs');
  const list = await screen.findByRole('list', { name: 'Learned from corrections' });
  expect(list).toHaveTextContent('The number after “-” is the rate2 corrections, last on 20 Nov 2026');
  await user.click(within(list).getByRole('button', { name: 'Remove: The number after “-” is the rate' }));
  await waitFor(() => expect(list).not.toBeInTheDocument());
  expect(removed.map(({ params }) => params.id)).toEqual([KESAR.id]);
});

test('The page of a seller lists what came in from them', async () => {
  sellersOf();
  const asked = mockEndpoint(uploadsApi.list, page([upload(1, { tagged: 1 })]));
  open('uploads');
  const list = within(await screen.findByRole('table', { name: 'Uploads' }));
  expect(await list.findByText('WhatsApp')).toBeInTheDocument();
  expect(list.getByText('1 of 4')).toBeInTheDocument();
  expect(asked[0]?.url.searchParams.getAll('sellerId')).toEqual([KESAR.id]);
});

test('Whoever cannot open the list of catalogs sees those of a seller all the same', async () => {
  sellersOf();
  serverKnows(asha({ fo: ['pipeline_wa'] }));
  mockEndpoint(catalogsApi.list, page([catalog(1)]));
  open('catalogs', ['pipeline_wa']);
  const list = within(await screen.findByRole('table', { name: 'Catalogs' }));
  expect(await list.findByText('Kesariya vol 1')).toBeInTheDocument();
  expect(list.queryByRole('link')).not.toBeInTheDocument();
});

test('A file of the catalogs of a seller has those of the seller alone', async () => {
  sellersOf();
  mockEndpoint(catalogsApi.list, page([catalog(1)]));
  const started = mockEndpoint(exportsApi.start, () => refusal(503));
  const { user } = open('catalogs&status=live');
  await screen.findByRole('table', { name: 'Catalogs' });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('button', { name: 'CSV file' }));
  await waitFor(() => expect(started).toHaveLength(1));
  const { list, query } = started[0]?.body as { list: string; query: string };
  expect(list).toBe('catalogs.list');
  expect(new URLSearchParams(query).getAll('sellerId')).toEqual([KESAR.id]);
  expect(new URLSearchParams(query).getAll('status')).toEqual(['live']);
});

test('Search and place of one part of the page are not those of the next', async () => {
  sellersOf();
  mockEndpoint(catalogsApi.list, page([catalog(1)]));
  const asked = mockEndpoint(uploadsApi.list, page([upload(1)]));
  const { user } = open('catalogs&q=silk&sort=title&cursor=somewhere');
  await screen.findByRole('table', { name: 'Catalogs' });
  await user.click(screen.getByRole('tab', { name: 'Uploads' }));
  await screen.findByRole('table', { name: 'Uploads' });
  expect(window.location.search).toBe('?tab=uploads');
  expect(asked[0]?.url.searchParams.get('cursor')).toBeNull();
});

test('A role’s default view is for the list alone: a seller’s page shows everything', async () => {
  sellersOf();
  const views = mockEndpoint(savedViewsApi.list, [
    savedView({ list: 'catalogs.list', search: 'status=live', defaultFor: ['admin'] }),
  ]);
  const asked = mockEndpoint(catalogsApi.list, page([catalog(1)]));
  open('catalogs');
  await screen.findByText('Kesariya vol 1');
  await waitFor(() => expect(views).toHaveLength(1));
  await rest(300);
  expect(window.location.search).toBe('?tab=catalogs');
  expect(asked).toHaveLength(1);
});
