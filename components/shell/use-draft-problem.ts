import { useMe } from '@/lib/client/queries/me';
import { type Draft, draftProblem } from '@/lib/domain/uploads/assigned-drafts';
import { statusProblem } from '@/lib/domain/catalogs/catalog-status';
import { useCurrentUser } from '../entities/current-user';

/** Reason the user cannot change a catalog: names the owner of the draft and what to do. Null when they can. */
export function useDraftProblem(): (catalog: Draft) => string | null {
  const { fo } = useCurrentUser();
  const id = useMe().data?.id;
  // While the user is unknown, only the server decides.
  return (catalog) => (id === undefined ? null : draftProblem(catalog, { id, roles: fo }));
}

/** Reason the user cannot change a catalog's fields and photos, as a sentence; null when they can. */
export function useChangeProblem(): (catalog: Draft) => string | null {
  const { fo } = useCurrentUser();
  const draftProblemOf = useDraftProblem();
  return (catalog) => statusProblem(catalog.status, fo) ?? draftProblemOf(catalog);
}
