import { auditApi } from '@/lib/contracts/audit';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { notificationsApi } from '@/lib/contracts/notifications';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { serveApi } from '../support/api';
import { makeDraft, makeSareeType } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { meanwhile } from '../support/meanwhile';

const api = serveApi();
const as = async (role: 'admin' | 'editor_catalog', name: string) =>
  makeSession({ user: await makeUser({ roles: [role], name }) });

/** A saree whose editor needs a missing value. */
async function missing() {
  const [admin, editor] = [await as('admin', 'Asha Admin'), await as('editor_catalog', 'Kiran Vyas')];
  const { id } = await makeDraft({ title: 'Kesariya' });
  const saree = await makeSareeType();
  const update = (body: object) =>
    api.call(catalogsApi.update, { params: { id }, body: { version: 1, ...body } }, { as: admin });
  await update({ productTypeId: saree.type.id });
  const ask = (body: object = {}, who = editor) =>
    api.call(
      valueRequestsApi.ask,
      { body: { catalogId: id, attributeId: saree.colour.id, nameEn: 'Rani pink', ...body } },
      { as: who },
    );
  const decide = (endpoint: 'accept' | 'acceptAs' | 'refuse', wish: string, body: object) =>
    api.call(
      valueRequestsApi[endpoint] as typeof valueRequestsApi.accept,
      { params: { id: wish }, body: { version: 1, ...body } as never },
      { as: admin },
    );
  const tags = async () =>
    (await api.call(catalogsApi.get, { params: { id } }, { as: admin })).data.tags.map(({ valueId }) => valueId);
  const told = async (who = editor) =>
    (await api.call(notificationsApi.list, { query: {} }, { as: who })).data.rows.map(({ kind, text, path }) => [
      kind,
      text,
      path,
    ]);
  const open = async () =>
    (await api.call(valueRequestsApi.list, { query: { state: ['open'], limit: 100 } }, { as: admin })).data.rows.filter(
      ({ catalog }) => catalog.id === id,
    );
  return { id, admin, editor, saree, update, ask, decide, tags, told, open, path: `/catalog/tag/add/${id}` };
}

it('a wish is one wish however often it is asked, and what is there is given instead', async () => {
  const { id, editor, saree, ask, open } = await missing();
  const first = await ask({ nameHi: 'रानी', note: 'As in the photo.' });
  expect(first.status).toBe(201);
  expect(first.data.request).toMatchObject({
    state: 'open',
    catalog: { title: 'Kesariya' },
    askedBy: { name: 'Kiran Vyas' },
  });
  const again = await Promise.all([ask({ nameEn: 'rani PINK' }), ask({ nameEn: 'Rani  pink' })]);
  expect(again.map(({ data }) => data.request?.id)).toEqual([first.data.request?.id, first.data.request?.id]);
  expect(await open()).toHaveLength(1);
  const { data } = await ask({ nameEn: saree.values.red.nameEn.toUpperCase() });
  expect(data).toEqual({ request: null, existing: expect.objectContaining({ id: saree.values.red.id }) as never });
  const own = await api.call(valueRequestsApi.ofCatalog, { params: { id } }, { as: editor });
  expect(own.data).toHaveLength(1);
  expect((await ask({ attributeId: id })).failure.issues?.[0]?.path).toEqual(['attributeId']);
});

it('names everybody who asked, each once, the first one first', async () => {
  const { id, editor, ask, open } = await missing();
  const [rina, dev] = [await as('editor_catalog', 'Rina Shah'), await as('editor_catalog', 'Dev Rao')];
  for (const who of [editor, rina, dev, rina, editor]) await ask({}, who);
  const names = (requests: Awaited<ReturnType<typeof open>>) =>
    requests.map(({ askedBy, alsoAskedBy }) => [askedBy, ...alsoAskedBy].map(({ name }) => name));
  const everybody = [['Kiran Vyas', 'Rina Shah', 'Dev Rao']];
  expect(names(await open())).toEqual(everybody);
  expect(names((await api.call(valueRequestsApi.ofCatalog, { params: { id } }, { as: dev })).data)).toEqual(everybody);
});

it('accepted as new, it becomes a value, a tag of its catalog and news for the asker', async () => {
  const { admin, saree, ask, decide, tags, told, open, path } = await missing();
  const { request } = (await ask()).data;
  const { data } = await decide('accept', request?.id ?? '', { nameEn: 'Rani pink', nameHi: 'रानी गुलाबी' });
  expect(data).toMatchObject({ isTagged: true, request: { state: 'accepted', decidedBy: { name: 'Asha Admin' } } });
  expect(await tags()).toEqual([data.request.value?.id]);
  const { attributes } = (await api.call(taxonomyApi.get, {}, { as: admin })).data;
  expect(attributes.find(({ id }) => id === saree.colour.id)?.values.at(-1)).toMatchObject({ nameHi: 'रानी गुलाबी' });
  expect((await told())[0]).toEqual([
    'answered',
    expect.stringMatching(/^Colour \d+ Rani pink was accepted: Kesariya has it now\.$/),
    path,
  ]);
  expect(await open()).toEqual([]);
  const twice = await decide('accept', request?.id ?? '', { nameEn: 'Rani', nameHi: 'रानी' });
  expect(twice.failure.message).toMatch(/^Asha Admin already decided this/);
});

it('its acceptance is undone: tag and value go, the wish waits again', async () => {
  const { admin, saree, ask, decide, tags, told, open } = await missing();
  const { request } = (await ask()).data;
  const names = { nameEn: 'Rani pink', nameHi: 'रानी' };
  const { data } = await decide('accept', request?.id ?? '', names);
  const undo = ({ id, version }: { id: string; version: number }) =>
    api.call(valueRequestsApi.undoAccept, { params: { id }, body: { version } }, { as: admin });
  const undone = await undo(data.request);
  expect(undone.data).toMatchObject({ state: 'open', value: null, decidedBy: null });
  expect((await undo(data.request)).data).toEqual(undone.data);
  expect([await tags(), (await open()).length]).toEqual([[], 1]);
  const { attributes } = (await api.call(taxonomyApi.get, {}, { as: admin })).data;
  const values = attributes.find(({ id }) => id === saree.colour.id)?.values ?? [];
  expect(values.map(({ nameEn }) => nameEn)).not.toContain('Rani pink');
  expect((await told())[0]?.[1]).toMatch(/ Rani pink was accepted by mistake and waits again\.$/);
  const again = await decide('accept', request?.id ?? '', { ...names, version: undone.data.version });
  expect(again.data.isTagged).toBe(true);
});

it('a value that others use by now stays when its acceptance is undone', async () => {
  const { admin, ask, decide, saree, tags } = await missing();
  const { request } = (await ask()).data;
  const { data } = await decide('accept', request?.id ?? '', { nameEn: 'Rani', nameHi: 'रानी' });
  const valueId = data.request.value?.id ?? '';
  const other = await makeDraft({ title: 'Mayuri', productTypeId: saree.type.id });
  const body = { tags: [{ attributeId: saree.colour.id, valueId }], version: 1 };
  expect((await api.call(catalogsApi.update, { params: { id: other.id }, body }, { as: admin })).status).toBe(200);
  const { id, version } = data.request;
  await api.call(valueRequestsApi.undoAccept, { params: { id }, body: { version } }, { as: admin });
  expect(await tags()).toEqual([]);
  const { data: kept } = await api.call(catalogsApi.get, { params: { id: other.id } }, { as: admin });
  expect(kept.tags.map((tag) => tag.valueId)).toEqual([valueId]);
});

it('accepted as an existing value it is that one; another’s name is refused there', async () => {
  const { saree, ask, decide, tags } = await missing();
  const { request } = (await ask()).data;
  const { red } = saree.values;
  const taken = await decide('accept', request?.id ?? '', { nameEn: red.nameEn, nameHi: 'लाल' });
  expect(taken.failure.issues?.[0]?.path).toEqual(['nameEn']);
  const foreign = await decide('acceptAs', request?.id ?? '', { valueId: saree.values.cotton.id });
  expect(foreign.failure.issues?.[0]?.path).toEqual(['valueId']);
  const { data } = await decide('acceptAs', request?.id ?? '', { valueId: red.id });
  expect(data).toMatchObject({ isTagged: true, request: { value: { id: red.id } } });
  expect(await tags()).toEqual([red.id]);
});

it('a product type that names its values names the new one as well', async () => {
  const { admin, saree, ask, decide, tags } = await missing();
  const attributes = [{ attributeId: saree.colour.id, required: false, valueIds: [saree.values.red.id] }];
  await api.call(
    taxonomyApi.updateProductType,
    { params: { id: saree.type.id }, body: { attributes, version: 1 } },
    { as: admin },
  );
  // Blue exists, but not for sarees, so the request is created.
  const { request } = (await ask({ nameEn: saree.values.blue.nameEn })).data;
  expect((await decide('acceptAs', request?.id ?? '', { valueId: saree.values.blue.id })).data.isTagged).toBe(true);
  expect(await tags()).toEqual([saree.values.blue.id]);
  const { data: audit } = await api.call(auditApi.list, { query: { subjectId: saree.type.id } }, { as: admin });
  expect(audit.rows.map(({ action }) => action)).toEqual(['product-types.changed', 'product-types.changed']);
});

it('a catalog the value no longer fits is left as it is, and the asker is told', async () => {
  const { saree, update, ask, decide, tags, told } = await missing();
  const fabric = await ask({ attributeId: saree.fabric.id, nameEn: 'Banglori satin' });
  await update({ tags: [saree.tag(saree.values.cotton)], version: 2 });
  const { data } = await decide('accept', fabric.data.request?.id ?? '', { nameEn: 'Banglori satin', nameHi: 'साटन' });
  expect(data.isTagged).toBe(false);
  expect(await tags()).toEqual([saree.values.cotton.id]);
  expect((await told())[0]?.[1]).toMatch(/was accepted: The catalog has another Fabric \d+ by now\./);

  const colour = await ask();
  await update({ productTypeId: (await makeSareeType()).type.id, version: 3 });
  expect(
    (await decide('accept', colour.data.request?.id ?? '', { nameEn: 'Rani pink', nameHi: 'रानी' })).data.isTagged,
  ).toBe(false);
});

it('refused it says why, and nothing else changes', async () => {
  const { ask, decide, tags, told } = await missing();
  const { request } = (await ask()).data;
  expect((await decide('refuse', request?.id ?? '', { reason: ' ' })).failure.issues?.[0]?.path).toEqual(['reason']);
  expect((await decide('refuse', request?.id ?? '', { reason: 'It is magenta.', version: 2 })).status).toBe(409);
  const { data } = await decide('refuse', request?.id ?? '', { reason: 'It is magenta.' });
  expect(data).toMatchObject({ state: 'refused', reason: 'It is magenta.' });
  expect(await tags()).toEqual([]);
  expect((await told())[0]?.[1]).toMatch(/Rani pink was not accepted: It is magenta\.$/);
  // The value may be requested again.
  expect((await ask()).data.request?.id).not.toBe(request?.id);
});

describe('a wish of several people', () => {
  it('is answered to each of them once, but for whoever decided', async () => {
    const { admin, ask, decide, told } = await missing();
    const [second, third] = [await as('editor_catalog', 'Meera Shah'), await as('editor_catalog', 'Ravi Jain')];
    const { request } = (await ask()).data;
    for (const who of [second, second, admin]) expect((await ask({ nameEn: 'rani pink' }, who)).status).toBe(201);
    await decide('refuse', request?.id ?? '', { reason: 'It is magenta.' });
    for (const who of [undefined, second])
      expect((await told(who)).map(([kind, text]) => [kind, text])).toEqual([
        ['answered', expect.stringMatching(/Rani pink was not accepted: It is magenta\.$/)],
      ]);
    expect(await told(third)).toEqual([]);
    expect((await told(admin)).filter(([kind]) => kind === 'answered')).toEqual([]);

    const again = (await ask({}, third)).data.request?.id ?? '';
    await ask();
    await decide('accept', again, { nameEn: 'Rani pink', nameHi: 'रानी' });
    for (const [who, count] of [
      [undefined, 2],
      [second, 1],
      [third, 1],
    ] as const)
      expect(await told(who)).toHaveLength(count);
  });

  it('is a wish of its own where the one before was decided at that moment', async () => {
    const { id, admin, saree, ask, open } = await missing();
    const other = '0198b2a0-0000-7000-8000-0000000007aa';
    meanwhile(
      [
        /^insert into "value_requests"/,
        `insert into value_requests (id, catalog_id, attribute_id, name_en, asked_by_id, created_at)
          values ('${other}', '${id}', '${saree.colour.id}', 'RANI PINK', '${admin.user.id}', now())`,
      ],
      [/^select .* from "value_requests"/s, `update value_requests set state = 'refused' where id = '${other}'`],
    );
    const answer = await ask();
    expect(answer.status).toBe(201);
    expect((await open()).map((one) => one.id)).toEqual([answer.data.request?.id]);
  });
});
