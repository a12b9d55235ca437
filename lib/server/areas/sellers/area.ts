import { sellersApi } from '@/lib/contracts/sellers/sellers';
import type { Area } from '../../platform/area';
import { countedBy, exportable } from '../../platform/tables/exportable';
import { SELLER_BULK } from './bulk-service';
import { SELLER_EXPORT_COLUMNS, SELLER_EXPORT_PAGES } from './export-service';
import { SELLER_FINDER } from './find-service';
import { SELLER_IMPORT } from './import-service';
import { ACCOUNT_WORK } from './open-work-service';
import { listSellers } from './service';

export const sellersArea: Area = {
  finds: { sellers: SELLER_FINDER },
  exports: {
    'sellers.list': exportable({
      endpoint: sellersApi.list,
      title: 'Sellers',
      count: countedBy(listSellers),
      pages: SELLER_EXPORT_PAGES,
      columns: SELLER_EXPORT_COLUMNS,
    }),
  },
  imports: { sellers: SELLER_IMPORT },
  bulk: { sellers: SELLER_BULK },
  openWork: { accounts: ACCOUNT_WORK },
};
