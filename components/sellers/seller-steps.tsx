import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { roleLabel } from '@/components/entities/role-label';
import { useCurrentUser } from '@/components/layout/current-user';
import type { SellerDetail } from '@/lib/contracts/seller-record';
import { legalSteps, SELLER_MACHINE } from '@/lib/domain/seller-status';
import { type LegalStep, mayTake } from '@/lib/domain/transitions';
import type { SellerStatus } from '@/lib/domain/seller-status';

const SellerStepDialog = dynamic(() => import('./seller-step-dialog').then((module) => module.SellerStepDialog), {
  ssr: false,
});

/** What can be done next with a seller, and why something else cannot. */
export function SellerSteps({ seller }: { seller: SellerDetail }) {
  const { fo } = useCurrentUser();
  const [step, setStep] = useState<LegalStep<SellerStatus> | null>(null);
  // Kept while the dialog is closed, so that a click beside it loses no word.
  const [reason, setReason] = useState('');
  const facts = { hasMarket: seller.market !== null, activeGroups: seller.counters.activeGroups };
  const steps = legalSteps(seller.status, facts, fo);
  const others = SELLER_MACHINE.filter(({ from, ...other }) => from === seller.status && !mayTake(other, fo));
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
            variant={one.to === 'active' ? 'contained' : 'outlined'}
            color={one.to === 'active' ? 'primary' : 'error'}
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
        <SellerStepDialog
          seller={seller}
          step={step}
          reason={reason}
          onReason={setReason}
          onClose={() => setStep(null)}
        />
      )}
    </Box>
  );
}

const anyOf = (roles: string[]) => new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(roles);
