import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartSvg } from '@/components/ui/charts/chart-svg';
import type { Cycle, CycleProgress } from '@/lib/contracts/cycles/cycle-record';
import { cumulative, percentOf, plannedBy } from '@/lib/domain/cycles/burn-up';
import { countDays } from '@/lib/domain/cycles/cycle-days';
import { forecastEnd, forecastText } from '@/lib/domain/cycles/forecast';
import { expectedText, STAGE_LABELS, stageText } from '@/lib/domain/cycles/stages';

const [WIDTH, HEIGHT] = [320, 140];

interface BurnUpChartProps {
  cycle: Cycle;
  progress: CycleProgress['stages'][number];
  today: string;
}

const onDay = (days: CycleProgress['stages'][number]['days'], day: string) =>
  days.find((one) => one.day === day)?.count ?? 0;

/** One stage of a cycle: cumulative output by day, beside a constant pace towards the target. */
export function BurnUpChart({ cycle, progress: { stage, days, pace }, today }: BurnUpChartProps) {
  const target = cycle.targets[stage];
  const done = cumulative(cycle, days, today);
  const total = done.at(-1)?.count ?? 0;
  // Today is not over: it counts as a full remaining day.
  const daysLeft = Math.max(0, countDays(today, cycle.lastDay));
  const forecast =
    cycle.status === 'active' ? { range: forecastEnd(total - onDay(days, today), daysLeft, pace) } : null;
  const most = Math.max(1, total, target ?? 0, forecast?.range?.high ?? 0);
  const all = countDays(cycle.firstDay, cycle.lastDay);
  const point = (day: number, count: number) =>
    `${((day / all) * WIDTH).toFixed(1)},${(HEIGHT - (count / most) * (HEIGHT - 6)).toFixed(1)}`;
  const planned = target === null ? null : plannedBy(cycle, target, today);
  const text = (count: number) => stageText(stage, count);
  const expected = (count: number) => expectedText(stage, count);
  const words = [
    target === null ? `${text(total)} so far` : `${text(total)} of ${text(target)}`,
    ...(target === null ? [] : [`${percentOf(total, target)} %`]),
    ...(planned === null ? [] : [`an even pace has ${expected(planned)} by now`]),
  ].join(' · ');
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" sx={{ fontWeight: 550 }}>
        {STAGE_LABELS[stage]}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {words}
      </Typography>
      {forecast && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {forecastText(forecast.range, target, expected)}
        </Typography>
      )}
      <ChartSvg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <line className="floor" x1={0} y1={HEIGHT - 0.5} x2={WIDTH} y2={HEIGHT - 0.5} />
        {target !== null && <polyline className="plan" points={`${point(0, 0)} ${point(all, target)}`} />}
        {forecast?.range && (
          <polygon
            className="range"
            points={[
              point(done.length, total),
              point(all, Math.min(most, forecast.range.low)),
              point(all, Math.min(most, forecast.range.high)),
            ].join(' ')}
          />
        )}
        <polyline
          className="done"
          points={[point(0, 0), ...done.map(({ count }, nth) => point(nth + 1, count))].join(' ')}
        />
      </ChartSvg>
    </Box>
  );
}
