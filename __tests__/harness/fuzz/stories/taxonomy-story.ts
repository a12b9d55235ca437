import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { valueRequestsApi } from '@/lib/contracts/value-requests';
import { makeCatalogs } from './catalog-parts';
import { need, type Story, type Teller } from './teller';

/** An attribute gets values, which are sorted, merged and unmerged. */
async function keepValues({ tell }: Teller, name: (word: string) => string): Promise<void> {
  const { id } = await tell('admin', taxonomyApi.addAttribute, { body: { nameEn: name('Border'), nameHi: 'किनारा' } });
  const params = { id };
  const valueIds: string[] = [];
  for (const word of ['Zari', 'Jari', 'Gota'])
    valueIds.push((await tell('admin', taxonomyApi.addValue, { params, body: { nameEn: word, nameHi: word } })).id);
  const { attributes } = await tell('admin', taxonomyApi.get, {});
  const { version } = need(
    attributes.find((one) => one.id === id),
    'attribute',
  );
  await tell('admin', taxonomyApi.orderValues, { params, body: { valueIds: [...valueIds].reverse(), version } });
  const [survivorId = '', duplicateId = ''] = valueIds;
  await tell('admin', taxonomyApi.valueUses, { params: { id: duplicateId } });
  await tell('admin', taxonomyApi.previewMerge, { query: { survivorId, duplicateId } });
  const merge = await tell('admin', taxonomyApi.mergeValues, { body: { survivorId, duplicateId } });
  await tell('admin', taxonomyApi.undoMerge, { params: { id: merge.id } });
  await tell('admin', taxonomyApi.history, { params, query: {} });
}

/** Editors request values: one exists already, one is created, one is rejected. */
async function decideRequests(teller: Teller, name: (word: string) => string): Promise<void> {
  const { tell, idOf } = teller;
  const { uploadId, catalogIds } = await makeCatalogs(teller, 1);
  const editorIds = [idOf('editor_catalog')];
  await tell('admin', uploadsApi.assign, { body: { selection: { ids: [uploadId] }, editorIds } });
  const catalogId = need(catalogIds[0], 'catalog');
  const { productTypes, attributes } = await tell('admin', taxonomyApi.get, {});
  const kinds = productTypes.flatMap(({ id, active, attributes: applied }) =>
    applied
      .filter(({ valueIds }) => active && valueIds.length === 0)
      .map(({ attributeId }) => ({
        productTypeId: id,
        attributeId,
        valueId: attributes.find((one) => one.id === attributeId && one.active)?.values.find((value) => value.active)
          ?.id,
      })),
  );
  const { productTypeId, attributeId, valueId } = need(
    kinds.find((one) => one.valueId),
    'attribute with a value',
  );
  const { version } = await tell('editor_catalog', catalogsApi.get, { params: { id: catalogId } });
  await tell('admin', catalogsApi.update, { params: { id: catalogId }, body: { productTypeId, version } });
  const ask = async (word: string) => {
    const body = { catalogId, attributeId, nameEn: name(word), nameHi: 'रेशम' };
    return need((await tell('editor_catalog', valueRequestsApi.ask, { body })).request, 'request');
  };
  const same = await ask('Resham');
  await tell('admin', valueRequestsApi.acceptAs, {
    params: { id: same.id },
    body: { valueId: need(valueId, 'value'), version: same.version },
  });
  const made = await ask('Mulmul');
  const accept = (version: number) =>
    tell('admin', valueRequestsApi.accept, {
      params: { id: made.id },
      body: { nameEn: made.nameEn, nameHi: 'मलमल', version },
    });
  const accepted = await accept(made.version);
  const undo = { params: { id: made.id }, body: { version: accepted.request.version } };
  await accept((await tell('admin', valueRequestsApi.undoAccept, undo)).version);
  const no = await ask('Other');
  await tell('admin', valueRequestsApi.refuse, {
    params: { id: no.id },
    body: { reason: 'It is no fabric.', version: no.version },
  });
  await tell('editor_catalog', valueRequestsApi.ofCatalog, { params: { id: catalogId } });
}

/** Admins manage the values that catalogs are tagged with. */
export const taxonomyStory: Story = async (teller) => {
  const number = teller.random.below(1e9);
  const name = (word: string) => `${word} ${number}`;
  await keepValues(teller, name);
  await decideRequests(teller, name);
};
