import * as z from 'zod/mini';
import { CATALOG_FLAG_NAMES } from '@/lib/domain/catalogs/catalog-flags';
import { RATE_PERCENT } from '@/lib/domain/catalogs/rate-change';
import { idSchema } from '../base/answers';
import { catalogStep, rateSchema } from './catalog-record';

const only = <Action extends string>(action: Action) => z.enum([action]);

/** Set when the person confirms a rate change regardless of its size. */
const isMeant = z._default(z.boolean(), false);

const { min, max } = RATE_PERCENT;
const percent = z
  .number('Type a percentage, such as 5 or -2.5.')
  .check(z.minimum(min, `Use ${min} or more.`), z.maximum(max, `Use at most ${max}.`), z.multipleOf(0.1));

/** Bulk changes for catalogs. */
export const catalogBulkChange = z.union([
  z.strictObject({ action: only('add-tag'), valueId: idSchema }),
  z.strictObject({ action: only('remove-tag'), valueId: idSchema }),
  z.strictObject({ action: only('change-rate'), percent, isMeant }),
  z.strictObject({ action: only('set-rate'), rate: rateSchema, isMeant }),
  z.strictObject({ action: only('switch'), flag: z.enum(CATALOG_FLAG_NAMES), on: z.boolean() }),
  z.extend(catalogStep, { action: only('change-status') }),
  z.strictObject({ action: only('delete') }),
  z.strictObject({ action: only('restore') }),
]);

export type CatalogBulkChange = z.output<typeof catalogBulkChange>;
