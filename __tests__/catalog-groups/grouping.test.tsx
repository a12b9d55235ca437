import { GroupScreen } from '@/components/catalog-groups/group-screen';
import { type CatalogGroup, catalogGroupsApi, type GroupProposal } from '@/lib/contracts/catalog-groups';
import { catalog } from '../support/catalog-records';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const GROUP_ID = '0198b2a0-0000-7000-8a00-000000000001';
const OTHER = { id: '0198b2a0-0000-7000-8a00-000000000002', name: 'Radha vol 2', version: 3 };
const ALL = [1, 2, 3, 4].map((last) => catalog(last));
const [FIRST, SECOND, THIRD, FOURTH] = ALL as [CatalogOf, CatalogOf, CatalogOf, CatalogOf];
type CatalogOf = ReturnType<typeof catalog>;

const proposal = (one: CatalogOf, details: Partial<GroupProposal> = {}): GroupProposal => ({
  catalog: one,
  score: 50,
  reasons: ['Both are Kesariya vol 4.'],
  group: null,
  ...details,
});

/** What the server knows of groups, seen from the first catalog. */
function groupsOf(members: CatalogOf[], proposals: GroupProposal[]) {
  serverKnows(asha({ fo: ['editor_catalog'] }));
  let group: CatalogGroup | null =
    members.length === 0 ? null : { id: GROUP_ID, name: 'Kesariya vol 4', version: 1, members };
  const set = (ids: readonly string[], name = group?.name ?? '') => {
    const found = ids.flatMap((id) => ALL.find((one) => one.id === id) ?? []);
    group = found.length === 0 ? null : { id: GROUP_ID, name, version: (group?.version ?? 0) + 1, members: found };
    return group;
  };
  const must = (now: CatalogGroup | null) => now ?? refusal(404);
  mockEndpoint(catalogGroupsApi.ofCatalog, () => ({
    catalog: FIRST,
    group,
    proposals: proposals.filter((one) => !group?.members.some(({ id }) => id === one.catalog.id)),
    proposedName: 'Kesariya vol 4',
  }));
  return {
    created: mockEndpoint(catalogGroupsApi.create, ({ body }) => must(set(body.catalogIds, body.name))),
    arranged: mockEndpoint(catalogGroupsApi.arrange, ({ body }) => set(body.catalogIds)),
    renamed: mockEndpoint(catalogGroupsApi.rename, ({ body }) =>
      must(set(group?.members.map(({ id }) => id) ?? [], body.name)),
    ),
    merged: mockEndpoint(catalogGroupsApi.merge, () =>
      must(set([...(group?.members.map(({ id }) => id) ?? []), FOURTH.id])),
    ),
    splits: mockEndpoint(catalogGroupsApi.split, ({ body }) => {
      const apart = ALL.filter(({ id }) => body.catalogIds.includes(id));
      const rest = set((group?.members ?? []).map(({ id }) => id).filter((id) => !body.catalogIds.includes(id)));
      if (!rest) return refusal(409);
      return { group: { id: OTHER.id, name: body.name, version: 1, members: apart }, rest };
    }),
  };
}

const open = () =>
  openApp(`/catalog/tag/group/${FIRST.id}`, {
    roles: ['editor_catalog'],
    pages: { '/catalog/tag/group/[id]': GroupScreen },
  });
const members = async () => within(await screen.findByRole('list', { name: 'Catalogs of the group' }));
const names = async () => (await members()).getAllByRole('listitem').map((one) => one.textContent);

test('proposals are accepted by one key, passed by another, and what was done is undone', async () => {
  const { created, arranged } = groupsOf([], [proposal(SECOND), proposal(THIRD), proposal(FOURTH)]);
  const { user } = open();
  expect(await screen.findByRole('textbox', { name: 'Name of the group' })).toHaveValue('Kesariya vol 4');
  await user.keyboard('y');
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title]));
  expect(created.map(({ body }) => body)).toEqual([{ name: 'Kesariya vol 4', catalogIds: [FIRST.id, SECOND.id] }]);
  await user.keyboard('n{Enter}');
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, FOURTH.title]));
  expect(within(screen.getByRole('list', { name: 'Proposals' })).getByText(THIRD.title)).toBeInTheDocument();
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title]));
  expect(arranged.map(({ body }) => body)).toEqual([
    { catalogIds: [FIRST.id, SECOND.id, FOURTH.id], version: 1 },
    { catalogIds: [FIRST.id, SECOND.id], version: 2 },
  ]);
});

test('members are moved by the keyboard, which stays with the one that moved, and taken out', async () => {
  const { arranged } = groupsOf([FIRST, SECOND, THIRD], []);
  const { user } = open();
  const up = await screen.findByRole('button', { name: `Move ${THIRD.title} up` });
  up.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, THIRD.title, SECOND.title]));
  await waitFor(() => expect(screen.getByRole('button', { name: `Move ${THIRD.title} up` })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: `Take ${SECOND.title} out` }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, THIRD.title]));
  expect(arranged.at(-1)?.body).toEqual({ catalogIds: [FIRST.id, THIRD.id], version: 2 });
});

test('a catalog of another group brings its group along, and the chosen are split off', async () => {
  const { merged, splits } = groupsOf([FIRST, SECOND], [proposal(FOURTH, { group: OTHER })]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Merge with Radha vol 2: ${FOURTH.title}` }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, SECOND.title, FOURTH.title]));
  expect(merged.map(({ body }) => body)).toEqual([{ otherId: OTHER.id, version: 1, otherVersion: 3 }]);
  await user.click((await members()).getByRole('checkbox', { name: `Choose ${SECOND.title}` }));
  await user.click(screen.getByRole('button', { name: 'Split off 1 as a group' }));
  await waitFor(async () => expect(await names()).toEqual([FIRST.title, FOURTH.title]));
  expect(splits.map(({ body }) => body)).toEqual([{ name: SECOND.title, catalogIds: [SECOND.id], version: 2 }]);
});

test('a group is renamed, and typing a name accepts nothing', async () => {
  const { renamed, arranged } = groupsOf([FIRST], [proposal(SECOND)]);
  const { user } = open();
  const name = await screen.findByRole('textbox', { name: 'Name of the group' });
  await user.clear(name);
  await user.type(name, 'My new{Enter}');
  await waitFor(() => expect(renamed.map(({ body }) => body)).toEqual([{ name: 'My new', version: 1 }]));
  expect(await screen.findByText('The group is called My new.')).toBeInTheDocument();
  expect(arranged).toEqual([]);
});
