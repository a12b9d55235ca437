import { buyers } from '../../db/schema/buyers';
import type { Place } from '../../platform/search/find-repository';

/** Buyers that a search finds; merged ones answer under their old names. */
export const searched: Place = {
  id: buyers.id,
  text: buyers.searchText,
  name: buyers.businessName,
  at: buyers.createdAt,
};
