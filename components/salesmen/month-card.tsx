import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { numberText } from '@/lib/domain/text/count-text';
import { SectionCard } from '@/components/ui/section-card';
import type { Portfolio } from '@/lib/contracts/salesmen/salesmen';
import { monthText } from './month-text';

interface MonthCardProps {
  month: Portfolio['month'];
  /** Omitted when the user cannot set targets. */
  onSetTarget?: () => void;
}

/** Results of the month, compared with its target. */
export function MonthCard({ month, onSetTarget }: MonthCardProps) {
  const { target } = month;
  const button: ReactNode = onSetTarget && (
    <Button variant="outlined" color="inherit" size="small" onClick={onSetTarget}>
      {target ? 'Change the target' : 'Set a target'}
    </Button>
  );
  return (
    <SectionCard title={monthText(month.name)} action={button}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Aim label="Visits" done={month.visits} aim={target?.visits} />
        <Aim label="New sellers" done={month.newSellers} aim={target?.newSellers} />
      </Box>
    </SectionCard>
  );
}

function Aim({ label, done, aim }: { label: string; done: number; aim: number | undefined }) {
  const id = useId();
  const share = aim ? Math.min(100, Math.round((done / aim) * 100)) : 100;
  return (
    <div>
      <Typography id={id} variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {numberText(done)}
        <Typography component="span" color="textSecondary">
          {aim === undefined ? ', no target yet' : ` of ${numberText(aim)}`}
        </Typography>
      </Typography>
      {aim !== undefined && (
        <LinearProgress
          variant="determinate"
          value={share}
          aria-labelledby={id}
          color={done >= aim ? 'success' : 'primary'}
          sx={{ mt: 1, height: 6, borderRadius: 3 }}
        />
      )}
    </div>
  );
}
