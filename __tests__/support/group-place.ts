import { GroupScreen } from '@/components/catalog-groups/group-screen';
import { type CatalogGroup, catalogGroupsApi, type GroupProposal } from '@/lib/contracts/catalog-groups';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { catalog } from './catalog-records';
import { gate } from './gate';
import { mockEndpoint, refusal } from './mock-endpoint';
import { asha, openApp, serverKnows } from './open-app';
import { screen, within } from './render';

type CatalogOf = ReturnType<typeof catalog>;

const GROUP_ID = '0198b2a0-0000-7000-8a00-000000000001';
const ALL = [1, 2, 3, 4].map((last) => catalog(last));

/** Catalogs of one seller; the group is viewed from the first. */
export const [FIRST, SECOND, THIRD, FOURTH] = ALL as [CatalogOf, CatalogOf, CatalogOf, CatalogOf];

/** Another group of the seller, which contains the fourth catalog in some tests. */
export const OTHER = { id: '0198b2a0-0000-7000-8a00-000000000002', name: 'Radha vol 2', version: 3 };

export const proposal = (one: CatalogOf, details: Partial<GroupProposal> = {}): GroupProposal => ({
  catalog: one,
  score: 50,
  reasons: ['Both are Kesariya vol 4.'],
  group: null,
  ...details,
});

/** A deleted catalog of the other group, which is never shown. */
export const BURIED_ID = '0198b2a0-0000-7000-8a00-0000000000ff';

const idsOf = (group: CatalogGroup | null) => group?.members.map(({ id }) => id) ?? [];
const find = (ids: readonly string[]) => ids.flatMap((id) => ALL.find((one) => one.id === id) ?? []);

/** The server's groups, viewed from the first catalog; `apart` are in the other group. */
export function groupsOf(members: CatalogOf[], proposals: GroupProposal[], apart: CatalogOf[] = []) {
  serverKnows(asha({ fo: ['editor_catalog'] }));
  let group: CatalogGroup | null =
    members.length === 0 ? null : { id: GROUP_ID, name: 'Kesariya vol 4', version: 1, members };
  const set = (ids: readonly string[], name = group?.name ?? '') => {
    const found = find(ids);
    group = found.length === 0 ? null : { id: GROUP_ID, name, version: (group?.version ?? 0) + 1, members: found };
    return group;
  };
  let held: ReturnType<typeof gate> | null = null;
  const must = (now: CatalogGroup | null) => now ?? refusal(404);
  const groupWith = (id: string) =>
    [group, { ...OTHER, members: apart }].find((one) => idsOf(one).includes(id)) ?? null;
  const one = (id = '') => find([id])[0] ?? refusal(404);
  mockEndpoint(catalogGroupsApi.ofCatalog, ({ params: { id = '' } }) => ({
    catalog: find([id])[0] ?? FIRST,
    group: groupWith(id),
    proposals: proposals.filter(({ catalog: { id } }) => !idsOf(group).includes(id)),
    proposedName: 'Kesariya vol 4',
  }));
  mockEndpoint(catalogsApi.get, ({ params }) => one(params.id));
  return {
    searched: mockEndpoint(catalogsApi.list, ({ url }) => {
      const q = url.searchParams.get('q') ?? '';
      const rows = ALL.filter(({ title, designNumber }) => `${title} ${designNumber}`.includes(q));
      return { rows, next: null, previous: null, count: { value: rows.length, isExact: true } };
    }),
    created: mockEndpoint(catalogGroupsApi.create, ({ body }) => must(set(body.catalogIds, body.name))),
    arranged: mockEndpoint(catalogGroupsApi.arrange, async ({ body }) => {
      await held?.opened;
      return set(body.catalogIds);
    }),
    /** Arrangements are answered only after the returned function is called. */
    holdArranging: () => {
      held = gate();
      return held.open;
    },
    renamed: mockEndpoint(catalogGroupsApi.rename, ({ body }) => must(set(idsOf(group), body.name))),
    merged: mockEndpoint(catalogGroupsApi.merge, () => {
      const now = set([...idsOf(group), FOURTH.id]);
      return now ? { ...now, joinedIds: [FOURTH.id, BURIED_ID] } : refusal(404);
    }),
    splits: mockEndpoint(catalogGroupsApi.split, ({ body }) => {
      const split = find(body.catalogIds);
      const rest = set(idsOf(group).filter((id) => !body.catalogIds.includes(id)));
      if (!rest) return refusal(409);
      return { group: { id: OTHER.id, name: body.name, version: 1, members: split }, rest };
    }),
  };
}

/** Opens the grouping screen of the first catalog. */
export const openGroup = () =>
  openApp(`/catalog/tag/group/${FIRST.id}`, {
    roles: ['editor_catalog'],
    pages: { '/catalog/tag/group/[id]': GroupScreen },
  });

export const members = async () => within(await screen.findByRole('list', { name: 'Catalogs of the group' }));

/** Names of the members, in order. */
export const names = async () => (await members()).getAllByRole('listitem').map((one) => one.textContent);
