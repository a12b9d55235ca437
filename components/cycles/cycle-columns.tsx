import { StateTag } from '@/components/entities/state-tag';
import type { RecordColumns, RecordFilters } from '@/components/records/record-list';
import { marketFilter } from '@/components/entities/market-filter';
import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import type { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { percentOf } from '@/lib/domain/cycles/burn-up';
import { dayOfCycle } from '@/lib/domain/cycles/cycle-days';
import { CYCLE_STATE_TEXTS, CYCLE_STATUSES } from '@/lib/domain/cycles/cycle-status';
import { type Stage, STAGE_LABELS, stageText, STAGES } from '@/lib/domain/cycles/stages';
import { stateLabel } from '@/lib/domain/states';
import { dayText, indianDayOf } from '@/lib/domain/text/indian-day';

type Columns = RecordColumns<typeof cyclesApi.list>;

/** "120 of 400 (30 %)". */
export function reachedText({ counts, targets }: Pick<Cycle, 'counts' | 'targets'>, stage: Stage): string {
  const [count, target] = [counts[stage], targets[stage]];
  return target === null
    ? stageText(stage, count)
    : `${stageText(stage, count)} of ${stageText(stage, target)} (${percentOf(count, target)} %)`;
}

const ofStage = (stage: Stage): Columns[number] => ({
  id: stage,
  header: STAGE_LABELS[stage],
  cell: (cycle) => reachedText(cycle, stage),
  width: 170,
  align: 'right',
  isExtra: stage === 'live' ? undefined : true,
  priority: stage === 'live' ? 3 : 6,
});

export const CYCLE_COLUMNS: Columns = [
  {
    id: 'name',
    header: 'Cycle',
    cell: ({ name }) => name,
    width: 185,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StateTag states={CYCLE_STATE_TEXTS} state={status} />,
    width: 100,
    priority: 2,
  },
  {
    id: 'firstDay',
    header: 'Days',
    cell: ({ firstDay, lastDay }) => `${dayText(firstDay)} – ${dayText(lastDay)}`,
    width: 230,
    isSortable: true,
    priority: 2,
  },
  {
    id: 'today',
    header: 'Today',
    cell: (cycle) => (cycle.status === 'closed' ? '' : dayOfCycle(cycle, indianDayOf(new Date()))),
    width: 125,
    priority: 4,
  },
  ofStage('live'),
  ...STAGES.filter((stage) => stage !== 'live').map(ofStage),
  {
    id: 'markets',
    header: 'Markets',
    cell: ({ markets }) => markets.map(({ label }) => label).join(', '),
    width: 126,
    priority: 5,
  },
  { id: 'responsible', header: 'Responsible', cell: ({ responsible }) => responsible.name, width: 130, priority: 7 },
];

export const CYCLE_FILTERS: RecordFilters<typeof cyclesApi.list> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: CYCLE_STATUSES.map((value) => ({ value, label: stateLabel(CYCLE_STATE_TEXTS, value) })),
  },
  marketFilter('marketId'),
];
