import { useMe } from '@/lib/client/queries/me';
import { type Draft, draftProblem } from '@/lib/domain/uploads/assigned-drafts';
import { statusProblem } from '@/lib/domain/catalogs/catalog-status';
import { useCurrentUser } from '../entities/current-user';

/** Says of a catalog whose draft it is and what to do, where the person may not change it; null where they may. */
export function useDraftProblem(): (catalog: Draft) => string | null {
  const { fo } = useCurrentUser();
  const id = useMe().data?.id;
  // Until it is known who is here, the server alone decides.
  return (catalog) => (id === undefined ? null : draftProblem(catalog, { id, roles: fo }));
}

/** Says of a catalog why the person cannot change its fields and pictures, as a sentence; null where they can. */
export function useChangeProblem(): (catalog: Draft) => string | null {
  const { fo } = useCurrentUser();
  const draftProblemOf = useDraftProblem();
  return (catalog) => statusProblem(catalog.status, fo) ?? draftProblemOf(catalog);
}
