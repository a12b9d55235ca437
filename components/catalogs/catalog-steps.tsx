import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { catalogStatusLabel } from '@/components/entities/catalog-status';
import { useCurrentUser } from '@/components/layout/current-user';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { notifySuccess } from '@/lib/client/notify';
import { useJudgeCatalog } from '@/lib/client/queries/catalog-review';
import { type CatalogStatus, catalogSteps } from '@/lib/domain/catalog-status';
import type { LegalStep } from '@/lib/domain/transitions';

const ReasonDialog = dynamic(() => import('./reason-dialog').then((module) => module.ReasonDialog), { ssr: false });

/** What can be done next with a catalog, and why something else cannot. */
export function CatalogSteps({ catalog }: { catalog: CatalogDetail }) {
  const { fo } = useCurrentUser();
  const { mutate, isPending, error } = useJudgeCatalog(catalog.id);
  const [asking, setAsking] = useState<LegalStep<CatalogStatus> | null>(null);
  const [reason, setReason] = useState('');
  // Whether it is the person's own work the server knows; it says so.
  const steps = catalogSteps(catalog.status, { missing: catalog.missing, isOwnWork: false }, fo);
  const handleStep = (step: LegalStep<CatalogStatus>) => {
    if (step.asks) return setAsking(step);
    const onSuccess = () => notifySuccess(`${catalogName(catalog)} is ${catalogStatusLabel(step.to).toLowerCase()}.`);
    mutate({ to: step.to, version: catalog.version }, { onSuccess });
  };
  if (steps.length === 0) return null;
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {steps.map((step) => (
          <Button
            key={step.to}
            variant={step.to === 'live' ? 'contained' : 'outlined'}
            color={step.to === 'live' ? 'primary' : 'inherit'}
            disabled={step.problem !== null || isPending}
            onClick={() => handleStep(step)}
          >
            {step.label}
          </Button>
        ))}
      </Stack>
      {steps.flatMap(({ to, problem }) =>
        problem ? (
          <Typography key={to} variant="body2" color="textSecondary">
            {problem}
          </Typography>
        ) : (
          []
        ),
      )}
      {error && !error.isPassing && (
        <Typography role="alert" variant="body2" color="error">
          {error.message}
        </Typography>
      )}
      {asking && (
        <ReasonDialog
          catalog={catalog}
          step={asking}
          reason={reason}
          onReason={setReason}
          onClose={() => setAsking(null)}
        />
      )}
    </Stack>
  );
}
