import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { filteredSearch, type ListFilters } from '@/lib/client/list-state';
import { findScreenById } from '@/lib/domain/access/access';

/** Address of the list of sellers with filters. */
export const sellersAddress = (filters: ListFilters<typeof sellersApi.list>): string =>
  `${findScreenById('seller-browse')?.path}?${filteredSearch(sellersApi.list, filters)}`;
