import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { useMe } from '@/lib/client/queries/me';
import { CATALOG_MACHINE, type CatalogStatus, catalogSteps } from '@/lib/domain/catalog-status';
import { type LegalStep, mayTake } from '@/lib/domain/transitions';
import { roleLabel } from './role-label';

const CatalogStepDialog = dynamic(() => import('./catalog-step-dialog').then((module) => module.CatalogStepDialog), {
  ssr: false,
});

const anyOf = (roles: string[]) => new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(roles);

/** What can be done next with a catalog, and why something else cannot. */
export function CatalogSteps({ catalog }: { catalog: CatalogDetail }) {
  const { id: personId, fo = [] } = useMe().data ?? {};
  const [step, setStep] = useState<LegalStep<CatalogStatus> | null>(null);
  // Kept while the dialog is closed, so that a click beside it loses no word.
  const [reason, setReason] = useState('');
  if (catalog.isDeleted) return null;
  const isOwnWork = catalog.lastEditedBy !== null && catalog.lastEditedBy.id === personId;
  const steps = catalogSteps(catalog.status, { missing: catalog.missing, isOwnWork }, fo);
  const others = CATALOG_MACHINE.filter(({ from, ...other }) => from === catalog.status && !mayTake(other, fo));
  const obstacles = [
    ...steps.flatMap(({ label, problem }) => (problem ? [`${label}: ${problem}`] : [])),
    ...others.map(({ label, roles }) => `${label}: only ${anyOf(roles.map(roleLabel))} can do that.`),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { sm: 'end' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {steps.map((one) => (
          <Button
            key={one.to}
            variant="outlined"
            color={one.asks ? 'error' : 'primary'}
            disabled={one.problem !== null}
            onClick={() => setStep(one)}
          >
            {one.label}
          </Button>
        ))}
      </Box>
      {obstacles.map((sentence) => (
        <Typography key={sentence} variant="body2" color="textSecondary">
          {sentence}
        </Typography>
      ))}
      {step && (
        <CatalogStepDialog
          catalog={catalog}
          step={step}
          reason={reason}
          onReason={setReason}
          onClose={() => setStep(null)}
        />
      )}
    </Box>
  );
}
