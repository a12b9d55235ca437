import { CollectionCurateScreen } from '@/components/collections/collection-curate-screen';
import { CollectionFinalizeScreen } from '@/components/collections/collection-finalize-screen';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { CollectionDetail, Member } from '@/lib/contracts/collections/collection-record';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { collectionProblems } from '@/lib/domain/collections/collection-problems';
import { mergeOrders } from '@/lib/domain/collections/merge-orders';
import { catalog } from '../support/catalog-records';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const ID = '0198b2a0-0000-7000-8000-0000000000c1';
const ALL: readonly Member[] = [1, 2, 3, 4].map((nth) => catalog(nth));
const WITHOUT_RATE: Member = { ...catalog(5), rate: null };
const KNOWN = [...ALL, WITHOUT_RATE];
const idOf = (nth: number) => KNOWN[nth - 1]?.id ?? '';

/** A collection on a server that merges like ours; `others` are the catalogs in it that this browser does not know. */
function collectionPlace(
  shown: readonly number[],
  others: readonly number[] = shown,
  details: Partial<CollectionDetail> = {},
) {
  let order = others.map(idOf);
  let isFirst = true;
  const marks = { pinned: [] as string[], excluded: [] as string[] };
  mockEndpoint(collectionsApi.likenesses, [{ ids: [idOf(1), idOf(2)], kind: 'colourway' }]);
  mockEndpoint(catalogsApi.facets, {
    ...{ status: [], marketId: [], sellerId: [], valueId: [], days: [], sampled: [], readAs: null },
    productTypeId: [],
    rate: [{ value: '0', count: 4 }],
  });
  mockEndpoint(collectionsApi.mark, ({ body: { catalogIds, mark } }) => {
    for (const kind of ['pinned', 'excluded'] as const)
      marks[kind] = [...marks[kind].filter((one) => !catalogIds.includes(one)), ...(mark === kind ? catalogIds : [])];
    return now(order);
  });
  const now = (ids: readonly string[]): CollectionDetail => {
    const members = ids.flatMap((id) => KNOWN.find((one) => one.id === id) ?? []);
    const base = {
      id: ID,
      nameEn: 'Diwali',
      nameHi: 'दिवाली',
      descriptionEn: '',
      descriptionHi: '',
      segment: null,
      coverCatalogId: ids[0] ?? null,
      cover: null,
      status: 'curating' as const,
      statusReason: null,
      statusChangedAt: '2026-11-20T06:00:00.000Z',
      liveFrom: null,
      liveUntil: null,
      size: ids.length,
      blocked: { hidden: 0, withoutRate: 0 },
      views: 0,
      pinnedIds: marks.pinned,
      excluded: marks.excluded.map((one) => ({ id: one, title: 'Kesariya vol 4' })),
      rules: [],
      revision: 1,
      previousId: null,
      nextId: null,
      createdBy: { id: '0198b2a0-0000-7000-8000-000000000001', name: 'Asha Patel' },
      createdAt: '2026-11-20T06:00:00.000Z',
      version: 1,
      ...details,
    };
    const checked = members.map((member) => ({ ...member, hasCover: member.cover !== null }));
    return { ...base, members, problems: collectionProblems({ ...base, members: checked }) };
  };
  mockEndpoint(collectionsApi.get, () => {
    const seen = isFirst ? shown.map(idOf) : order;
    isFirst = false;
    return now(seen);
  });
  mockEndpoint(catalogsApi.list, () => ({
    rows: [...ALL] as never,
    next: null,
    previous: null,
    count: { value: ALL.length, isExact: true },
  }));
  const saved = mockEndpoint(collectionsApi.arrange, ({ body }) => {
    const added = order.filter((id) => !body.base.includes(id)).length;
    const removed = body.base.filter((id) => !order.includes(id)).length;
    order = mergeOrders(body.base, body.order, order);
    return { collection: now(order), merged: { added, removed } };
  });
  return { saved, orderNow: () => order };
}

beforeEach(() => void serverKnows());

const open = () =>
  openApp(`/collection/create/curate?id=${ID}`, {
    roles: ['admin'],
    pages: {
      '/collection/create/curate': CollectionCurateScreen,
      '/collection/create/finalize': CollectionFinalizeScreen,
    },
  });
const members = async () => within(await screen.findByRole('list', { name: 'Catalogs of the collection' }));

test('Curating adds what is selected, moves by keys, and saves each change by itself', async () => {
  const { orderNow } = collectionPlace([1]);
  const { user } = open();
  const found = within(await screen.findByRole('list', { name: 'Found catalogs' }));
  await user.click(await found.findByRole('checkbox', { name: 'Select Kesariya vol 2' }));
  await user.click(found.getByRole('checkbox', { name: 'Select Kesariya vol 3' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 catalogs' }));
  const list = await members();
  list.getByRole('button', { name: 'Move Kesariya vol 3 up' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(orderNow()).toEqual([1, 3, 2].map(idOf)));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

test('What a colleague did meanwhile is merged and told', async () => {
  const { orderNow } = collectionPlace([1, 2], [2, 4]);
  const { user } = open();
  const found = within(await screen.findByRole('list', { name: 'Found catalogs' }));
  await user.click(await found.findByRole('button', { name: 'Add Kesariya vol 3' }));
  expect(
    await screen.findByText('Merged with a colleague’s changes: 1 catalog added and 1 catalog removed.'),
  ).toBeInTheDocument();
  expect([...orderNow()].sort()).toEqual([2, 3, 4].map(idOf));
  expect((await members()).getByText('Kesariya vol 4')).toBeInTheDocument();
});

test('A rule shows what it adds before it does', async () => {
  const { orderNow } = collectionPlace([1]);
  const asked = mockEndpoint(collectionsApi.previewRule, { added: ALL.slice(2), crowdedOut: 1, excluded: 0 });
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'By rule' }));
  await user.type(screen.getByRole('textbox', { name: 'Rate up to (₹)' }), '600');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText(/The rule adds 2 catalogs\. 1 catalog left out/)).toBeInTheDocument();
  expect(asked[0]?.body).toMatchObject({ rule: { rateTo: 60_000, most: 40, mostPerSeller: 3 }, members: [idOf(1)] });
  await user.click(screen.getByRole('button', { name: 'Add them' }));
  await waitFor(() => expect(orderNow()).toEqual([1, 3, 4].map(idOf)));
});

test('The check list keeps it from being finalized until it is mended', async () => {
  collectionPlace([1], [1], { nameHi: '' });
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Check and finalize' }));
  expect(await screen.findByText('It has no Hindi name.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Finalize' })).toBeDisabled();
});

test('The check list leads to each catalog, and names what is likely there twice', async () => {
  const { orderNow } = collectionPlace([1, 5, 3]);
  mockEndpoint(collectionsApi.likenesses, [{ ids: [idOf(1), idOf(3)], kind: 'duplicate' }]);
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'Check and finalize' }));
  const [problem] = within(await screen.findByRole('list', { name: 'What is in the way' })).getAllByRole('listitem');
  expect(within(problem as HTMLElement).getByRole('link', { name: 'Open it' })).toHaveAttribute(
    'href',
    expect.stringContaining(idOf(5)),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Kesariya vol 3' }));
  await waitFor(() => expect(orderNow()).toEqual([1, 5].map(idOf)));
});

test('Reordering leaves pinned catalogs in place, and look-alikes are named', async () => {
  const { orderNow } = collectionPlace([1, 2, 3]);
  const { user } = open();
  const list = await members();
  expect(await list.findByText('Another colour of Kesariya vol 2')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Pin Kesariya vol 2' }));
  expect(await list.findByRole('button', { name: 'Pin Kesariya vol 2', pressed: true })).toBeInTheDocument();
  const [down] = list.getAllByRole('button', { name: 'Move Kesariya vol 1 down' });
  down?.focus();
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(orderNow()).toEqual([2, 3, 1].map(idOf)));
  await user.click(screen.getByRole('button', { name: 'Alternate sellers' }));
  await waitFor(() => expect(orderNow()[0]).toBe(idOf(2)));
});

test('What a rule adds can be excluded from it, and allowed again', async () => {
  collectionPlace([1]);
  mockEndpoint(collectionsApi.previewRule, { added: [ALL[3] as Member], crowdedOut: 0, excluded: 0 });
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'By rule' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const added = within(await screen.findByRole('list', { name: 'What the rule adds' }));
  await user.click(added.getByRole('button', { name: 'Exclude Kesariya vol 4' }));
  const excluded = within(await screen.findByRole('list', { name: 'Excluded catalogs' }));
  await user.click(excluded.getByRole('button', { name: 'Allow Kesariya vol 4 again' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Excluded catalogs' })).not.toBeInTheDocument());
});

test('What could not be saved says so, and is tried again', async () => {
  collectionPlace([1]);
  const tried = mockEndpoint(collectionsApi.arrange, () => refusal(503, { message: 'The server is busy.' }));
  const { user } = open();
  const found = within(await screen.findByRole('list', { name: 'Found catalogs' }));
  await user.click(await found.findByRole('button', { name: 'Add Kesariya vol 3' }));
  expect(await screen.findByText('Not saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(tried.map(({ body }) => body.order)).toEqual([[1, 3].map(idOf), [1, 3].map(idOf)]));
});
