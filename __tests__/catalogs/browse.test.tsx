import { choicesApi } from '@/lib/contracts/base/choices';
import { videosApi } from '@/lib/contracts/videos/videos';
import { catalogTwinsApi } from '@/lib/contracts/catalogs/catalog-twins';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import type { CatalogFacet } from '@/lib/domain/catalogs/catalog-facets';
import CatalogBrowsePage from '@/pages/catalog';
import { catalogsOf } from '../support/catalog-place';
import { catalog } from '../support/catalog-records';
import { mockEndpoint } from '../support/mock-endpoint';
import { openFilter } from '../support/open-filter';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';

const LIVE = catalog(1, { title: 'Georgette saree', status: 'live', rate: 41_500 });
const DRAFT = catalog(2, {
  title: '',
  status: 'draft',
  missing: ['title', 'rate'],
  hiddenBecause: ['It is draft, not live.'],
});

function catalogsKnown(sampled: CatalogFacet[] = []) {
  serverKnows(asha({ fo: ['admin'] }));
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  // Registered first: the route of a single catalog would match the other addresses.
  mockEndpoint(catalogsApi.get, ({ params }) => (params.id === LIVE.id ? LIVE : DRAFT));
  mockEndpoint(catalogTwinsApi.of, []);
  mockEndpoint(videosApi.ofCatalog, []);
  mockEndpoint(catalogsApi.facets, {
    status: [
      { value: 'live', count: 1 },
      { value: 'draft', count: 1 },
    ],
    productTypeId: [],
    marketId: [],
    sellerId: [],
    valueId: [],
    rate: [{ value: '40000', count: 2 }],
    days: [{ value: '7', count: 2 }],
    sampled,
    readAs: null,
  });
  return mockEndpoint(catalogsApi.list, ({ url: { searchParams } }) => {
    const wanted = searchParams.getAll('status');
    const rows = [LIVE, DRAFT].filter(({ status }) => wanted.length === 0 || wanted.includes(status));
    return { rows, next: null, previous: null, count: { value: rows.length, isExact: true } };
  });
}

const UNTITLED = `Untitled, of ${DRAFT.seller.businessName}`;
const open = (url = '/catalog') => openApp(url, { roles: ['admin'], pages: { '/catalog': CatalogBrowsePage } });

test('counts by status beside the list, and a click narrows it down', async () => {
  const lists = catalogsKnown();
  const { user } = open();
  await screen.findByText('Georgette saree');
  expect(screen.getByText(UNTITLED)).toBeInTheDocument();
  const status = within(screen.getByRole('group', { name: 'Status' }));
  await user.click(status.getByRole('button', { name: 'Live 1' }));
  await waitFor(() => expect(screen.queryByText(UNTITLED)).not.toBeInTheDocument());
  expect(lists.at(-1)?.url.searchParams.getAll('status')).toEqual(['live']);
  expect(status.getByRole('button', { name: 'Live 1' })).toHaveAttribute('aria-pressed', 'true');
});

test('a quick look says what is missing and why buyers do not see it', async () => {
  catalogsKnown();
  const { user } = open();
  await user.click(await screen.findByText(UNTITLED));
  const look = within(await screen.findByRole('dialog', { name: UNTITLED }));
  expect(await look.findByText('Still missing: title, rate.')).toBeInTheDocument();
  expect(look.getByText(/Buyers do not see it\. It is draft, not live\./)).toBeInTheDocument();
});

test('takes a rate in rupees and asks in paise', async () => {
  const lists = catalogsKnown();
  const { user } = open();
  await screen.findByText('Georgette saree');
  await openFilter(user, 'Rate');
  await user.type(screen.getByRole('textbox', { name: 'From' }), '300');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '500');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('rateTo')).toBe('50000'));
  expect(lists.at(-1)?.url.searchParams.get('rateFrom')).toBe('30000');
  expect(screen.getByRole('button', { name: /₹300 to ₹500/ })).toBeInTheDocument();
});

test('counts by rate and age narrow the list to a band and to some days', async () => {
  const lists = catalogsKnown();
  const { user } = open();
  await screen.findByText('Georgette saree');
  await user.click(screen.getByRole('button', { name: 'More counts' }));
  await user.click(await screen.findByRole('button', { name: '₹400 – ₹600 2' }));
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('rateTo')).toBe('59999'));
  expect(lists.at(-1)?.url.searchParams.get('rateFrom')).toBe('40000');
  await user.click(screen.getByRole('button', { name: 'Last 7 days 2' }));
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('days')).toBe('7'));
});

test('says at each row of counts of how many they are where more match', async () => {
  catalogsKnown(['status', 'rate']);
  const { user } = open();
  expect(await screen.findByRole('group', { name: 'Status' })).toHaveTextContent('Of 10,000 looked at:');
  await user.click(screen.getByRole('button', { name: 'More counts' }));
  expect(await screen.findByRole('group', { name: 'Rate' })).toHaveTextContent('Of 10,000 looked at:');
  expect(screen.getByRole('group', { name: 'Received' })).not.toHaveTextContent('looked at');
});

test('a ready-made view takes one click there and one back', async () => {
  const lists = catalogsKnown();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'No fabric' }));
  const fabric = STARTING_TAXONOMY.attributes.find(({ nameEn }) => nameEn === 'Fabric');
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('lacksAttributeId')).toBe(fabric?.id));
  await user.click(screen.getByRole('button', { name: 'Possible duplicates' }));
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('hasTwin')).toBe('true'));
  expect(lists.at(-1)?.url.searchParams.has('lacksAttributeId')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(window.location.search).toBe(''));
});

test('one click shows the live catalogs that are in no live video', async () => {
  const lists = catalogsKnown();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Live without video' }));
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('status')).toBe('live'));
  expect(lists.at(-1)?.url.searchParams.get('hasVideo')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Sent back' }));
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.has('hasVideo')).toBe(false));
});

test('the space bar previews a row, arrows go to its neighbours, and it closes again', async () => {
  catalogsKnown();
  const { user } = open();
  await screen.findByText('Georgette saree');
  await user.keyboard('j ');
  expect(await screen.findByRole('dialog', { name: 'Georgette saree' })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('dialog', { name: UNTITLED })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(await screen.findByRole('dialog', { name: 'Georgette saree' })).toBeInTheDocument();
  await user.keyboard(' ');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a quick look goes on to rows that are not loaded yet', async () => {
  catalogsKnown();
  const page = (row: typeof LIVE, next: string | null) => ({
    rows: [row],
    next,
    previous: null,
    count: { value: 2, isExact: true },
  });
  mockEndpoint(catalogsApi.list, ({ url: { searchParams } }) =>
    searchParams.has('cursor') ? page(DRAFT, null) : page(LIVE, 'there'),
  );
  const { user } = open();
  await screen.findByText('Georgette saree');
  await user.keyboard('j ');
  expect(await screen.findByRole('dialog', { name: 'Georgette saree' })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('dialog', { name: UNTITLED })).toBeInTheDocument();
});

test('pictures have the keys of the table, and stay chosen for the next visit', async () => {
  catalogsKnown();
  const { user, unmount } = open();
  await screen.findByText('Georgette saree');
  await user.click(screen.getByRole('button', { name: 'Photos' }));
  const cards = within(await screen.findByRole('list', { name: 'Catalogs' }));
  await user.keyboard('j');
  expect(cards.getByRole('button', { name: /^Georgette saree/ })).toHaveFocus();
  await user.keyboard('jx');
  expect(cards.getByRole('checkbox', { name: `Select ${UNTITLED}` })).toBeChecked();
  expect(await screen.findByRole('button', { name: 'Change…' })).toBeInTheDocument();
  unmount();
  open();
  expect(await screen.findByRole('list', { name: 'Catalogs' })).toBeInTheDocument();
  window.localStorage.clear();
});

test('says what it looked for where nothing is spelt as typed', async () => {
  catalogsKnown();
  mockEndpoint(catalogsApi.facets, {
    status: [],
    productTypeId: [],
    marketId: [],
    sellerId: [],
    valueId: [],
    rate: [],
    days: [],
    sampled: [],
    readAs: 'georgette',
  });
  open('/catalog?q=georgete');
  expect(await screen.findByText('Nothing is spelt “georgete”. These are for “georgette”.')).toBeInTheDocument();
});

test('shows no counts where there is nothing to count', async () => {
  catalogsOf([]);
  open();
  await screen.findByText('No catalogs yet');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More counts' })).not.toBeInTheDocument());
  expect(screen.queryByRole('group', { name: 'Ready-made views' })).not.toBeInTheDocument();
});

test('An order is begun of the catalog that is looked at, when buyers see it', async () => {
  catalogsKnown();
  mockEndpoint(choicesApi.buyers, [{ id: '0198b2a0-0000-7000-8000-00000000b001', label: 'Roop Sangam, Jaipur' }]);
  mockEndpoint(ordersApi.catalogs, []);
  const { user } = open(`/catalog?look=${LIVE.id}`);
  await user.click(await screen.findByRole('button', { name: 'Order this' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who orders?' }));
  await user.type(await dialog.findByRole('combobox', { name: 'Buyer' }), 'roop');
  await user.click(await screen.findByRole('option', { name: 'Roop Sangam, Jaipur' }));
  expect(await screen.findByText('Nothing of it can be ordered now.')).toBeInTheDocument();
});
