type Goal = { atMost: number } | { atLeast: number } | { between: readonly [number, number] } | { is: string | number };

/** One measured value. With a goal it can be missed; without one it is there to be read. */
export interface Figure {
  name: string;
  value: number | string;
  unit?: string;
  goal?: Goal;
}

/** Figures that were measured together, under one heading. */
export interface Section {
  title: string;
  /** How it was measured, where a reader could take it for something else. */
  note?: string;
  figures: Figure[];
}

/** Undefined where there is no goal. */
export function isMet({ value, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  if ('is' in goal) return value === goal.is;
  if (typeof value !== 'number' || Number.isNaN(value)) return false;
  if ('atMost' in goal) return value <= goal.atMost;
  if ('atLeast' in goal) return value >= goal.atLeast;
  return value >= goal.between[0] && value <= goal.between[1];
}

const asText = (value: number | string, unit?: string) =>
  `${typeof value === 'number' ? Number(value.toFixed(value < 10 ? 3 : 1)) : value}${unit ? ` ${unit}` : ''}`;

function goalText({ goal, unit }: Figure): string {
  if (!goal) return '';
  if ('is' in goal) return `must be ${asText(goal.is, unit)}`;
  if ('atMost' in goal) return `at most ${asText(goal.atMost, unit)}`;
  if ('atLeast' in goal) return `at least ${asText(goal.atLeast, unit)}`;
  return `from ${asText(goal.between[0])} to ${asText(goal.between[1], unit)}`;
}

const MARKS = { true: '✓', false: '✗', undefined: ' ' } as const;

/** The column of figures. */
const NUMBERS = 2;

/** Rows of texts below each other. */
function inColumns(rows: string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = (rows[0] ?? []).map((_, column) => width(column));
  const place = (text: string, column: number) =>
    column === NUMBERS ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(place).join('  ').trimEnd());
}

const toRow = (figure: Figure, name = figure.name) => [
  ` ${MARKS[`${isMet(figure)}`]}`,
  name,
  asText(figure.value, figure.unit),
  goalText(figure),
];

/** A section as people read it. */
export const toTable = ({ title, note, figures }: Section): string =>
  [title, ...(note ? [`   ${note}`] : []), ...inColumns(figures.map((figure) => toRow(figure)))].join('\n');

/** How far a figure is from the goal: below 1 is better than promised, for figures that want to be small. */
function ratio({ value, goal }: Figure): string {
  const limit = goal && 'atMost' in goal ? goal.atMost : goal && 'atLeast' in goal ? goal.atLeast : undefined;
  return typeof value === 'number' && limit ? (value / limit).toFixed(2) : '';
}

/** Everything that was measured in one table: what, figure, goal, ratio of the two. */
export const toSummary = (sections: readonly (Section & { name: string })[]): string =>
  inColumns([
    ['', 'what', 'figure', 'goal', 'ratio'],
    ...sections.flatMap(({ name, figures }) =>
      figures.map((figure) => [...toRow(figure, `${name}: ${figure.name}`), ratio(figure)]),
    ),
  ]).join('\n');
