import { eq } from 'drizzle-orm';
import { CONTRACTS } from '@/lib/contracts/base/registry';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { CatalogGroup, GroupOfCatalog } from '@/lib/contracts/catalog-groups';
import type { Attribute, Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { UploadDraft } from '@/lib/contracts/uploads/upload-drafts';
import { type Video, videoValues } from '@/lib/contracts/videos/video-record';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { uploadDraftPhotos } from '@/lib/server/db/schema/uploads';
import { videos } from '@/lib/server/db/schema/videos';
import { makeCatalog, makeDraft, makePhoto, makeSareeType } from './catalog-factories';
import { among, idsOf, type Making, type Place } from './each-field';
import { makeSeller } from './seller-factories';
import { makeVideo } from './video-factories';

const inTaxonomy = (find: (taxonomy: Taxonomy) => unknown) => among(CONTRACTS.taxonomy.get, find);
const theAttribute = (id: string) => inTaxonomy(({ attributes }) => attributes.find((one) => one.id === id));

const coverOf = ({ pictures }: CatalogDetail) => pictures.find(({ isCover }) => isCover)?.id;
const LEASE = { leaseToken: 'it proves that the caller holds the work item' };
const COUNTED = 'only how many there are';

async function catalogGroup({ make }: Place) {
  const { id: sellerId } = await makeSeller();
  const catalogIds = [(await makeCatalog({ sellerId })).id, (await makeCatalog({ sellerId })).id];
  const { id } = await make('catalogGroups.create', { name: 'Kesariya', catalogIds });
  const input = { params: { id: catalogIds[0] } };
  return { id, ...among<GroupOfCatalog>(CONTRACTS.catalogGroups.ofCatalog, ({ group }) => group, input) };
}

/** Catalogs, their groups, their words, photos that become catalogs, and videos of them. */
export const GOODS: Record<string, Making> = {
  'catalogControl.change': async () => ({
    ...{
      id: (await makeCatalog()).id,
      read: { endpoint: CONTRACTS.catalogs.get },
      history: CONTRACTS.catalogs.history,
    },
    fields: { isVisible: false, isAvailable: false, qcPassed: true },
  }),
  'catalogGroups.arrange': async (place) => {
    const membersOf = ({ members }: CatalogGroup) => idsOf(members);
    const shown = { catalogIds: membersOf };
    return {
      ...(await catalogGroup(place)),
      fields: { catalogIds: (one: CatalogGroup) => membersOf(one).reverse() },
      shown,
    };
  },
  'catalogGroups.rename': async (place) => ({ ...(await catalogGroup(place)), fields: { name: 'Radha' } }),
  'catalogs.arrange': async () => {
    const { id, pictures } = await makeDraft({}, 3);
    const shown = { pictureIds: (one: CatalogDetail) => idsOf(one.pictures), coverId: coverOf };
    return {
      ...{ id, shown, left: LEASE, told: { pictureIds: 'pictureIds', coverId: 'coverId' } },
      along: (one: CatalogDetail) => ({ pictureIds: idsOf(one.pictures), coverId: coverOf(one) }),
      fields: { pictureIds: idsOf(pictures).reverse(), coverId: pictures[1]?.id },
    };
  },
  'catalogs.update': async () => {
    const [{ id, pictures }, { type, tag, values }] = [await makeDraft(), await makeSareeType()];
    return {
      ...{ id, left: LEASE, told: { tags: 'tagIds', 'tags of one photo': 'partTags' } },
      fields: {
        ...{ title: 'Kesariya', description: 'Soft.', designNumber: 'D-7', productTypeId: type.id },
        ...{ tags: [tag(values.red)], 'tags of one photo': [{ ...tag(values.red), imageIds: [pictures[1]?.id] }] },
        ...{ rate: 41_500, isSet: true, pieces: 8, sizes: ['M', 'XL'], minimumOrder: 4, dispatchDays: 3 },
        ...{ isAvailable: false, 'rate taken away': null },
      },
    };
  },
  'taxonomy.orderValues': async () => {
    const { id } = (await makeSareeType()).colour;
    const valuesOf = ({ values }: Attribute) => idsOf(values);
    return {
      ...{ id, ...theAttribute(id), shown: { valueIds: valuesOf }, told: { valueIds: 'order' } },
      fields: { valueIds: (one: Attribute) => valuesOf(one).reverse() },
    };
  },
  'taxonomy.updateAttribute': async () => {
    const { id } = (await makeSareeType()).fabric;
    return { id, ...theAttribute(id), fields: { nameEn: 'Cloth', nameHi: 'वस्त्र', several: true, active: false } };
  },
  'taxonomy.updateProductType': async () => {
    const { type, colour, values } = await makeSareeType();
    return {
      ...{ id: type.id, ...inTaxonomy(({ productTypes }) => productTypes.find(({ id }) => id === type.id)) },
      fields: {
        ...{ nameEn: 'Stole', nameHi: 'स्टोल', segment: 'readymade', hsnCode: '6214', active: false },
        ...{ attributes: [{ attributeId: colour.id, required: true, valueIds: [values.red.id] }] },
        ...{ gstRates: [{ from: '2026-01-01', basisPoints: 1200, above: { limitPaise: 100_000, basisPoints: 1800 } }] },
      },
    };
  },
  'taxonomy.updateValue': async () => {
    const { id } = (await makeSareeType()).values.red;
    const find = ({ attributes }: Taxonomy) => attributes.flatMap(({ values }) => values).find((one) => one.id === id);
    return { id, ...inTaxonomy(find), fields: { nameEn: 'Crimson', nameHi: 'किरमिज़ी', active: false } };
  },
  'uploadDrafts.save': async ({ make }) => {
    const { id } = await make('uploadDrafts.create', { id: newId() });
    const ids: string[] = [];
    for (const catalog of [0, 0, null, null]) {
      const { id: photoId } = await makePhoto();
      const row = { draftId: id, photoId, catalog, isCover: false, position: ids.push(photoId), name: '', folder: '' };
      await orm().insert(uploadDraftPhotos).values(row);
    }
    const placed = (wanted: number | null) => (one: UploadDraft) =>
      one.photos.filter(({ catalog }) => catalog === wanted).map(({ photo }) => photo.id);
    const looseOf = placed(null);
    const catalogsOf = (one: UploadDraft) => [placed(0)(one), placed(1)(one)].filter((photos) => photos.length > 0);
    return {
      ...{ id, left: { leftOut: 'it takes photos away' }, shown: { loose: looseOf, catalogs: catalogsOf } },
      along: (one: UploadDraft) => ({
        ...{ sellerId: one.seller?.id ?? null, source: one.source, note: one.note },
        ...{ loose: looseOf(one), catalogs: catalogsOf(one), leftOut: [] },
      }),
      untold: { loose: COUNTED, catalogs: COUNTED },
      fields: {
        ...{ sellerId: (await makeSeller()).id, source: 'zip', note: 'Ask for the rates.' },
        ...{ loose: ids.slice(2).reverse(), catalogs: [[ids[1]], [ids[0]]] },
      },
    };
  },
  'videos.update': async () => {
    const [{ id, sellerId }, { type, tag, values }] = [await makeVideo(), await makeSareeType()];
    await orm().update(videos).set({ status: 'cut_uploaded' }).where(eq(videos.id, id));
    const make = () => makeCatalog({ sellerId, title: 'Kesariya' });
    const [segment, ofNamesake] = [await make(), await make()].map((one) => [
      { catalogId: one.id, startMs: 0, endMs: 4000 },
    ]);
    return {
      ...{ id, shown: { segments: (one: Video) => videoValues(one).segments } },
      told: { tags: 'tagIds', segments: 'segments' },
      fields: {
        ...{ title: 'Kesariya', description: 'Soft.', languages: ['gu', 'hi'], productTypeId: type.id },
        ...{ tags: [tag(values.red)], rateText: '₹415', fabricText: 'Cotton', isIntro: true, segments: segment },
        'segments of a namesake': ofNamesake,
      },
    };
  },
};
