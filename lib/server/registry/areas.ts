import { OPEN_WORK_KINDS } from '@/lib/contracts/users/open-work';
import { VALUE_USES } from '@/lib/contracts/taxonomy/taxonomy-record';
import { BULK_LISTS } from '@/lib/domain/lists/bulk-changes';
import { EXPORT_LISTS } from '@/lib/domain/tables/exports';
import { IMPORT_AREAS } from '@/lib/domain/tables/imports';
import { billingArea } from '../areas/billing/area';
import { buyersArea } from '../areas/buyers/area';
import { catalogPdfsArea } from '../areas/catalog-pdfs/area';
import { catalogsArea } from '../areas/catalogs/area';
import { chatArea } from '../areas/chat/area';
import { marketsArea } from '../areas/markets/area';
import { messagesArea } from '../areas/messages/area';
import { ordersArea } from '../areas/orders/area';
import { salesmenArea } from '../areas/salesmen/area';
import { searchTextsArea } from '../areas/search-texts/area';
import { sellerGroupsArea } from '../areas/seller-groups/area';
import { sellersArea } from '../areas/sellers/area';
import { taxonomyArea } from '../areas/taxonomy/area';
import { uploadsArea } from '../areas/uploads/area';
import { usersArea } from '../areas/users/area';
import { videosArea } from '../areas/videos/area';
import { whatsappImportsArea } from '../areas/whatsapp-imports/area';
import type { Area } from '../platform/area';
import { JOB_WORK } from '../platform/jobs/open-work';
import { gather } from './gather';

/** Every area that hands something to the features that span all of them: a new one adds a row. */
const AREAS: readonly Area[] = [
  usersArea,
  marketsArea,
  taxonomyArea,
  searchTextsArea,
  sellersArea,
  salesmenArea,
  sellerGroupsArea,
  uploadsArea,
  catalogsArea,
  catalogPdfsArea,
  videosArea,
  whatsappImportsArea,
  buyersArea,
  ordersArea,
  billingArea,
  messagesArea,
  chatArea,
  // Jobs are no area's: everyone starts them.
  { openWork: { jobs: JOB_WORK } },
];

/** The lists that can be written into a file, with their columns. */
export const EXPORTABLE_LISTS = gather(AREAS, 'exports', EXPORT_LISTS);

/** What each area does with the rows of a table. */
export const AREA_IMPORTS = gather(AREAS, 'imports', IMPORT_AREAS);

/** How the records of each list are changed many at a time. */
export const BULK_AREAS = gather(AREAS, 'bulk', BULK_LISTS);

/** Every kind of work a person can have. */
export const OPEN_WORK_BY_KIND = gather(AREAS, 'openWork', OPEN_WORK_KINDS);

/** Every kind of record that has values. */
export const USES_BY_KIND = gather(AREAS, 'valueUses', VALUE_USES);

/** Background work of areas. */
export const AREA_JOBS = AREAS.flatMap(({ jobs = [] }) => jobs);
