import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { filteredSearch, type ListFilters } from '@/lib/client/list-state';
import { findScreenById } from '@/lib/domain/access/access';

/** The list of sellers, filtered. */
export const sellersAddress = (filters: ListFilters<typeof sellersApi.list>): string =>
  `${findScreenById('seller-browse')?.path}?${filteredSearch(sellersApi.list, filters)}`;
