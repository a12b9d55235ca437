import { styled } from '@mui/material/styles';
import { QueryFailure } from '@/components/records/query-failure';
import { ChartSvg } from '@/components/ui/charts/chart-svg';
import { FigureTable } from '@/components/ui/figure-table';
import type { DashboardDays } from '@/lib/contracts/dashboard';
import { useDashboardDays } from '@/lib/client/queries/dashboard';
import { DASHBOARD_DAYS, WAITING_AGES } from '@/lib/domain/records/waiting-ages';
import { numberText } from '@/lib/domain/text/count-text';
import { dayText } from '@/lib/domain/text/indian-day';

const HEIGHT = 32;

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 3.5em minmax(0, 1fr)',
  alignItems: 'end',
  gap: theme.spacing(1.25, 1.5),
  margin: theme.spacing(1, 0),
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& .sum': { ...theme.typography.h3, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& svg': { height: HEIGHT },
}));

type Series = 'cameIn' | 'tagged' | 'live';

const SERIES: readonly { id: Series; label: string }[] = [
  { id: 'cameIn', label: 'Received' },
  { id: 'tagged', label: 'Tagged' },
  { id: 'live', label: 'Went live' },
];

const LABELS = ['Waiting', ...WAITING_AGES.map(({ label }) => label)];

/** Catalog output of the last days, and current waiting times. */
export function DayCharts() {
  const { data, error, refetch } = useDashboardDays();
  if (!data) return error && <QueryFailure error={error} onRetry={() => void refetch()} />;
  const { uploads, reviews } = data.waiting;
  return (
    <>
      <Rows>
        {SERIES.map(({ id, label }) => (
          <DayBars key={id} label={label} days={data.days.map((one) => ({ day: one.day, count: one[id] }))} />
        ))}
      </Rows>
      <FigureTable
        columns={LABELS}
        rows={[
          { id: 'uploads', name: 'Uploads', figures: uploads.map(numberText) },
          { id: 'reviews', name: 'Reviews', figures: reviews.map(numberText) },
        ]}
      />
    </>
  );
}

interface DayBarsProps {
  label: string;
  days: { day: DashboardDays['days'][number]['day']; count: number }[];
}

/** One bar per day, today last. */
function DayBars({ label, days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const sum = days.reduce((all, { count }) => all + count, 0);
  const today = days.at(-1)?.count ?? 0;
  return (
    <>
      <dt>{label}</dt>
      <dd className="sum">{numberText(sum)}</dd>
      <dd>
        <ChartSvg
          role="img"
          aria-label={`${label}: ${numberText(today)} today, ${numberText(sum)} in ${DASHBOARD_DAYS} days`}
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <line className="floor" x2={days.length} y1={HEIGHT} y2={HEIGHT} />
          {days.map(({ day, count }, place) => (
            <rect
              key={day}
              className="series0"
              x={place + 0.1}
              width={0.8}
              y={HEIGHT - (count / most) * HEIGHT}
              height={(count / most) * HEIGHT}
            >
              <title>{`${dayText(day)}: ${numberText(count)}`}</title>
            </rect>
          ))}
        </ChartSvg>
      </dd>
    </>
  );
}
