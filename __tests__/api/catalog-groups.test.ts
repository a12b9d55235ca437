import { eq } from 'drizzle-orm';
import { catalogGroupsApi, type CatalogGroup, GROUP_SIZE } from '@/lib/contracts/catalog-groups';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { orm } from '@/lib/server/db/database';
import { auditEntries } from '@/lib/server/db/schema/system';
import { serveApi } from '../support/api';
import { breakStatement } from '../support/broken-statement';
import { makeCatalog } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();

const DAY = 24 * 60 * 60 * 1000;

/** Catalogs of one seller, weeks apart by default, and the user who groups them. */
async function atGrouping(...all: Parameters<typeof makeCatalog>[0][]) {
  const as = await makeSession({ user: await makeUser({ roles: ['editor_catalog'] }) });
  const { id: sellerId } = await makeSeller();
  const ids: string[] = [];
  for (const [index, one] of all.entries()) {
    const createdAt = new Date(Date.now() - (index + 1) * 14 * DAY);
    ids.push((await makeCatalog({ sellerId, createdAt, ...one })).id);
  }
  const [a = '', b = '', c = '', d = ''] = ids;
  const of = async (id: string) => (await api.call(catalogGroupsApi.ofCatalog, { params: { id } }, { as })).data;
  const create = (name: string, catalogIds: string[]) =>
    api.call(catalogGroupsApi.create, { body: { name, catalogIds } }, { as });
  const arrange = ({ id, version }: CatalogGroup, catalogIds: string[]) =>
    api.call(catalogGroupsApi.arrange, { params: { id }, body: { catalogIds, version } }, { as });
  return { as, sellerId, a, b, c, d, of, create, arrange };
}

const idsOf = (group: CatalogGroup | null) => group?.members.map(({ id }) => id);

describe('proposals', () => {
  it('are of one volume, in a row or of one day, the likeliest first and with reasons', async () => {
    const day = new Date(Date.now() - 60 * DAY);
    const { a, b, c, d, of, sellerId } = await atGrouping(
      { title: 'Kesariya vol 4', designNumber: '1023', createdAt: day },
      { caption: '*Kesariya* vol 4\nGeorgette saree', designNumber: '1024' },
      { title: 'Radha vol 4' },
      { title: 'Silk', createdAt: day },
    );
    await makeCatalog({ title: 'Kesariya vol 4', createdAt: day });
    const { proposals, group, proposedName } = await of(a);
    expect([group, proposedName]).toEqual([null, 'Kesariya vol 4']);
    expect(proposals.map(({ catalog, reasons }) => [catalog.id, reasons])).toEqual([
      [b, ['Both are Kesariya vol 4.', 'Design numbers in a row: 1023, 1024.']],
      [d, ['Received within a day.']],
    ]);
    expect(proposals.every(({ catalog }) => catalog.seller.id === sellerId && catalog.id !== c)).toBe(true);
  });

  it('name the group a catalog is in, and leave out those of the same group', async () => {
    const title = 'Kesariya vol 4';
    const { a, b, c, d, of, create } = await atGrouping({ title }, { title }, { title }, { title });
    const own = (await create('One', [a, b])).data;
    const other = (await create('Other', [c])).data;
    const { proposals, group } = await of(a);
    expect(group).toEqual(own);
    expect(proposals.map(({ catalog, group: its }) => [catalog.id, its]).sort()).toEqual(
      [
        [c, { id: other.id, name: 'Other', version: 1 }],
        [d, null],
      ].sort(),
    );
  });
});

it('more of the seller’s catalogs are found by title and by design number', async () => {
  const [radha, number] = [{ title: 'Radha vol 4', searchText: 'radha vol 4' }, { searchText: '2048' }];
  const { as, sellerId, b, c } = await atGrouping({}, radha, number);
  await makeCatalog({ searchText: 'radha vol 4 2048' });
  const find = async (q: string) => {
    const { data } = await api.call(catalogsApi.list, { query: { q, sellerId: [sellerId] } }, { as });
    return data.rows.map(({ id }) => id);
  };
  expect([await find('radha'), await find('2048')]).toEqual([[b], [c]]);
  expect((await api.call(catalogsApi.get, { params: { id: b } }, { as })).data.title).toBe('Radha vol 4');
});

describe('a group', () => {
  it('is made, ordered, added to, taken from and gone with its last catalog', async () => {
    const { as, a, b, c, of, create, arrange } = await atGrouping({}, {}, {});
    const made = await create('Kesariya', [b, a]);
    expect([made.status, idsOf(made.data)]).toEqual([201, [b, a]]);
    const added = (await arrange(made.data, [a, c, b])).data as CatalogGroup;
    expect([idsOf(added), added.version]).toEqual([[a, c, b], 2]);
    const fewer = (await arrange(added, [c, a])).data as CatalogGroup;
    expect([idsOf(fewer), (await of(b)).group]).toEqual([[c, a], null]);
    const history = await api.call(catalogsApi.history, { params: { id: b }, query: {} }, { as });
    expect(history.data.rows.map(({ action, changes }) => [action, changes.groupId])).toEqual([
      ['catalogs.grouped', { before: made.data.id, after: null }],
      ['catalogs.grouped', { before: null, after: made.data.id }],
    ]);
    expect((await arrange(fewer, [])).data).toBeNull();
    expect([(await of(a)).group, (await of(c)).group]).toEqual([null, null]);
    expect((await arrange(fewer, [a])).status).toBe(404);
  });

  it('refuses what another has, what is another seller’s, and what changed meanwhile', async () => {
    const { a, b, c, create, arrange } = await atGrouping({ title: 'Kesariya' }, {}, {});
    const group = (await create('One', [a])).data;
    expect((await create('Two', [b, a])).failure.message).toMatch(/^Kesariya is in another group already/);
    const stranger = (await makeCatalog()).id;
    expect((await arrange(group, [a, stranger])).failure.issues).toMatchObject([{ path: ['catalogIds', 1] }]);
    await arrange(group, [a, b]);
    expect((await arrange(group, [a, c])).failure.code).toBe('changed_meanwhile');
  });

  it('takes a catalog once, however many want it at the same time', async () => {
    const { a, b, c, create, of } = await atGrouping({}, {}, {});
    const replies = await Promise.all([create('One', [a, b]), create('Two', [a, c]), create('Three', [c, a])]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await of(a)).group).toEqual(replies.find(({ status }) => status === 201)?.data);
  });

  it('is split and merged back, each the way back of the other', async () => {
    const { as, a, b, c, create, of } = await atGrouping({}, {}, {});
    const group = (await create('Kesariya', [a, b, c])).data;
    const split = (catalogIds: string[]) =>
      api.call(
        catalogGroupsApi.split,
        { params: { id: group.id }, body: { name: 'Apart', catalogIds, version: group.version } },
        { as },
      );
    expect((await split([a, b, c])).failure.message).toMatch(/Leave a catalog/);
    const { data } = await split([b, c]);
    expect([idsOf(data.group), idsOf(data.rest), data.group.name]).toEqual([[b, c], [a], 'Apart']);
    const body = { otherId: data.group.id, version: data.rest.version, otherVersion: data.group.version };
    const merge = () => api.call(catalogGroupsApi.merge, { params: { id: group.id }, body }, { as });
    const mend = await breakStatement('insert', 'audit_entries');
    expect((await merge()).status).toBe(500);
    await mend();
    expect(idsOf((await of(b)).group)).toEqual([b, c]);
    expect(idsOf((await merge()).data)).toEqual([a, b, c]);
    expect((await merge()).status).toBe(404);
  });

  it('is apart from another as it was after a merge, deleted catalogs among them', async () => {
    const { as, a, b, c, d, create, of } = await atGrouping({}, {}, {}, {});
    const [kept, other] = [(await create('Kept', [a])).data, (await create('Other', [d, c, b])).data];
    const params = { id: c };
    const admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
    await api.call(catalogsApi.remove, { params }, { as: admin });
    const merged = await api.call(
      catalogGroupsApi.merge,
      { params: { id: kept.id }, body: { otherId: other.id, version: kept.version, otherVersion: other.version } },
      { as },
    );
    expect([idsOf(merged.data), merged.data.joinedIds]).toEqual([
      [a, d, b],
      [d, b, c],
    ]);
    const split = (catalogIds: string[]) =>
      api.call(
        catalogGroupsApi.split,
        { params: { id: kept.id }, body: { name: 'Other', catalogIds, version: merged.data.version } },
        { as },
      );
    expect((await split([c])).failure.issues).toMatchObject([{ path: ['catalogIds', 0] }]);
    expect((await split([a, b, d])).failure.message).toMatch(/Leave a catalog/);
    expect(idsOf((await split(merged.data.joinedIds)).data.group)).toEqual([d, b]);
    await api.call(catalogsApi.restore, { params }, { as: admin });
    expect([idsOf((await of(a)).group), idsOf((await of(d)).group)]).toEqual([[a], [d, b, c]]);
  });

  it('that is merged into another is told of in its own history, with what was in it', async () => {
    const { as, a, b, create } = await atGrouping({}, {});
    const [kept, gone] = [(await create('Kept', [a])).data, (await create('Gone', [b])).data];
    const body = { otherId: gone.id, version: kept.version, otherVersion: gone.version };
    await api.call(catalogGroupsApi.merge, { params: { id: kept.id }, body }, { as });
    const history = await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, gone.id));
    const dissolved = history.find(({ action }) => action === 'catalog-groups.dissolved');
    expect(dissolved?.actorId).toBe(as.user.id);
    expect(JSON.stringify(dissolved)).toContain('Gone');
    expect(JSON.stringify(dissolved)).toContain(b);
  });

  it('takes in no more than it can hold', async () => {
    const { as, sellerId, a, create } = await atGrouping({});
    const others: string[] = [];
    while (others.length < GROUP_SIZE) others.push((await makeCatalog({ sellerId })).id);
    const [group, full] = [(await create('One', [a])).data, (await create('Full', others)).data];
    const body = { otherId: full.id, version: group.version, otherVersion: full.version };
    const merged = await api.call(catalogGroupsApi.merge, { params: { id: group.id }, body }, { as });
    expect(merged.failure.message).toBe('Together they have 201 catalogs, and a group holds 200. Remove some first.');
  });

  it('is renamed', async () => {
    const { as, a, create } = await atGrouping({});
    const { id, version } = (await create('One', [a])).data;
    const rename = (name: string) =>
      api.call(catalogGroupsApi.rename, { params: { id }, body: { name, version } }, { as });
    expect((await rename('केसरिया vol 4')).data).toMatchObject({ name: 'केसरिया vol 4', version: 2 });
    expect((await rename('Late')).status).toBe(409);
  });
});
