import { catalogControlApi, type CatalogSwitches } from '@/lib/contracts/catalogs/catalog-control';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { SELLER_STATUSES } from '@/lib/domain/sellers/seller-status';
import { serveApi } from '../support/api';
import { makeCatalog, makeDraft, makeSareeType, makeUpload } from '../support/catalog-factories';
import { makeSession, makeUser, type User } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const as = async (...roles: User['roles']) => makeSession({ user: await makeUser({ roles }) });
type As = Awaited<ReturnType<typeof as>>;

const control = (id: string, body: CatalogSwitches, who: As) =>
  api.call(catalogControlApi.change, { params: { id }, body }, { as: who });

it('hides a live catalog from buyers and shows it again, and writes down who did', async () => {
  const keeper = await as('manage_seller');
  const seller = await makeSeller({ status: 'active' });
  const { id } = await makeCatalog({ sellerId: seller.id, status: 'live' });
  const hidden = await control(id, { isVisible: false, qcPassed: true, version: 1 }, keeper);
  expect(hidden.data).toMatchObject({ hiddenBecause: ['It was made invisible.'], qcPassed: true, version: 2 });
  expect((await control(id, { isVisible: false, version: 2 }, keeper)).data.version).toBe(2);
  const shown = await control(id, { isVisible: true, version: 2 }, keeper);
  expect(shown.data.hiddenBecause).toEqual([]);
  const { rows } = (await api.call(catalogsApi.history, { params: { id }, query: {} }, { as: keeper })).data;
  expect(rows.map(({ action, changes }) => [action, changes.isVisible])).toEqual([
    ['catalogs.controlled', { before: false, after: true }],
    ['catalogs.controlled', { before: true, after: false }],
  ]);
});

it('says why nothing was switched', async () => {
  const admin = await as('admin');
  const { id } = await makeCatalog({ status: 'live' });
  const stale = await control(id, { isVisible: false, version: 7 }, admin);
  expect([stale.status, stale.failure.code]).toEqual([409, 'changed_meanwhile']);
  await api.call(catalogsApi.remove, { params: { id } }, { as: admin });
  expect((await control(id, { isVisible: false, version: 2 }, admin)).failure.message).toMatch(/Restore it first/);
  expect((await control(id, { isVisible: false, version: 2 }, await as('editor_catalog'))).status).toBe(403);
});

it('finds what buyers see, and what they do not, by the rule that gives the reasons', async () => {
  const admin = await as('admin');
  const yes = { status: 'active', catalogAvailable: true, deprioritised: false } as const;
  const sellers = await Promise.all([
    ...SELLER_STATUSES.map((status) => makeSeller({ ...yes, status })),
    makeSeller({ ...yes, catalogAvailable: false }),
    makeSeller({ ...yes, deprioritised: true }),
  ]);
  const sellerId = sellers.map(({ id }) => id);
  for (const { id } of sellers) {
    await makeCatalog({ sellerId: id, status: 'live' });
    await makeCatalog({ sellerId: id, status: 'paused' });
    await makeCatalog({ sellerId: id, status: 'live', isVisible: false });
    await makeCatalog({ sellerId: id, status: 'live', isAvailable: false });
  }
  const list = async (query: object) =>
    (await api.call(catalogsApi.list, { query: { sellerId, limit: 100, ...query } }, { as: admin })).data.rows;
  const [all, seen, hidden] = [await list({}), await list({ isSeen: true }), await list({ isSeen: false })];
  const idsOf = (rows: Pick<CatalogDetail, 'id'>[]) => rows.map(({ id }) => id).sort();
  expect(idsOf(seen)).toEqual(idsOf(all.filter(({ hiddenBecause }) => hiddenBecause.length === 0)));
  expect(idsOf(hidden)).toEqual(idsOf(all.filter(({ hiddenBecause }) => hiddenBecause.length > 0)));
  expect(seen).toHaveLength(1);
  const liveButHidden = await list({ status: ['live'], isSeen: false });
  expect(liveButHidden).toHaveLength(3 * sellers.length - 1);
});

describe('throughput', () => {
  /** A catalog ready for review, tagged by this editor. */
  async function finished(editor: As) {
    const upload = await makeUpload();
    const { id } = await makeDraft({ uploadId: upload.id, sellerId: upload.sellerId });
    const { type, tag, values } = await makeSareeType();
    const body = {
      title: 'Silk',
      productTypeId: type.id,
      tags: [tag(values.cotton)],
      rate: 41_500,
      version: 1,
    };
    const { data } = await api.call(catalogsApi.finish, { params: { id }, body }, { as: editor });
    return data.catalog;
  }

  it('counts what editors tagged and what came back of it', async () => {
    const clock = freezeClock();
    const [who, judge] = [await makeUser({ roles: ['editor_catalog'] }), await makeUser({ roles: ['editor_review'] })];
    const step = async ({ id, version }: CatalogDetail, to: 'live' | 'changes_requested' | 'rejected') => {
      const body = { to, version, ...(to !== 'live' && { reason: 'The rate is of the set.' }) };
      return api.call(catalogsApi.step, { params: { id }, body }, { as: await makeSession({ user: judge }) });
    };
    const early = await finished(await makeSession({ user: who }));
    await step(early, 'live');
    clock.advance(10 * 24 * 60 * 60 * 1000);
    const editor = await makeSession({ user: who });
    const [back, bad] = [await finished(editor), await finished(editor)];
    await step(back, 'changes_requested');
    await step(bad, 'rejected');
    const { data } = await api.call(catalogControlApi.throughput, {}, { as: await as('admin') });
    expect(data.editors.find((one) => one.editor.id === who.id)).toEqual({
      editor: { id: who.id, name: who.name },
      taggedInWeek: 2,
      taggedInMonth: 3,
      judged: 3,
      sentBack: 1,
      rejected: 1,
    });
    clock.advance(25 * 24 * 60 * 60 * 1000);
    const later = await api.call(catalogControlApi.throughput, {}, { as: await as('admin') });
    expect(later.data.editors.find((one) => one.editor.id === who.id)).toMatchObject({ taggedInMonth: 2, judged: 2 });
  });

  it('gives what every seller has by status, page by page', async () => {
    const name = 'Wayfarer Weavers';
    const sellers = [
      await makeSeller({ businessName: `${name} A`, status: 'active' }),
      await makeSeller({ businessName: `${name} B`, status: 'active', deprioritised: true }),
      await makeSeller({ businessName: `${name} C` }),
    ];
    for (const { id: sellerId } of sellers.slice(0, 2)) {
      for (const isVisible of [true, true, false]) await makeCatalog({ sellerId, status: 'live', isVisible });
      await makeCatalog({ sellerId, status: 'paused' });
      await makeCatalog({ sellerId, status: 'live', deletedAt: new Date() });
    }
    const who = await as('manage_seller');
    const page = async (cursor?: string) =>
      (
        await api.call(
          catalogControlApi.sellers,
          { query: { q: name, limit: 2, ...(cursor && { cursor }) } },
          { as: who },
        )
      ).data;
    const first = await page();
    expect(first.count).toEqual({ value: 3, isExact: true });
    expect(first.rows.map(({ businessName, total, seen }) => [businessName, total, seen])).toEqual([
      [`${name} A`, 4, 2],
      [`${name} B`, 4, 0],
    ]);
    expect(first.rows[0]?.byStatus).toMatchObject({ live: 3, paused: 1, draft: 0, rejected: 0 });
    const last = await page(first.next ?? '');
    expect(last.rows).toMatchObject([{ id: sellers[2]?.id, total: 0, seen: 0 }]);
    expect(last.next).toBeNull();
  });

  it('does not count deleted catalogs among the live ones of a seller', async () => {
    const { id: sellerId } = await makeSeller({ status: 'active' });
    for (let each = 0; each < 5; each += 1) await makeCatalog({ sellerId, status: 'live' });
    await makeCatalog({ sellerId, status: 'live', deletedAt: new Date() });
    const { data } = await api.call(catalogControlApi.throughput, {}, { as: await as('editor_review') });
    expect(data.sellers.find(({ seller }) => seller.id === sellerId)).toMatchObject({ live: 5, seen: 5 });
  });

  it('names the sellers with the most live catalogs, and how many of those buyers see', async () => {
    const seller = await makeSeller({ status: 'active' });
    for (let each = 0; each < 30; each += 1)
      await makeCatalog({ sellerId: seller.id, status: 'live', isVisible: each > 4 });
    await makeCatalog({ sellerId: seller.id, status: 'draft' });
    const { data } = await api.call(catalogControlApi.throughput, {}, { as: await as('editor_review') });
    expect(data.sellers[0]).toEqual({
      seller: { id: seller.id, businessName: seller.businessName },
      live: 30,
      seen: 25,
    });
  });
});
