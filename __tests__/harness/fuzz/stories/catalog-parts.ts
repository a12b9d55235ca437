import { type CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { photosApi } from '@/lib/contracts/photos';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { need, StoryCut, type Teller } from './teller';

/** Any seller with catalogs that buyers see. */
export async function activeSeller({ tell, random }: Teller): Promise<string> {
  const { rows } = await tell('admin', sellersApi.list, { query: { status: 'active', limit: '100' } });
  return need(rows[random.below(rows.length)], 'active seller').id;
}

/** Distinct photos, uploaded one by one. */
export async function bringPhotos({ tell, random, photos }: Teller, count: number): Promise<string[]> {
  const first = random.below(photos.length);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const file = need(photos[(first + index) % photos.length], 'photo');
    ids.push((await tell('pipeline_wa', photosApi.upload, {}, { file })).id);
  }
  return ids;
}

/** Draft catalogs with three photos each, of any seller by default, as one work item. */
export async function makeCatalogs(teller: Teller, count: number, whose?: string) {
  const sellerId = whose ?? (await activeSeller(teller));
  const photoIds = await bringPhotos(teller, 3 * count);
  const catalogs = Array.from({ length: count }, (_, index) => ({
    photoIds: photoIds.slice(3 * index, 3 * index + 3),
    caption: 'Rate 415 net 420, 6 pcs',
  }));
  return teller.tell('pipeline_wa', catalogsApi.create, { body: { sellerId, source: 'whatsapp', catalogs } });
}

/** Assigns a work item to the editor, who takes it; other leases of the editor are released. */
export async function hold({ tell, idOf }: Teller, uploadId: string): Promise<number> {
  const editorIds = [idOf('editor_catalog')];
  await tell('admin', uploadsApi.assign, { body: { selection: { ids: [uploadId] }, editorIds } });
  for (let turn = 0; turn < 2; turn += 1) {
    const { held } = await tell('editor_catalog', uploadsApi.next, { body: turn === 0 ? {} : { uploadId } });
    if (held?.upload.id === uploadId) return held.leaseToken;
    const { upload, leaseToken } = need(held, 'work');
    await tell('editor_catalog', uploadsApi.release, { params: { id: upload.id }, body: { leaseToken } });
  }
  throw new StoryCut(`The editor was not given ${uploadId}.`);
}

/** The form of a catalog ready for review, with the product type that requires the least. */
export async function fullForm({ tell }: Teller): Promise<Partial<CatalogForm>> {
  const { productTypes, attributes } = await tell('admin', taxonomyApi.get, {});
  const kinds = productTypes
    .filter(({ active }) => active)
    .map(({ id, attributes: applied }) => ({
      id,
      tags: applied
        .filter(({ required }) => required)
        .map(({ attributeId, valueIds }) => ({
          attributeId,
          valueId: attributes
            .find((one) => one.id === attributeId && one.active)
            ?.values.find((value) => value.active && (valueIds.length === 0 || valueIds.includes(value.id)))?.id,
        })),
    }))
    .filter(({ tags }) => tags.every(({ valueId }) => valueId));
  const [least] = kinds.sort((one, other) => one.tags.length - other.tags.length);
  const { id, tags } = need(least, 'product type whose attributes have values');
  return {
    productTypeId: id,
    tags: tags.map(({ attributeId, valueId }) => ({ attributeId, valueId: need(valueId, 'value') })),
    title: 'Kesar georgette',
    rate: 41_500,
    isSet: false,
    pieces: 6,
    minimumOrder: 6,
    dispatchDays: 2,
  };
}
