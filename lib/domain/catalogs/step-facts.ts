import { type Draft, draftProblem, type Person } from '../uploads/assigned-drafts';
import { type CatalogFacts, isOwnWork } from './catalog-status';

type Standing = Draft & Parameters<typeof isOwnWork>[0] & Pick<CatalogFacts, 'missing'>;

/** What of a catalog decides about its steps for somebody; of nobody known, what holds for everybody. */
export const catalogFacts = (catalog: Standing, person: Person | undefined): CatalogFacts => ({
  missing: catalog.missing,
  isOwnWork: isOwnWork(catalog, person?.id),
  draftProblem: person ? draftProblem(catalog, person) : null,
});
