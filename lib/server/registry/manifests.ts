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

/** Every area that provides something to features spanning all areas: a new one adds a row. */
export const AREAS: readonly Area[] = [
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
  // Jobs belong to no area: any user can start them.
  { openWork: { jobs: JOB_WORK } },
];
