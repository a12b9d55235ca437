import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { Area } from '../../platform/area';
import { countedBy, exportable } from '../../platform/tables/exportable';
import { CATALOG_BULK } from './bulk-service';
import { CATALOG_EXPORT_COLUMNS, CATALOG_EXPORT_PAGES } from './export-service';
import { CATALOG_FINDER } from './find-service';
import { listCatalogs } from './service';
import { CATALOG_USES } from './value-use-service';

export const catalogsArea: Area = {
  finds: { catalogs: CATALOG_FINDER },
  exports: {
    'catalogs.list': exportable({
      endpoint: catalogsApi.list,
      title: 'Catalogs',
      count: countedBy(listCatalogs),
      pages: CATALOG_EXPORT_PAGES,
      columns: CATALOG_EXPORT_COLUMNS,
    }),
  },
  bulk: { catalogs: CATALOG_BULK },
  valueUses: { catalogs: CATALOG_USES },
};
