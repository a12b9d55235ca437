import * as z from 'zod/mini';
import { idParams, idSchema } from '../base/answers';
import { catalogDetailSchema, catalogSchema, catalogStatus, OWN_DRAFTS } from './catalog-record';
import { editorThroughputSchema } from '../base/editor-throughput';
import { endpoint } from '../base/endpoint';
import { version } from '../base/form-fields';
import { listQuery, pageOf } from '../base/list';

/** Switches, besides the status, that decide whether buyers see a catalog and whether its quality was checked. */
const catalogSwitchesSchema = z.strictObject({
  isVisible: z.optional(z.boolean()),
  isAvailable: z.optional(z.boolean()),
  qcPassed: z.optional(z.boolean()),
  version,
});

/** A seller's live catalogs, and how many of them buyers see. */
const sellerThroughputSchema = z.object({ seller: catalogSchema.shape.seller, live: z.int(), seen: z.int() });

/** A seller's catalogs per status, and how many of them buyers see; deleted ones do not count. */
const sellerTotalsSchema = z.object({
  id: idSchema,
  businessName: z.string(),
  byStatus: z.record(catalogStatus, z.int()),
  total: z.int(),
  seen: z.int(),
});

export type CatalogSwitches = z.output<typeof catalogSwitchesSchema>;
export type SellerThroughput = z.infer<typeof sellerThroughputSchema>;
export type SellerTotals = z.infer<typeof sellerTotalsSchema>;

export const catalogControlApi = {
  change: endpoint({
    id: 'catalogControl.change',
    summary:
      'Switches whether buyers may see a catalog, whether it can be had and whether its quality was checked. ' +
      OWN_DRAFTS,
    method: 'PATCH',
    path: '/api/catalogs/[id]/control',
    access: { screens: ['admin-catalog'] },
    params: idParams,
    body: catalogSwitchesSchema,
    answer: catalogDetailSchema,
  }),
  sellers: endpoint({
    id: 'catalogControl.sellers',
    summary: 'Every seller, by name, with how many catalogs they have of each status and how many of them buyers see.',
    method: 'GET',
    path: '/api/catalogs/seller-totals',
    access: { screens: ['admin-catalog'] },
    query: listQuery(['businessName'], 'businessName', {}),
    answer: pageOf(sellerTotalsSchema),
  }),
  throughput: endpoint({
    id: 'catalogControl.throughput',
    summary: 'The sellers with the most live catalogs, and what each editor got done in the last 7 and 30 days.',
    method: 'GET',
    path: '/api/catalogs/throughput',
    access: { screens: ['admin-catalog'] },
    answer: z.object({ sellers: z.array(sellerThroughputSchema), editors: z.array(editorThroughputSchema) }),
  }),
};
