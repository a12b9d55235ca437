import { catalogPicturesApi } from '@/lib/contracts/catalogs/catalog-pictures';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { serveApi } from '../support/api';
import { bulkChanging } from '../support/bulk-changing';
import { makeComplete, makeDraft } from '../support/catalog-factories';
import { makeSession, makeUser, type User } from '../support/factories';

const api = serveApi();
const as = async (...roles: User['roles']) => makeSession({ user: await makeUser({ roles }) });

let admin: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  admin = await as('admin');
});

type Made = Awaited<ReturnType<typeof makeComplete>>;
type Changes = Parameters<typeof update>[1];

const { preview, run, rowsOf, takeBack } = bulkChanging(api, () => admin, 'catalogs');
const at = ({ id }: { id: string }) => ({ params: { id } });
const get = async (one: { id: string }) => (await api.call(catalogsApi.get, at(one), { as: admin })).data;

async function update(one: { id: string }, changes: object, who = admin) {
  const { version } = await get(one);
  return api.call(catalogsApi.update, { ...at(one), body: { ...changes, version } }, { as: who });
}

/** Adds a required field to this product type that none of its catalogs has. */
async function askForMore({ type, colour }: Made) {
  const { productTypes } = (await api.call(taxonomyApi.get, {}, { as: admin })).data;
  const { version, attributes = [] } = productTypes.find(({ id }) => id === type.id) ?? {};
  const stricter = attributes.map((one) => (one.attributeId === colour.id ? { ...one, required: true } : one));
  const body = { attributes: stricter, version: version ?? 0 };
  expect((await api.call(taxonomyApi.updateProductType, { ...at(type), body }, { as: admin })).status).toBe(200);
}

describe('What reviewers or buyers have before them', () => {
  it.each([
    ['live', 'Use “Pause” first.'],
    ['in_review', 'Use “Send back” first.'],
  ] as const)('and is %s is never left without what it needs', async (status, advice) => {
    const one = await makeComplete({ status });
    const without = (what: string) => `It is ${status.replace('_', ' ')} and cannot be without ${what}. ${advice}`;
    const other = await makeComplete();
    const lacking: [Changes, string][] = [
      [{ title: '' }, 'title'],
      [{ rate: null }, 'rate'],
      [{ tags: [] }, one.fabric.nameEn],
      [{ productTypeId: null }, 'product type'],
      [{ productTypeId: other.type.id }, other.fabric.nameEn],
      [{ title: '', rate: null }, 'title, rate'],
    ];
    for (const [changes, what] of lacking) {
      const reply = await update(one, changes);
      expect([reply.status, reply.failure.message]).toEqual([409, without(what)]);
    }
    expect(await get(one)).toMatchObject({ version: 1, title: 'Kesariya', rate: 41_500, missing: [] });
    expect((await update(one, { title: 'Silk', rate: 42_000 })).data).toMatchObject({ title: 'Silk', rate: 42_000 });
    const moved = await update(one, { productTypeId: other.type.id, tags: [other.tag(other.values.cotton)] });
    expect(moved.data).toMatchObject({ productTypeId: other.type.id, missing: [] });
  });

  it('says to whom cannot pause who can', async () => {
    const reply = await update(await makeComplete({ status: 'live' }), { rate: null }, await as('editor_review'));
    expect(reply.failure.message).toBe('It is live and cannot be without rate. An admin has to use “Pause” first.');
  });

  it('loses neither its last picture nor the only picture of a required tag', async () => {
    const one = await makeComplete({ status: 'live' });
    const [first, second] = one.pictures.map(({ id }) => id);
    const part = { ...one.tag(one.values.cotton), imageIds: [first ?? ''] };
    expect((await update(one, { tags: [part] })).status).toBe(200);
    const { version } = await get(one);
    const arrangement = { pictureIds: [second ?? ''], coverId: second ?? '', version };
    const left = await api.call(catalogsApi.arrange, { ...at(one), body: arrangement }, { as: admin });
    expect(left.failure.message).toMatch(/^It is live and cannot be without Fabric/);
    const to = await makeDraft({ sellerId: one.sellerId });
    const move = { pictureIds: one.pictures.map(({ id }) => id), toId: to.id, version, toVersion: 1 };
    const moved = await api.call(
      catalogPicturesApi.move,
      { ...at(one), body: { ...move, deletesEmpty: true } },
      { as: admin },
    );
    expect(moved.failure.message).toMatch(/^It is live and cannot be without a photo, Fabric/);
    expect(await get(one)).toMatchObject({ version, isDeleted: false, images: 2 });
  });

  it('can be completed bit by bit where its type asks for more now, and gets no worse', async () => {
    const one = await makeComplete({ status: 'live' });
    await askForMore(one);
    expect((await get(one)).missing).toEqual([one.colour.nameEn]);
    expect((await update(one, { title: 'Silk' })).status).toBe(200);
    const worse = await update(one, { tags: [] });
    expect(worse.failure.message).toMatch(/^It is live and cannot be without Fabric \d+\. /);
    const both = [one.values.cotton, one.values.red].map(one.tag);
    expect((await update(one, { tags: both })).data.missing).toEqual([]);
    expect((await update(one, { tags: both.slice(0, 1) })).status).toBe(409);
  });
});

it('a paused one may lose something, and cannot be live again without it', async () => {
  const one = await makeComplete({ status: 'paused' });
  const { version, missing } = (await update(one, { rate: null })).data;
  expect(missing).toEqual(['rate']);
  const step = await api.call(catalogsApi.step, { ...at(one), body: { to: 'live', version } }, { as: admin });
  expect(step.failure.message).toBe('Still missing: rate.');
});

describe('Many at a time', () => {
  it('tells each that it cannot lose its required tag, before and when it is done', async () => {
    const one = await makeComplete({ status: 'live' });
    const draft = await makeDraft({ productTypeId: one.type.id });
    await update(draft, { tags: [one.tag(one.values.cotton)] });
    const change = { action: 'remove-tag', valueId: one.values.cotton.id } as const;
    const ids = { ids: [one.id, draft.id] };
    const reason = `It is live and cannot be without ${one.fabric.nameEn}. Use “Pause” first.`;
    expect((await preview(ids, change)).data).toMatchObject({ willChange: 1, refused: [{ reason, count: 1 }] });
    const done = await run(ids, change);
    expect((await rowsOf(done)).rows.map(({ outcome, reason: why }) => [outcome, why])).toEqual([
      ['refused', reason],
      ['changed', null],
    ]);
    expect((await get(one)).tags).toHaveLength(1);
  });

  it('do not lose by an undo what they would not lose by a change', async () => {
    const one = await makeComplete({ status: 'live' });
    await askForMore(one);
    const change = { action: 'add-tag', valueId: one.values.red.id } as const;
    const back = await takeBack(await run({ ids: [one.id] }, change));
    expect((await rowsOf(back)).rows[0]).toMatchObject({
      outcome: 'refused',
      reason: `It is live and cannot be without ${one.colour.nameEn}. Use “Pause” first.`,
    });
    expect((await get(one)).missing).toEqual([]);
  });
});
