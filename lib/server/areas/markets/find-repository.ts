import { isNull, sql } from 'drizzle-orm';
import { markets } from '../../db/schema/markets';
import type { Place } from '../../platform/search/find-repository';

const { name, marketNumber, city, state } = markets;

/** Markets that match a search. There are so few that their text needs no index. */
export const searched: Place = {
  id: markets.id,
  text: sql`lower(normalize(concat_ws(' ', ${name}, ${marketNumber}, ${city}, ${state}), NFKC))`,
  name,
  code: marketNumber,
  at: markets.createdAt,
  scope: isNull(markets.mergedIntoId),
};
