import Stack from '@mui/material/Stack';
import { roleLabel } from '@/components/entities/role-label';
import { RoleTags } from '@/components/entities/role-tags';
import { QueryFailure } from '@/components/records/query-failure';
import { ColumnChart } from '@/components/ui/charts/column-chart';
import { Day } from '@/components/ui/day';
import { Facts } from '@/components/ui/facts';
import { FigureTable } from '@/components/ui/figure-table';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useSeats } from '@/lib/client/queries/billing';
import type { Seats } from '@/lib/contracts/billing/billing';
import { IN_USE_DAYS } from '@/lib/domain/billing/seats';
import { numberText } from '@/lib/domain/text/count-text';
import { monthText } from '@/lib/domain/text/indian-day';
import { OwnSeat } from './own-seat';

const LAST_DAYS = `Used in ${IN_USE_DAYS} days`;

const lastUse = (at: string | null) => (at === null ? 'Never' : <Day at={at} />);

/** Accounts by role with their last activity; non-admins see only their own. */
export function SeatsCard() {
  const { data, error, refetch } = useSeats();
  const isOwn = data?.scope === 'own';
  return (
    <SectionCard
      title={isOwn ? 'Your seat' : 'Seats'}
      description={isOwn ? undefined : 'Open accounts. A person with several roles counts in each of them.'}
    >
      {data && (isOwn ? <OwnSeat seats={data} /> : <AllSeats seats={data} />)}
      {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={2} height={140} />}
    </SectionCard>
  );
}

const AllSeats = ({ seats: { people, inUse, roles, months, idle } }: { seats: Seats }) => (
  <Stack spacing={3}>
    <Facts
      facts={[
        ['Open accounts', numberText(people)],
        [LAST_DAYS, numberText(inUse)],
        ['Not used', numberText(people - inUse)],
      ]}
    />
    <ColumnChart
      label="Open accounts at the end of each month"
      of="Month"
      series={['People']}
      columns={months.map(({ month, people: count }) => ({
        name: monthText(month),
        short: monthText(month).slice(0, 3),
        values: [count],
      }))}
      text={numberText}
    />
    <FigureTable
      caption="By role"
      columns={['Role', 'People', LAST_DAYS, 'Last use']}
      rows={roles.map(({ role, people: count, inUse: used, lastUsedAt }) => ({
        id: role,
        name: roleLabel(role),
        figures: [numberText(count), numberText(used), lastUse(lastUsedAt)],
      }))}
    />
    {idle.length > 0 && (
      <FigureTable
        caption="Not used"
        columns={['Person', 'Roles', 'Last use']}
        rows={idle.map(({ id, name, roles: own, lastUsedAt }) => ({
          id,
          name,
          figures: [<RoleTags key={id} roles={own} />, lastUse(lastUsedAt)],
        }))}
      />
    )}
  </Stack>
);
