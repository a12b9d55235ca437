import dynamic from 'next/dynamic';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { useMe } from '@/lib/client/queries/me';
import { draftProblem } from '@/lib/domain/uploads/assigned-drafts';
import { CATALOG_MACHINE, catalogSteps, isOwnWork } from '@/lib/domain/catalogs/catalog-status';
import { StateSteps } from './state-steps';

const CatalogStepDialog = dynamic(() => import('./catalog-step-dialog').then((module) => module.CatalogStepDialog), {
  ssr: false,
});

/** What can be done next with a catalog, and why something else cannot. */
export function CatalogSteps({ catalog }: { catalog: CatalogDetail }) {
  const { id: personId, fo = [] } = useMe().data ?? {};
  if (catalog.isDeleted) return null;
  const facts = {
    missing: catalog.missing,
    isOwnWork: isOwnWork(catalog, personId),
    draftProblem: personId === undefined ? null : draftProblem(catalog, { id: personId, roles: fo }),
  };
  return (
    <StateSteps
      machine={CATALOG_MACHINE}
      state={catalog.status}
      steps={catalogSteps(catalog.status, facts, fo)}
      roles={fo}
      isGrave={({ asks }) => asks !== null}
      dialog={(chosen) => <CatalogStepDialog catalog={catalog} {...chosen} />}
    />
  );
}
