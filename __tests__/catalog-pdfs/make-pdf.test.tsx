import { type CatalogPdf, catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { meApi } from '@/lib/contracts/me';
import { savedViewsApi } from '@/lib/contracts/saved-views';
import { someOptions } from '../pdf/sample-catalogs';
import { gate } from '../support/gate';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { savedView } from '../support/saved-views';
import {
  ALL,
  BANDHANI,
  JAIPURI,
  RADHIKA,
  button,
  chosenRows,
  job,
  open,
  page,
  pdf,
  server,
} from '../support/pdf-place';

test('catalogs are found, brought into order and made into a PDF that can be fetched', async () => {
  const mine: CatalogPdf[] = [];
  const { searched, previews, known } = server({ mine });
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search live catalogs' }), 'radhika');
  await button('Add all 1 catalog');
  await user.click(await button('Add Radhika Vol 12'));
  await user.clear(screen.getByRole('searchbox', { name: 'Search live catalogs' }));
  await user.click(await button('Add all 3 catalogs'));
  expect(await screen.findByText('3 catalogs of at most 200, 12 pictures')).toBeInTheDocument();
  expect(searched.every(({ url }) => url.searchParams.get('isSeen') === 'true')).toBe(true);
  expect(known).toHaveLength(0);

  const down = await button('Move Radhika Vol 12 down');
  await user.click(down);
  expect(down).toHaveFocus();
  expect(await chosenRows()).toEqual(['Bandhani Special', 'Radhika Vol 12', 'जयपुरी लहंगा']);
  expect(screen.getByText('Radhika Vol 12 is now 2 of 3.')).toBeInTheDocument();
  const selected = within(screen.getByRole('list', { name: 'Selected catalogs' }));
  await user.click(selected.getByRole('button', { name: 'Remove जयपुरी लहंगा' }));

  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Diwali 2026');
  await user.click(screen.getByRole('radio', { name: 'Marked up' }));
  await user.clear(screen.getByRole('textbox', { name: 'Markup in %' }));
  await user.type(screen.getByRole('textbox', { name: 'Markup in %' }), '12.5');
  await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  await user.click(screen.getByRole('checkbox', { name: 'Show videos' }));
  expect(await screen.findByRole('img', { name: 'Page 1 as it will be' })).toBeInTheDocument();
  await user.click(await button('Next page'));
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(previews.at(-1)?.url.searchParams.get('page')).toBe('2'));
  const look = { language: 'hi', perPage: 4, showsVideos: true };
  const options = { title: 'Diwali 2026', rate: 'marked-up', markupPercent: 12.5, ...look };
  const catalogIds = [BANDHANI.id, RADHIKA.id];
  expect(previews.at(-1)?.body).toMatchObject({ catalogIds, options });

  const begun = pdf({ made: null, job: job({ state: 'running', done: 3 }) });
  const created = mockEndpoint(catalogPdfsApi.create, () => {
    mine.push(begun);
    return begun;
  });
  await user.click(await button('Make PDF'));
  const result = within(await screen.findByRole('region', { name: 'Diwali 2026' }));
  expect(await result.findByText('3 of 8')).toBeInTheDocument();
  expect(created.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      catalogIds,
      format: 'pdf',
      quality: 'normal',
      options: expect.objectContaining(options),
    }),
  ]);
  expect(window.location.search).toBe(`?pdf=${begun.id}`);
  mine[0] = pdf();
  expect(await result.findByText('4.2 MB: goes through WhatsApp easily.', {}, { timeout: 4000 })).toBeInTheDocument();
  expect(result.getByText(/^2 catalogs · 3 pages/)).toBeInTheDocument();

  const fetched = mockEndpoint(catalogPdfsApi.content, () => refusal(503, { message: 'Not now.' }));
  await user.click(result.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(fetched.map(({ params }) => params.id)).toEqual([begun.id]);
});

test('catalogs that come after the button was pressed take its complaint away', async () => {
  const { searched } = server();
  const { user } = open();
  await button('Add all 3 catalogs');
  const { opened, open: answer } = gate();
  mockEndpoint(catalogsApi.list, async () => {
    await opened;
    return page(ALL);
  });
  await user.click(await button('Add all 3 catalogs'));
  await user.click(await button('Make PDF'));
  expect(await screen.findByText('Choose at least one catalog.')).toBeInTheDocument();
  answer();
  expect(await screen.findByText('3 catalogs of at most 200, 12 pictures')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Choose at least one catalog.')).not.toBeInTheDocument());
  expect(searched).toHaveLength(1);
});

test('an address can choose catalogs, and what is not live any more is taken out', async () => {
  server({ live: [RADHIKA, JAIPURI] });
  const { user } = open(`?ids=${[RADHIKA.id, 'nonsense', BANDHANI.id, RADHIKA.id].join(',')}`);
  expect(await screen.findByText('Buyers do not see it any more')).toBeInTheDocument();
  expect(screen.getByText('2 catalogs of at most 200, 4 pictures')).toBeInTheDocument();
  await user.click(await button('Remove'));
  expect(await chosenRows()).toEqual(['Radhika Vol 12']);
});

test('nothing is made of nothing, and what is wrong is said beside it', async () => {
  server();
  const created = mockEndpoint(catalogPdfsApi.create, () => refusal(500));
  const { user } = open();
  await user.clear(await screen.findByRole('textbox', { name: 'Title' }));
  await user.click(screen.getByRole('radio', { name: 'JPEGs in a zip' }));
  await user.click(await button('Make JPEGs in a zip'));
  expect(await screen.findByText('Choose at least one catalog.')).toBeInTheDocument();
  expect(screen.getByText('Type a title.')).toBeInTheDocument();
  expect(created).toHaveLength(0);
});

test('what was chosen comes back after the session ended', async () => {
  server();
  const before = { catalogIds: [], quality: 'normal' };
  const mine = { catalogIds: [JAIPURI.id], options: someOptions({ title: 'For Rajkot', perPage: 6 }) };
  localStorage.setItem(`draft ${asha().id} catalog pdf`, JSON.stringify({ at: Date.now(), version: 0, before, mine }));
  const { user } = open();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('For Rajkot'));
  expect(await chosenRows()).toEqual(['जयपुरी लहंगा']);
  expect(screen.getByRole('radio', { name: '6' })).toBeChecked();
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
});

test('a search that failed can be tried again, and one that finds nothing says so', async () => {
  server({ live: [] });
  mockEndpoint(meApi.get, asha({ fo: ['catalog_expert'] }));
  mockEndpoint(catalogsApi.list, () => refusal(500, { message: 'Our side.', requestId: 'request-7' }));
  const { user } = open();
  expect(await screen.findByText('request-7')).toBeInTheDocument();
  mockEndpoint(catalogsApi.list, () => page<Catalog>([]));
  await user.click(await button('Try again'));
  expect(await screen.findByText('No live catalogs yet')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search live catalogs' }), 'silk');
  expect(await screen.findByText('No live catalogs match')).toBeInTheDocument();
});

test('live catalogs are found by a saved view, and by the list somebody comes from', async () => {
  const { searched } = server();
  mockEndpoint(savedViewsApi.list, [
    savedView({ list: 'catalogs.list', name: 'Sarees', search: 'rateFrom=100&sort=title' }),
  ]);
  const { user } = open(`?${new URLSearchParams({ like: 'status=live&rateTo=500' })}`);
  const view = await screen.findByRole('combobox', { name: 'View' });
  expect(view).toHaveDisplayValue('The list you came from');
  const last = () => Object.fromEntries(searched.at(-1)?.url.searchParams ?? []);
  await waitFor(() => expect(last()).toMatchObject({ isSeen: 'true', status: 'live', rateTo: '500' }));
  await user.selectOptions(view, 'Sarees');
  await waitFor(() => expect(last()).toMatchObject({ isSeen: 'true', rateFrom: '100', sort: 'title' }));
  await user.click(await button('Add all 3 catalogs'));
  await waitFor(async () => expect(await chosenRows()).toHaveLength(3));
  expect(last()).toMatchObject({ isSeen: 'true', rateFrom: '100', sort: 'title' });
});
