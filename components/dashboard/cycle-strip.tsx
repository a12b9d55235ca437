import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { useCurrentUser } from '@/components/entities/current-user';
import { recordAddress } from '@/components/entities/record-address';
import type { Dashboard } from '@/lib/contracts/dashboard';
import { canOpenScreen } from '@/lib/domain/access/access';
import { percentOf } from '@/lib/domain/cycles/burn-up';
import { dayOfCycle } from '@/lib/domain/cycles/cycle-days';
import { numberText } from '@/lib/domain/text/count-text';
import { indianDayOf } from '@/lib/domain/text/indian-day';

const Strip = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { color: theme.vars.palette.primary.main },
}));

type ActiveCycle = NonNullable<Dashboard['cycles']>[number];

/** "Day 4 of 10, 62 % of live". */
function stripText({ live, target, ...span }: ActiveCycle, today: string): string {
  const reached = target === null ? `${numberText(live)} live` : `${percentOf(live, target)} % of live`;
  return `${dayOfCycle(span, today)}, ${reached}`;
}

/** Progress of the active cycles, one line each. */
export function CycleStrip({ cycles }: { cycles: readonly ActiveCycle[] }) {
  const { fo } = useCurrentUser();
  const today = indianDayOf(new Date());
  const canOpen = canOpenScreen('admin-cycle-edit', fo);
  if (cycles.length === 0) return <>No cycle is active.</>;
  return (
    <Strip aria-label="Active cycles">
      {cycles.map((cycle) => (
        <li key={cycle.id}>
          {canOpen ? (
            <Link href={recordAddress('admin-cycle-edit', cycle.id)} prefetch={false}>
              {cycle.name}
            </Link>
          ) : (
            cycle.name
          )}
          {`: ${stripText(cycle, today)}`}
        </li>
      ))}
    </Strip>
  );
}
