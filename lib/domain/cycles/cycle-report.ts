import { dayText } from '../text/indian-day';
import { percentOf } from './burn-up';
import { LEFTOVER_END_LABELS, type LeftoverEnd } from './closing';
import { STAGE_LABELS, stageText, STAGES, type StageCounts, type Targets } from './stages';

/** A section of a report: a title and rows of cells, the first cell naming the row. */
export interface ReportTable {
  title: string;
  header: string[];
  rows: string[][];
}

interface Reported {
  name: string;
  firstDay: string;
  lastDay: string;
  markets: readonly { label: string }[];
  responsible: { name: string };
  targets: Targets;
  counts: StageCounts;
}

interface Progress {
  stages: readonly { stage: keyof StageCounts; days: readonly { day: string; count: number }[] }[];
  markets: readonly { market: { label: string }; counts: StageCounts }[];
  people: readonly { person: { name: string }; counts: StageCounts }[];
  sellers: readonly { seller: { businessName: string }; counts: StageCounts }[];
}

interface Leftover {
  kind: 'catalog' | 'video';
  seller: string;
  editor: string | null;
  end: LeftoverEnd;
  /** The Indian day it was received. */
  day: string;
}

const STAGE_HEADER = STAGES.map((stage) => STAGE_LABELS[stage]);
const cellsOf = (counts: StageCounts) => STAGES.map((stage) => stageText(stage, counts[stage]));

const countsTable = (title: string, of: string, rows: readonly (readonly [string, StageCounts])[]): ReportTable => ({
  title,
  header: [of, ...STAGE_HEADER],
  rows: rows.map(([name, counts]) => [name, ...cellsOf(counts)]),
});

const targetsTable = ({ targets, counts }: Reported): ReportTable => ({
  title: 'Targets',
  header: ['Stage', 'Reached', 'Target', 'Share'],
  rows: STAGES.map((stage) => {
    const target = targets[stage];
    const planned = target === null ? ['', ''] : [stageText(stage, target), `${percentOf(counts[stage], target)} %`];
    return [STAGE_LABELS[stage], stageText(stage, counts[stage]), ...planned];
  }),
});

function daysTable({ stages }: Progress): ReportTable {
  const days = [...new Set(stages.flatMap((stage) => stage.days.map(({ day }) => day)))].sort();
  const countOn = (stage: keyof StageCounts, day: string) =>
    stages.find((one) => one.stage === stage)?.days.find((one) => one.day === day)?.count ?? 0;
  return {
    title: 'By day',
    header: ['Day', ...STAGE_HEADER],
    rows: days.map((day) => [dayText(day), ...STAGES.map((stage) => stageText(stage, countOn(stage, day)))]),
  };
}

/** Report of a closed cycle as tables: summary, targets, days, markets, people, sellers and leftovers. */
export const cycleReport = (cycle: Reported, progress: Progress, leftovers: readonly Leftover[]): ReportTable[] => [
  {
    title: cycle.name,
    header: ['About', ''],
    rows: [
      ['Days', `${dayText(cycle.firstDay)} to ${dayText(cycle.lastDay)}`],
      ['Markets', cycle.markets.map(({ label }) => label).join('; ')],
      ['Responsible', cycle.responsible.name],
    ],
  },
  targetsTable(cycle),
  daysTable(progress),
  countsTable(
    'By market',
    'Market',
    progress.markets.map(({ market, counts }) => [market.label, counts] as const),
  ),
  countsTable(
    'By person',
    'Person',
    progress.people.map(({ person, counts }) => [person.name, counts] as const),
  ),
  countsTable(
    'By seller',
    'Seller',
    progress.sellers.map(({ seller, counts }) => [seller.businessName, counts] as const),
  ),
  {
    title: 'Unfinished uploads',
    header: ['Seller', 'Kind', 'Received', 'Editor', 'What became of it'],
    rows: leftovers.map(({ seller, kind, day, editor, end }) => [
      seller,
      kind === 'video' ? 'Video' : 'Catalogs',
      dayText(day),
      editor ?? 'Unassigned',
      LEFTOVER_END_LABELS[end],
    ]),
  },
];
