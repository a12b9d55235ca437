import { buyers } from '../../db/schema/buyers';
import type { Place } from '../../platform/search/find-repository';

/** Buyers that match a search; merged ones still match by their old names. */
export const searched: Place = {
  id: buyers.id,
  text: buyers.searchText,
  name: buyers.businessName,
  at: buyers.createdAt,
};
