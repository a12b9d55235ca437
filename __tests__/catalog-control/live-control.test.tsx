import { CatalogControlScreen } from '@/components/catalog-control/catalog-control-screen';
import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { catalog } from '../support/catalog-records';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KESAR, KIRAN, LAXMI } from '../support/sellers';

const NONE = {
  ...{ draft: 0, tagged: 0, in_review: 0, changes_requested: 0 },
  ...{ live: 0, paused: 0, archived: 0, rejected: 0 },
};
const SEEN = catalog(1);
const HIDDEN = catalog(2, { isVisible: false, hiddenBecause: ['It was made invisible.'] });
const GONE = catalog(3, { isDeleted: true, hiddenBecause: ['It was deleted.'] });

const totalsOf = ({ id, businessName }: typeof KESAR, live: number) => ({
  ...{ id, businessName, total: live + 5, seen: live - 1 },
  byStatus: { ...NONE, live, paused: 5 },
});

function catalogsOf(...all: CatalogDetail[]) {
  serverKnows(asha({ fo: ['manage_seller'] }));
  let known = all;
  const change = (id: string | undefined, changes: Partial<CatalogDetail>) => {
    known = known.map((one) => (one.id === id ? { ...one, ...changes, version: one.version + 1 } : one));
    return known.find((one) => one.id === id) ?? refusal(404);
  };
  return {
    change,
    lists: mockEndpoint(catalogsApi.list, ({ url: { searchParams } }) => {
      const rows = known.filter(({ isDeleted }) => String(isDeleted) === (searchParams.get('isDeleted') ?? 'false'));
      return { rows, next: null, previous: null, count: { value: rows.length, isExact: true } };
    }),
    // Registered before the figures: the route of a single catalog would match their address.
    gets: mockEndpoint(catalogsApi.get, ({ params }) => known.find(({ id }) => id === params.id) ?? refusal(404)),
    figures: mockEndpoint(catalogControlApi.throughput, {
      sellers: [{ seller: { id: KESAR.id, businessName: KESAR.businessName }, live: 1200, seen: 1150 }],
      editors: [{ editor: KIRAN, taggedInWeek: 40, taggedInMonth: 160, judged: 120, sentBack: 12, rejected: 6 }],
    }),
    totals: mockEndpoint(catalogControlApi.sellers, ({ url: { searchParams } }) => {
      const isLast = searchParams.has('cursor');
      return {
        rows: isLast || searchParams.has('q') ? [totalsOf(LAXMI, 3)] : [totalsOf(KESAR, 1300)],
        next: isLast || searchParams.has('q') ? null : 'next',
        previous: null,
        count: { value: 2, isExact: true },
      };
    }),
    switched: mockEndpoint(catalogControlApi.change, ({ params, body: { version: _version, ...switches } }) =>
      change(params.id, {
        ...switches,
        hiddenBecause: switches.isVisible === false ? ['It was made invisible.'] : [],
      }),
    ),
    removed: mockEndpoint(catalogsApi.remove, ({ params }) => change(params.id, { isDeleted: true })),
    restored: mockEndpoint(catalogsApi.restore, ({ params }) => change(params.id, { isDeleted: false })),
  };
}

const open = (url = '/admin/catalog') =>
  openApp(url, { roles: ['manage_seller'], pages: { '/admin/catalog': CatalogControlScreen } });
const drawer = async ({ title }: CatalogDetail) => within(await screen.findByRole('dialog', { name: title }));
const row = async ({ title }: CatalogDetail) => (await screen.findByText(title)).closest('tr');

test('shows per catalog whether buyers see it and why not, and each person’s output', async () => {
  catalogsOf(SEEN, HIDDEN);
  const { user } = open();
  expect(await row(SEEN)).toHaveTextContent(/Buyers see it.*Passed/);
  expect(await row(HIDDEN)).toHaveTextContent('Hidden: It was made invisible.');
  await user.click(screen.getByRole('button', { name: 'Figures' }));
  const editors = within(await screen.findByRole('region', { name: 'Editors' }));
  expect(editors.getByRole('row', { name: 'Kiran Vyas 40 160 12 6 5 %' })).toBeInTheDocument();
  const sellers = within(screen.getByRole('region', { name: 'Sellers' }));
  expect(sellers.getByRole('row', { name: `${KESAR.businessName} 1,200 1,150` })).toBeInTheDocument();
});

test('shows what every seller has by status, more at a time, and finds one', async () => {
  const { totals } = catalogsOf(SEEN);
  const { user } = open('/admin/catalog?figures=shown');
  await user.click(await screen.findByRole('button', { name: 'All sellers, by status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Catalogs of all sellers' }));
  expect(
    await dialog.findByRole('row', { name: `${KESAR.businessName} 1,305 1,299 0 0 0 0 1,300 5 0 0` }),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  expect(await dialog.findByRole('row', { name: `${LAXMI.businessName} 8 2 0 0 0 0 3 5 0 0` })).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Seller' }), 'laxmi');
  await waitFor(() => expect(dialog.queryByText(KESAR.businessName)).not.toBeInTheDocument());
  expect(totals.at(-1)?.url.searchParams.get('q')).toBe('laxmi');
});

test('a ready-made view narrows the list, another takes its place, All ends it', async () => {
  const { lists } = catalogsOf(SEEN, HIDDEN, GONE);
  const { user } = open();
  const views = within(await screen.findByRole('group', { name: 'Ready-made views' }));
  const asked = (key: string) => lists.at(-1)?.url.searchParams.get(key);
  await user.click(views.getByRole('button', { name: 'Live but hidden' }));
  await waitFor(() => expect([asked('status'), asked('isSeen')]).toEqual(['live', 'false']));
  await user.click(views.getByRole('button', { name: 'Deleted' }));
  await waitFor(() => expect([asked('status'), asked('isSeen'), asked('isDeleted')]).toEqual([null, null, 'true']));
  expect(views.getByRole('button', { name: 'Deleted', pressed: true })).toBeInTheDocument();
  expect(await screen.findByText(GONE.title)).toBeInTheDocument();
  await user.click(views.getByRole('button', { name: 'All' }));
  expect(await screen.findByText(SEEN.title)).toBeInTheDocument();
});

test('a switch is saved as it is switched, on the version that was seen', async () => {
  const { switched, lists } = catalogsOf(SEEN);
  const { user } = open();
  await user.click(await screen.findByText(SEEN.title));
  const beside = await drawer(SEEN);
  expect(await beside.findByText('Buyers see it.')).toBeInTheDocument();
  const before = lists.length;
  await user.click(beside.getByRole('checkbox', { name: 'Visible' }));
  expect(await beside.findByText('Buyers do not see it. It was made invisible.')).toBeInTheDocument();
  expect(beside.getByRole('checkbox', { name: 'Visible' })).not.toBeChecked();
  expect(switched.map(({ body }) => body)).toEqual([{ isVisible: false, version: 1 }]);
  await waitFor(() => expect(lists.length).toBeGreaterThan(before));
  await user.click(beside.getByRole('checkbox', { name: 'Visible' }));
  await waitFor(() => expect(switched.at(-1)?.body).toEqual({ isVisible: true, version: 2 }));
});

test('what somebody else changed meanwhile is shown, and nothing is switched over it', async () => {
  const { change } = catalogsOf(SEEN);
  const { user } = open(`/admin/catalog?open=${SEEN.id}`);
  const beside = await drawer(SEEN);
  await beside.findByText('Buyers see it.');
  const current = change(SEEN.id, { qcPassed: false });
  mockEndpoint(catalogControlApi.change, () => refusal(409, { code: 'changed_meanwhile', current }));
  await user.click(beside.getByRole('checkbox', { name: 'Available' }));
  expect(await beside.findByRole('alert')).toHaveTextContent(/This catalog changed meanwhile/);
  await waitFor(() => expect(beside.getByRole('checkbox', { name: 'QC passed' })).not.toBeChecked());
  expect(beside.getByRole('checkbox', { name: 'Available' })).toBeChecked();
});

test('a catalog is deleted and restored in one place', async () => {
  const { removed, restored } = catalogsOf(SEEN);
  const { user } = open(`/admin/catalog?open=${SEEN.id}`);
  const beside = await drawer(SEEN);
  await user.click(await beside.findByRole('button', { name: 'Delete' }));
  await user.click(await beside.findByRole('button', { name: 'Restore' }));
  expect(await beside.findByRole('checkbox', { name: 'Visible' })).toBeChecked();
  expect([removed.length, restored.length]).toEqual([1, 1]);
});

test('a draft that an editor has is neither switched nor deleted, and says who to ask', async () => {
  const draft = catalog(4, { status: 'draft', assignee: KIRAN });
  catalogsOf(draft);
  open(`/admin/catalog?open=${draft.id}`);
  const beside = await drawer(draft);
  expect(
    await beside.findByText('Kiran Vyas has this upload. Ask them, or ask an admin to reassign it.'),
  ).toBeInTheDocument();
  expect(beside.getByRole('checkbox', { name: 'Visible' })).toBeDisabled();
  expect(beside.getByRole('button', { name: 'Delete' })).toBeDisabled();
});
