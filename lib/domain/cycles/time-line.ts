import { countDays, dayAfter } from './cycle-days';

interface OnTimeLine {
  id: string;
  firstDay: string;
  lastDay: string;
  markets: readonly { id: string; label: string }[];
}

/** A cycle in a market's row, in percent of the width. */
export interface TimeBar<One> {
  cycle: One;
  left: number;
  width: number;
}

/** Minimum number of days shown before and after today. */
const [BACK, AHEAD] = [45, 30];

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);

/** Cycles by market around today, one row per market. Cycles older than a quarter are left out. */
export function timeLine<One extends OnTimeLine>(cycles: readonly One[], today: string) {
  const shown = cycles.filter(({ lastDay }) => lastDay >= dayAfter(today, -2 * BACK));
  const from = shown.reduce((day, { firstDay }) => earlier(day, firstDay), dayAfter(today, -BACK));
  const to = shown.reduce((day, { lastDay }) => later(day, lastDay), dayAfter(today, AHEAD));
  const all = countDays(from, to);
  const percent = (days: number) => (100 * days) / all;
  const placeOf = (day: string) => percent(countDays(from, day) - 1);
  const rows = new Map<string, { market: { id: string; label: string }; bars: TimeBar<One>[] }>();
  for (const cycle of shown)
    for (const market of cycle.markets) {
      const row = rows.get(market.id) ?? { market, bars: [] };
      const width = percent(countDays(cycle.firstDay, cycle.lastDay));
      row.bars.push({ cycle, left: placeOf(cycle.firstDay), width });
      rows.set(market.id, row);
    }
  const byName = [...rows.values()].sort((one, other) => one.market.label.localeCompare(other.market.label));
  return { from, to, today: placeOf(today), rows: byName };
}
