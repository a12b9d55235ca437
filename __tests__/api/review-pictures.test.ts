import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { photosApi } from '@/lib/contracts/photos';
import { serveApi } from '../support/api';
import { makeComplete, makeDraft, makePhoto } from '../support/catalog-factories';
import { breakStatement } from '../support/broken-statement';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();
const reviewer = async () => makeSession({ user: await makeUser({ roles: ['editor_review'] }) });
type As = Awaited<ReturnType<typeof reviewer>>;
type Fixes = NonNullable<EndpointInput<typeof catalogsApi.accept>['body']['pictures']>;

const get = async (id: string, as: As) => (await api.call(catalogsApi.get, { params: { id } }, { as })).data;
const idsOf = ({ pictures }: CatalogDetail) => pictures.map(({ id }) => id);
const coverOf = ({ pictures }: CatalogDetail) => pictures.find(({ isCover }) => isCover)?.id;
const accept = (catalog: CatalogDetail, pictures: Fixes, as: As, fields: object = {}) =>
  api.call(
    catalogsApi.accept,
    { params: { id: catalog.id }, body: { pictures, version: catalog.version, ...fields } },
    { as },
  );

/** A catalog with three photos that a reviewer has open. */
async function openReview() {
  const as = await reviewer();
  const { id } = await makeComplete({ status: 'in_review' }, 3);
  const catalog = await get(id, as);
  const [first = '', second = '', third = ''] = idsOf(catalog);
  return { as, catalog, first, second, third };
}

it('reorders, leaves out, turns, picks a cover and changes a field while accepting', async () => {
  const { as, catalog, first, third } = await openReview();
  const seen = catalog.pictures.find(({ id }) => id === third)?.photo.id ?? '';
  const edit = { params: { id: seen }, body: { turn: 90 as const, crop: null } };
  const turned = (await api.call(photosApi.edit, edit, { as })).data;
  const photos = [{ pictureId: third, photoIdBefore: seen, photoId: turned.id }];
  const pictures = { pictureIds: [third, first], coverId: third, photos };
  const { data } = await accept(catalog, pictures, as, { title: 'Put right' });
  expect(data).toMatchObject({ status: 'live', title: 'Put right', lastEditedBy: catalog.lastEditedBy });
  expect([idsOf(data), coverOf(data)]).toEqual([[third, first], third]);
  expect(data.pictures[0]?.photo.id).toBe(turned.id);
  const history = await api.call(catalogsApi.history, { params: { id: catalog.id }, query: {} }, { as });
  expect(history.data.rows.map(({ action }) => action).reverse()).toEqual([
    'catalogs.changed',
    'catalogs.picture-replaced',
    'catalogs.pictures-arranged',
    'catalogs.status-changed',
  ]);
  expect((await accept(catalog, pictures, as, { title: 'Put right' })).data).toEqual(data);
});

it('changes nothing of pictures that are as they should be', async () => {
  const { as, catalog } = await openReview();
  const pictures = { pictureIds: idsOf(catalog), coverId: coverOf(catalog) ?? '' };
  expect((await accept(catalog, pictures, as)).data.status).toBe('live');
  const history = await api.call(catalogsApi.history, { params: { id: catalog.id }, query: {} }, { as });
  expect(history.data.rows.map(({ action }) => action)).toEqual(['catalogs.status-changed']);
});

it.each([
  ['a picture of another catalog', async () => ({ pictureIds: [(await makeDraft()).pictures[0]?.id ?? ''] })],
  ['no picture at all', () => ({ pictureIds: [] })],
  ['a picture twice', (first: string) => ({ pictureIds: [first, first] })],
  ['a cover that is left out', (_first: string, second: string) => ({ coverId: second })],
  [
    'a photo there is not',
    (first: string, second: string) => ({
      photos: [{ pictureId: first, photoIdBefore: second, photoId: second }],
    }),
  ],
])('refuses %s and leaves everything as it was', async (_name, wish) => {
  const { as, catalog, first, second } = await openReview();
  const pictures = { pictureIds: [first], coverId: first, ...(await wish(first, second)) };
  const reply = await accept(catalog, pictures, as, { title: 'Half done' });
  expect([400, 409]).toContain(reply.status);
  expect(await get(catalog.id, as)).toEqual(catalog);
});

it('refuses what was arranged on pictures that are others by now', async () => {
  const { as, catalog, first, second } = await openReview();
  const colleague = await reviewer();
  const other = { params: { id: catalog.id }, body: { pictureIds: [second, first], coverId: second, version: 1 } };
  expect((await api.call(catalogsApi.arrange, other, { as: colleague })).status).toBe(200);
  const { failure } = await accept(catalog, { pictureIds: [first], coverId: first }, as);
  expect(failure.code).toBe('changed_meanwhile');
  expect(idsOf(await get(catalog.id, as))).toEqual([second, first]);
});

it('is no way round the rule that somebody else reviews', async () => {
  const { catalog, first } = await openReview();
  const both = await makeSession({ user: await makeUser({ roles: ['editor_catalog', 'editor_review'] }) });
  const body = { pictureIds: [first], coverId: first, version: 1 };
  const arranged = (await api.call(catalogsApi.arrange, { params: { id: catalog.id }, body }, { as: both })).data;
  const { status, failure } = await accept(arranged, { pictureIds: [first], coverId: first }, both);
  expect([status, failure.message]).toEqual([409, 'You tagged or edited this. Another reviewer has to review it.']);
});

it('is done whole or not at all', async () => {
  const { as, catalog, first, third } = await openReview();
  const { id: photoId } = await makePhoto();
  const photoIdBefore = catalog.pictures[0]?.photo.id ?? '';
  const photos = [{ pictureId: first, photoIdBefore, photoId }];
  const mend = await breakStatement('insert', 'audit_entries', 'P0001');
  expect((await accept(catalog, { pictureIds: [third, first], coverId: first, photos }, as)).status).toBe(500);
  await mend();
  expect(await get(catalog.id, as)).toEqual(catalog);
});
