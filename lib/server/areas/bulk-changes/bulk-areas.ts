import type { BulkList } from '@/lib/domain/lists/bulk-changes';
import type { BulkArea } from '../../platform/bulk/bulk-area';
import { CATALOG_BULK } from '../catalogs/bulk-service';
import { SELLER_BULK } from '../sellers/bulk-service';

/** How the records of each list are changed many at a time. */
export const BULK_AREAS: Record<BulkList, BulkArea> = { sellers: SELLER_BULK, catalogs: CATALOG_BULK };
