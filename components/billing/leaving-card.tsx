import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QueryFailure } from '@/components/records/query-failure';
import { ColumnChart } from '@/components/ui/charts/column-chart';
import { FigureTable } from '@/components/ui/figure-table';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useStorage } from '@/lib/client/queries/billing';
import type { Storage } from '@/lib/contracts/billing/billing';
import { megabytesText } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { RETENTION } from '@/lib/domain/records/retention';
import { dayText } from '@/lib/domain/text/indian-day';

/** Upcoming automatic deletions: the amount for each of the next days, and the retention period of each kind. */
export function LeavingCard() {
  const { data, error, refetch } = useStorage();
  return (
    <SectionCard
      title="Automatic removal"
      description="Photos and videos of catalogs stay. Other files are removed within a day after their time."
    >
      <Stack spacing={3}>
        {data && <LeavingDays leaving={data.leaving} />}
        {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines count={1} height={140} />}
        <FigureTable
          columns={['What', 'Kept for']}
          rows={RETENTION.map(({ what, days }) => ({ id: what, name: what, figures: [`${days} days`] }))}
        />
      </Stack>
    </SectionCard>
  );
}

function LeavingDays({ leaving }: Pick<Storage, 'leaving'>) {
  if (leaving.every(({ files }) => files === 0))
    return <Typography color="textSecondary">No file is removed in the next {leaving.length} days.</Typography>;
  return (
    <ColumnChart
      label="Files to be removed in the next days"
      of="Day"
      series={['Size']}
      columns={leaving.map(({ day, bytes }) => ({
        name: dayText(day),
        short: dayText(day).split(' ').slice(0, 2).join(' '),
        values: [bytes],
      }))}
      text={megabytesText}
    />
  );
}
