import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QueryFailure } from '@/components/records/query-failure';
import { Facts } from '@/components/ui/facts';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useStuck } from '@/lib/client/queries/cycles';
import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import type { Stuck } from '@/lib/contracts/cycles/cycle-work';
import { emptyIn, emptyText } from '@/lib/domain/cycles/queue-forecast';
import { numberText } from '@/lib/domain/text/count-text';
import { Rebalance } from './rebalance';
import { WaitingCatalogs, WaitingUploads } from './waiting-work';

const QUEUES = { tagging: 'Catalogs to tag', review: 'Catalogs to review' } as const;

/** What blocks a cycle, when its queues run empty, and what could be reassigned. */
export function CycleStuck({ cycle }: { cycle: Cycle }) {
  const { data, error, refetch } = useStuck(cycle.id);
  if (!data) {
    return error ? (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={3} height={180} />
    );
  }
  return (
    <Stack spacing={2}>
      <SectionCard title="Queues" description="At the rate of the last four weeks, as a range.">
        <Facts
          facts={data.queues.map(({ queue, waiting, ...pace }) => [
            `${QUEUES[queue]}: ${numberText(waiting)}`,
            emptyText(emptyIn({ waiting, ...pace })),
          ])}
        />
      </SectionCard>
      {cycle.status === 'active' && <Rebalance cycleId={cycle.id} />}
      <WaitingUploads title="Over their lease" uploads={data.overLease} none="Everyone is within their lease." />
      <WaitingUploads title="Skipped" uploads={data.skipped} none="Nothing open was skipped." />
      <WaitingCatalogs title="Waiting for review" catalogs={data.inReview} />
      <WaitingUploads title="Oldest" uploads={data.oldest} none="No upload is open." />
      <WaitingUploads title="Being worked on" uploads={data.held} none="No upload is being worked on right now." />
      <Reasons reasons={data.reasons} />
    </Stack>
  );
}

const KINDS = { skip: 'Skipped', review: 'Not accepted' } as const;

const change = (now: number, before: number) => (now > before ? 'rising' : now < before ? 'falling' : 'steady');

const Reasons = ({ reasons }: Pick<Stuck, 'reasons'>) => (
  <SectionCard
    title="Reasons"
    description="Why work was skipped or not accepted: these seven days and the seven before."
  >
    {reasons.length === 0 ? (
      <Typography color="textSecondary">Nothing was skipped or sent back in two weeks.</Typography>
    ) : (
      <Facts
        facts={reasons.map(({ kind, reason, now, before }) => [
          `${KINDS[kind]}: ${reason}`,
          `${numberText(now)}, ${numberText(before)} before: ${change(now, before)}`,
        ])}
      />
    )}
  </SectionCard>
);
