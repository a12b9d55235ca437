import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { catalogPicturesApi } from '@/lib/contracts/catalogs/catalog-pictures';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { photosApi } from '@/lib/contracts/photos';
import { takePhotoFrom } from '@/lib/server/platform/photos/photo-service';
import { serveApi } from '../support/api';
import { makeCatalog, makeDraft, makePhoto, makeSareeType, makeUpload } from '../support/catalog-factories';
import { makeSession, makeUser, type User } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { uploadPlace } from '../support/upload-place';

const api = serveApi();
const as = async (...roles: User['roles']) => makeSession({ user: await makeUser({ roles }) });
type As = Awaited<ReturnType<typeof as>>;
let admin: As;
beforeAll(async () => {
  admin = await as('admin');
});

const get = async (id: string) => (await api.call(catalogsApi.get, { params: { id } }, { as: admin })).data;
const idsOf = ({ pictures }: CatalogDetail) => pictures.map(({ id }) => id);
const photosOf = ({ pictures }: CatalogDetail) => pictures.map(({ photo }) => photo.id);
const historyOf = async (id: string) =>
  (await api.call(catalogsApi.history, { params: { id }, query: {} }, { as: admin })).data.rows;
type Move = { pictureIds: string[]; toId: string; version?: number; toVersion?: number; deletesEmpty?: boolean };
const move = (id: string, wish: Move, who = admin) =>
  api.call(catalogPicturesApi.move, { params: { id }, body: { version: 1, toVersion: 1, ...wish } }, { as: who });

/** Red on the left, blue on the right. */
async function halves() {
  const side = (r: number, b: number) => ({
    create: { width: 40, height: 60, channels: 3 as const, background: { r, g: 0, b } },
  });
  const bytes = await sharp(side(255, 0))
    .extend({ right: 40, background: { r: 0, g: 0, b: 255 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return takePhotoFrom(Readable.from([bytes]), 'halves.jpg', { userId: admin.user.id });
}

/** The photo's colour in the middle, and its size. */
async function look(url: string) {
  const answer = await fetch(api.origin + url);
  const bytes = await buffer(answer.body as never);
  const { width, height } = await sharp(bytes).metadata();
  const [r = 0, , b = 0] = await sharp(bytes).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return { width, height, isRed: r > 200 && b < 60 };
}

describe('a photo that is turned and cropped', () => {
  const edit = (id: string, body: object) =>
    api.call(photosApi.edit, { params: { id }, body: { turn: 0, crop: null, ...body } as never }, { as: admin });

  it('is turned first and cropped then, and is the same photo again for the same edit', async () => {
    const { id } = await halves();
    // After a right turn, the left side is on top.
    const upper = { turn: 90, crop: { x: 0, y: 0, width: 10_000, height: 4500 } };
    const [one, two] = [await edit(id, upper), await edit(id, upper)];
    expect(one.status).toBe(201);
    expect(two.data.id).toBe(one.data.id);
    expect(await look(one.data.urls.large)).toEqual({ width: 60, height: 36, isRed: true });
    expect(one.data).toMatchObject({ width: 60, height: 36 });
    const other = await edit(id, { turn: 270 });
    expect(other.data.id).not.toBe(one.data.id);
    expect(other.data).toMatchObject({ width: 60, height: 80 });
  });

  it('is refused without a change, with a crop beyond the edge and with an empty crop', async () => {
    const { id } = await halves();
    const crops = [
      null,
      { x: 0, y: 0, width: 10_000, height: 10_000 },
      { x: 6000, y: 0, width: 5000, height: 5000 },
      { x: 0, y: 0, width: 10, height: 5000 },
    ];
    for (const crop of crops) expect((await edit(id, { crop })).status).toBe(400);
    expect((await edit((await makeSeller()).id, { turn: 90 })).status).toBe(404);
  });
});

it('a picture is replaced in its place, noted in the history, and can be restored', async () => {
  const { id } = await makeDraft();
  const before = await get(id);
  const [first = '', second = ''] = idsOf(before);
  const [old = '', other = ''] = photosOf(before);
  const { id: photoId } = await makePhoto();
  const replace = (body: object) =>
    api.call(
      catalogPicturesApi.replace,
      { params: { id }, body: { pictureId: first, photoIdBefore: old, photoId, version: 1, ...body } },
      { as: admin },
    );
  const { data } = await replace({});
  expect(idsOf(data)).toEqual([first, second]);
  expect(photosOf(data)).toEqual([photoId, photosOf(before)[1]]);
  expect(data.pictures[0]?.isCover).toBe(true);
  const [entry] = await historyOf(id);
  expect(entry).toMatchObject({
    action: 'catalogs.picture-replaced',
    details: { pictureId: first, photoIdBefore: photosOf(before)[0] },
  });
  expect((await replace({ pictureId: second })).failure.code).toBe('changed_meanwhile');
  const twice = await replace({ pictureId: second, photoIdBefore: other, version: 2 });
  expect(twice.failure.message).toMatch(/has this photo already/);
  const back = await replace({ photoIdBefore: photoId, photoId: old, version: 2 });
  expect(photosOf(back.data)).toEqual(photosOf(before));
});

it('a picture whose photo was replaced meanwhile is left as it is, and says so', async () => {
  const { id } = await makeDraft();
  const before = await get(id);
  const [pictureId = ''] = idsOf(before);
  const [photoIdBefore = ''] = photosOf(before);
  const replace = async (version: number) => {
    const body = { pictureId, photoIdBefore, photoId: (await makePhoto()).id, version };
    return api.call(catalogPicturesApi.replace, { params: { id }, body }, { as: admin });
  };
  const { data: theirs } = await replace(1);
  const late = await replace(theirs.version);
  expect([late.status, late.failure.code]).toEqual([409, 'refused']);
  expect(late.failure.message).toMatch(/^This photo was replaced meanwhile/);
  expect(await get(id)).toEqual(theirs);
});

describe('tags of some pictures', () => {
  /** A saree that is red only on its first photo. */
  async function partlyRed() {
    const { id, sellerId } = await makeDraft();
    const { type, tag, values } = await makeSareeType();
    const [first = '', second = ''] = idsOf(await get(id));
    const tags = [tag(values.georgette), { ...tag(values.red), imageIds: [first] }];
    const update = (body: object) =>
      api.call(catalogsApi.update, { params: { id }, body: { version: 1, ...body } }, { as: admin });
    const saved = await update({ productTypeId: type.id, tags });
    return { id, sellerId, values, tag, first, second, tags, update, saved };
  }
  const redOf = ({ tags }: CatalogDetail, { red }: { red: { id: string } }) =>
    tags.find(({ valueId }) => valueId === red.id);

  it('are kept with the tags, and are of pictures of the catalog only', async () => {
    const { id, values, tag, first, second, saved, update } = await partlyRed();
    expect(redOf(saved.data, values)?.imageIds).toEqual([first]);
    const again = await update({ tags: saved.data.tags, version: 2 });
    expect(again.data.version).toBe(2);
    const both = await update({ tags: [{ ...tag(values.red), imageIds: [first, second].sort() }], version: 2 });
    expect(redOf(both.data, values)?.imageIds).toHaveLength(2);
    expect(Object.keys((await historyOf(id))[0]?.changes ?? {}).sort()).toEqual(['partTags', 'tagIds']);
    const foreign = (await makeDraft()).pictures[0]?.id ?? '';
    const refusedOne = await update({ tags: [{ ...tag(values.red), imageIds: [foreign] }], version: 3 });
    expect(refusedOne.failure.issues?.[0]).toMatchObject({ path: ['tags', 0] });
    expect(redOf(await get(id), values)?.imageIds).toHaveLength(2);
  });

  it('survive reordering and replacing, and go with their last picture, words included', async () => {
    const { id, values, first, second } = await partlyRed();
    const arrange = (body: { pictureIds: string[]; version: number }) =>
      api.call(catalogsApi.arrange, { params: { id }, body: { coverId: second, ...body } }, { as: admin });
    const turned = await arrange({ pictureIds: [second, first], version: 2 });
    expect(redOf(turned.data, values)?.imageIds).toEqual([first]);
    const left = await arrange({ pictureIds: [second], version: 3 });
    expect(left.data.tags.map(({ valueId }) => valueId)).toEqual([values.georgette.id]);
    const [entry] = await historyOf(id);
    expect(entry?.changes).toMatchObject({ lostTagIds: { before: null, after: [values.red.id] } });
    const found = async (q: string) =>
      (await api.call(catalogsApi.list, { query: { q } }, { as: admin })).data.rows.some((row) => row.id === id);
    expect([await found(values.red.nameEn), await found(values.georgette.nameEn)]).toEqual([false, true]);
  });

  it('go when their last picture moves away, and can be restored once it is back', async () => {
    const { id, sellerId, values, first, second, update, saved } = await partlyRed();
    const target = await makeDraft({ sellerId });
    const { data } = await move(id, { pictureIds: [first], toId: target.id, version: 2 });
    expect(redOf(data.from, values)).toBeUndefined();
    expect(data.to.tags).toEqual([]);
    expect((await historyOf(id))[0]?.changes).toMatchObject({ lostTagIds: { after: [values.red.id] } });
    const back = await move(target.id, { pictureIds: [first], toId: id, version: 2, toVersion: 3 });
    const body = { pictureIds: [first, second], coverId: first, version: back.data.to.version };
    const arranged = await api.call(catalogsApi.arrange, { params: { id }, body }, { as: admin });
    const whole = await update({ tags: saved.data.tags, version: arranged.data.version });
    expect([whole.data.pictures, whole.data.tags]).toEqual([saved.data.pictures, saved.data.tags]);
  });
});

describe('moving pictures', () => {
  it('appends them to the other catalog; each keeps a cover and a line of history', async () => {
    const from = await makeDraft();
    const to = await makeDraft({ sellerId: from.sellerId });
    const [cover = '', other = ''] = idsOf(await get(from.id));
    const { data } = await move(from.id, { pictureIds: [cover], toId: to.id });
    expect(idsOf(data.from)).toEqual([other]);
    expect(data.from.pictures[0]?.isCover).toBe(true);
    expect(idsOf(data.to)).toEqual([...to.pictures.map(({ id }) => id), cover]);
    expect(data.to.pictures.filter(({ isCover }) => isCover)).toHaveLength(1);
    for (const id of [from.id, to.id])
      expect((await historyOf(id))[0]).toMatchObject({
        action: 'catalogs.pictures-moved',
        details: { fromId: from.id, toId: to.id },
      });
  });

  it('leaves none only when the catalog is to go with them; its work item is done then', async () => {
    const { now } = uploadPlace(api);
    const seller = await makeSeller();
    const upload = await makeUpload({ sellerId: seller.id });
    const from = await makeDraft({ sellerId: seller.id, uploadId: upload.id });
    const to = await makeCatalog({ sellerId: seller.id });
    const wish = { pictureIds: idsOf(await get(from.id)), toId: to.id };
    expect((await move(from.id, wish)).failure.message).toMatch(/^No photo would be left/);
    const { data } = await move(from.id, { ...wish, deletesEmpty: true });
    expect([data.from.isDeleted, data.from.images, data.to.images]).toEqual([true, 0, 2]);
    expect(data.to.pictures.map(({ isCover }) => isCover)).toEqual([true, false]);
    expect((await now(upload.id)).status).toBe('done');
  });

  it('is refused to other sellers, on old versions and while a catalog is worked on', async () => {
    const { editor, take } = uploadPlace(api);
    const from = await makeDraft();
    const to = await makeDraft({ sellerId: from.sellerId });
    const pictureIds = idsOf(await get(from.id)).slice(0, 1);
    const elsewhere = await makeDraft();
    expect((await move(from.id, { pictureIds, toId: elsewhere.id })).failure.issues).toEqual([
      { path: ['toId'], message: 'That catalog is of another seller.' },
    ]);
    expect((await move(from.id, { pictureIds, toId: from.id })).failure.issues?.[0]?.path).toEqual(['toId']);
    expect((await move(from.id, { pictureIds, toId: to.id, toVersion: 2 })).failure.code).toBe('changed_meanwhile');
    await take(await editor({ name: 'Kiran Vyas' }), to.uploadId);
    expect((await move(from.id, { pictureIds, toId: to.id })).failure.message).toMatch(/^Kiran Vyas is working/);
    expect((await get(from.id)).images).toBe(2);
  });

  it('goes both ways at once without one waiting for the other for ever', async () => {
    const one = await makeDraft();
    const other = await makeDraft({ sellerId: one.sellerId });
    const first = (id: string) => get(id).then((catalog) => idsOf(catalog).slice(0, 1));
    const wishes = [await first(one.id), await first(other.id)];
    const answers = await Promise.all([
      move(one.id, { pictureIds: wishes[0] ?? [], toId: other.id }),
      move(other.id, { pictureIds: wishes[1] ?? [], toId: one.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
