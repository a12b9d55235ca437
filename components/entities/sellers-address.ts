import { sellersApi } from '@/lib/contracts/sellers';
import { filteredSearch, type ListFilters } from '@/lib/client/list-state';
import { screenAddress } from '@/lib/domain/screen-address';

/** The list of sellers, filtered. */
export const sellersAddress = (filters: ListFilters<typeof sellersApi.list>): string =>
  `${screenAddress('seller-browse')}?${filteredSearch(sellersApi.list, filters)}`;
