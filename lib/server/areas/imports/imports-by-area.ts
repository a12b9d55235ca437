import type { ImportArea } from '@/lib/domain/tables/imports';
import type { AreaImport } from '../../platform/tables/area-import';
import { SELLER_IMPORT } from '../sellers/import-service';

/** What each area does with the rows of a table. */
export const AREA_IMPORTS: Record<ImportArea, AreaImport> = { sellers: SELLER_IMPORT };
