import * as z from 'zod/mini';
import { TAXONOMY_KEEPERS } from '@/lib/domain/taxonomy';
import { idParams, idSchema } from './answers';
import { endpoint } from './endpoint';
import { pageOf } from './list';
import { optionSchema, optionsQuery } from './options';
import {
  attributeFormSchema,
  attributeSchema,
  attributeValueSchema,
  newValueSchema,
  productTypeFormSchema,
  productTypeSchema,
  taxonomySchema,
  valueFormSchema,
  valueMergeSchema,
  valueUsesSchema,
} from './taxonomy-record';
import { historyEntrySchema, timelineQuery } from './timeline';
import { version } from './users';

/** Whoever works on catalogs reads it; admins, who change it, open these screens as well. */
const reading = {
  screens: ['catalog-browse', 'catalog-upload', 'catalog-tag', 'catalog-edit', 'catalog-add-tag', 'catalog-pdf'],
} as const;
const access = { roles: TAXONOMY_KEEPERS };

const pair = z.strictObject({ survivorId: idSchema, duplicateId: idSchema });
const { nameEn, nameHi, segment, hsnCode } = productTypeFormSchema.shape;

export const taxonomyApi = {
  get: endpoint({
    id: 'taxonomy.get',
    summary: 'Product types and attributes with their values, in the order they are offered in, retired ones as well.',
    method: 'GET',
    path: '/api/taxonomy',
    access: reading,
    answer: taxonomySchema,
  }),
  productTypeOptions: endpoint({
    id: 'taxonomy.productTypeOptions',
    summary: 'Product types in use to choose from, found by their English or Hindi name.',
    method: 'GET',
    path: '/api/taxonomy/product-types/options',
    access: { screens: [...reading.screens, 'admin-catalog'] },
    query: optionsQuery,
    answer: z.array(optionSchema),
  }),
  addProductType: endpoint({
    id: 'taxonomy.addProductType',
    summary: 'Adds a product type.',
    method: 'POST',
    path: '/api/taxonomy/product-types',
    access,
    body: z.strictObject({ ...z.partial(productTypeFormSchema).shape, nameEn, nameHi, segment, hsnCode }),
    answer: productTypeSchema,
    status: 201,
  }),
  updateProductType: endpoint({
    id: 'taxonomy.updateProductType',
    summary: 'Changes a product type, its attributes or its GST rates, or retires it.',
    method: 'PATCH',
    path: '/api/taxonomy/product-types/[id]',
    access,
    params: idParams,
    body: z.extend(z.partial(productTypeFormSchema), { version }),
    answer: productTypeSchema,
  }),
  addAttribute: endpoint({
    id: 'taxonomy.addAttribute',
    summary: 'Adds an attribute, without values yet.',
    method: 'POST',
    path: '/api/taxonomy/attributes',
    access,
    body: z.strictObject({ ...z.partial(attributeFormSchema).shape, nameEn, nameHi }),
    answer: attributeSchema,
    status: 201,
  }),
  updateAttribute: endpoint({
    id: 'taxonomy.updateAttribute',
    summary: 'Changes an attribute, or retires it.',
    method: 'PATCH',
    path: '/api/taxonomy/attributes/[id]',
    access,
    params: idParams,
    body: z.extend(z.partial(attributeFormSchema), { version }),
    answer: attributeSchema,
  }),
  orderValues: endpoint({
    id: 'taxonomy.orderValues',
    summary: 'Puts the values of an attribute into the order they are offered in.',
    method: 'PUT',
    path: '/api/taxonomy/attributes/[id]/order',
    access,
    params: idParams,
    body: z.strictObject({ valueIds: z.array(idSchema).check(z.minLength(1), z.maxLength(2000)), version }),
    answer: attributeSchema,
  }),
  addValue: endpoint({
    id: 'taxonomy.addValue',
    summary: 'Adds a value to an attribute, the last one in its order.',
    method: 'POST',
    path: '/api/taxonomy/attributes/[id]/values',
    access,
    params: idParams,
    body: newValueSchema,
    answer: attributeValueSchema,
    status: 201,
  }),
  updateValue: endpoint({
    id: 'taxonomy.updateValue',
    summary: 'Changes the names of a value, or retires it: old records keep it, new ones are not offered it.',
    method: 'PATCH',
    path: '/api/taxonomy/values/[id]',
    access,
    params: idParams,
    body: z.extend(z.partial(valueFormSchema), { version }),
    answer: attributeValueSchema,
  }),
  valueUses: endpoint({
    id: 'taxonomy.valueUses',
    summary: 'What retiring or merging a value would touch.',
    method: 'GET',
    path: '/api/taxonomy/values/[id]/uses',
    access,
    params: idParams,
    answer: valueUsesSchema,
  }),
  listMerges: endpoint({
    id: 'taxonomy.listMerges',
    summary: 'Merges of values, the last one first.',
    method: 'GET',
    path: '/api/taxonomy/merges',
    access,
    query: timelineQuery,
    answer: pageOf(valueMergeSchema),
  }),
  previewMerge: endpoint({
    id: 'taxonomy.previewMerge',
    summary: 'What merging two values would do; nothing is changed.',
    method: 'GET',
    path: '/api/taxonomy/merges/preview',
    access,
    query: pair,
    answer: z.object({ survivor: attributeValueSchema, duplicate: attributeValueSchema, uses: valueUsesSchema }),
  }),
  mergeValues: endpoint({
    id: 'taxonomy.mergeValues',
    summary: 'Puts one value of an attribute in the place of another, wherever that is.',
    method: 'POST',
    path: '/api/taxonomy/merges',
    access,
    body: pair,
    answer: valueMergeSchema,
    status: 201,
  }),
  undoMerge: endpoint({
    id: 'taxonomy.undoMerge',
    summary: 'Takes two merged values apart again, within 30 days.',
    method: 'POST',
    path: '/api/taxonomy/merges/[id]/undo',
    access,
    params: idParams,
    answer: z.object({ merge: valueMergeSchema, restored: z.int(), leftAlone: z.int() }),
  }),
  history: endpoint({
    id: 'taxonomy.history',
    summary: 'Who changed what about a product type, an attribute or a value.',
    method: 'GET',
    path: '/api/taxonomy/history/[id]',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
