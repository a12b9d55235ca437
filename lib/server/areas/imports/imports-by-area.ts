import type { ImportArea } from '@/lib/domain/imports';
import type { AreaImport } from '../../imports/area-import';
import { SELLER_IMPORT } from '../sellers/import-service';

/** What each area does with the rows of a table. */
export const AREA_IMPORTS: Record<ImportArea, AreaImport> = { sellers: SELLER_IMPORT };
