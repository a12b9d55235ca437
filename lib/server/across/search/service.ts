import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { searchApi } from '@/lib/contracts/search';
import { isSearchable, kindsFor } from '@/lib/domain/search/found-kinds';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { sideBySide } from '../../db/side-by-side';
import { readSearch } from '../../platform/search/search';
import { FINDERS } from '../../registry/areas';

type Found = EndpointAnswer<typeof searchApi.everything>;

/** A few records of every kind the roles may open, best matches first; kinds without matches are left out. */
export async function searchEverything(typed: string, actor: Actor): Promise<Found> {
  const kinds = kindsFor(actor.roles);
  if (!isSearchable(typed) || kinds.length === 0) return [];
  const tx = orm();
  const searchOf = await readSearch(tx, typed);
  const found = await sideBySide(
    tx,
    ...kinds.map((kind) => async () => ({ kind, rows: await FINDERS[kind].find(tx, searchOf(kind), actor) })),
  );
  return found.filter(({ rows }) => rows.length > 0);
}
