import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useCycleProgress } from '@/lib/client/queries/cycles';
import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import { dayOfCycle } from '@/lib/domain/cycles/cycle-days';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { BurnUpChart } from './burn-up-chart';
import { CountsTable } from './counts-table';

const NOTHING = 'Nothing was counted for it yet.';

/** Progress of a cycle: each stage towards its target, by person and by market. */
export function CycleProgress({ cycle }: { cycle: Cycle }) {
  const { data, error, refetch } = useCycleProgress(cycle.id);
  const today = indianDayOf(new Date());
  if (!data) {
    return error ? (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={2} height={220} />
    );
  }
  const markets = data.markets.map(({ market, counts }) => ({ id: market.id, name: market.label, counts }));
  const sellers = data.sellers.map(({ seller, counts }) => ({ id: seller.id, name: seller.businessName, counts }));
  const people = data.people.map(({ person, counts }) => ({ ...person, counts }));
  return (
    <Stack spacing={2}>
      <SectionCard
        title="Stages"
        description={cycle.status === 'closed' ? 'As they stood at closing.' : dayOfCycle(cycle, today)}
      >
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
          {data.stages.map((stage) => (
            <BurnUpChart key={stage.stage} cycle={cycle} progress={stage} today={today} />
          ))}
        </Box>
      </SectionCard>
      <Counts title="By market" of="Market" rows={markets} />
      <Counts title="By person" of="Person" rows={people} />
      <Counts title="By seller" of="Seller" rows={sellers} />
    </Stack>
  );
}

const Counts = ({ title, ...table }: { title: string } & ComponentProps<typeof CountsTable>) => (
  <SectionCard title={title}>
    {table.rows.length > 0 ? <CountsTable {...table} /> : <Typography color="textSecondary">{NOTHING}</Typography>}
  </SectionCard>
);
