import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { usersApi } from '@/lib/contracts/users/users';
import { phoneText } from '@/lib/domain/text/phone-text';
import type { ExportList } from '@/lib/domain/tables/exports';
import { CATALOG_EXPORT_COLUMNS, CATALOG_EXPORT_PAGES } from '../catalogs/export-service';
import { listCatalogs } from '../catalogs/service';
import { listMarkets } from '../markets/service';
import { SELLER_EXPORT_COLUMNS, SELLER_EXPORT_PAGES } from '../sellers/export-service';
import { listSellers } from '../sellers/service';
import { listUsers } from '../users/staff-service';
import { countedBy, type Exportable, exportable, pageByPage } from '../../platform/tables/exportable';
import { indianDay, yesNo } from '../../platform/tables/export-texts';

const MARKET_PAGES = pageByPage(listMarkets);
const USER_PAGES = pageByPage(listUsers);

/** The lists that can be written into a file, with their columns. */
export const EXPORTABLE_LISTS: Record<ExportList, Exportable> = {
  'sellers.list': exportable({
    endpoint: sellersApi.list,
    title: 'Sellers',
    count: countedBy(listSellers),
    pages: SELLER_EXPORT_PAGES,
    columns: SELLER_EXPORT_COLUMNS,
  }),
  'markets.list': exportable({
    endpoint: marketsApi.list,
    title: 'Markets',
    count: countedBy(listMarkets),
    pages: MARKET_PAGES,
    columns: [
      { header: 'Name', text: ({ name }) => name },
      { header: 'Number', text: ({ marketNumber }) => marketNumber ?? '' },
      { header: 'City', text: ({ city }) => city },
      { header: 'State', text: ({ state }) => state },
      { header: 'Country', text: ({ country }) => country },
      { header: 'Active', text: ({ active }) => yesNo(active) },
      { header: 'Sellers', text: ({ sellers }) => String(sellers), isNumber: true },
    ],
  }),
  'users.list': exportable({
    endpoint: usersApi.list,
    title: 'Staff',
    count: countedBy(listUsers),
    pages: USER_PAGES,
    columns: [
      { header: 'Name', text: ({ name }) => name },
      { header: 'Phone', text: ({ phoneNumber }) => phoneText(phoneNumber) },
      { header: 'Roles', text: ({ roles }) => roles.join(', ') },
      { header: 'Status', text: ({ status }) => status },
      { header: 'Added', text: ({ createdAt }) => indianDay(createdAt) },
    ],
  }),
  'catalogs.list': exportable({
    endpoint: catalogsApi.list,
    title: 'Catalogs',
    count: countedBy(listCatalogs),
    pages: CATALOG_EXPORT_PAGES,
    columns: CATALOG_EXPORT_COLUMNS,
  }),
};
