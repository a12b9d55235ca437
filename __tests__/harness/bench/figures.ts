type Goal = { atMost: number } | { atLeast: number } | { between: readonly [number, number] } | { is: string | number };

/** A measured value. It can miss its goal if it has one; otherwise it is informative. */
export interface Figure {
  name: string;
  value: number | string;
  unit?: string;
  goal?: Goal;
  /** Where the value could not be measured: a sentence on how to get the missing requirement. */
  lacks?: string;
}

/** Figures that were measured together, under one heading. */
export interface Section {
  title: string;
  /** Measurement method, where a reader could misunderstand the figures. */
  note?: string;
  figures: Figure[];
}

/** Undefined without a goal. */
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

/** Formats rows of text as aligned columns. */
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

/** A section as a readable table. */
export const toTable = ({ title, note, figures }: Section): string =>
  [title, ...(note ? [`   ${note}`] : []), ...inColumns(figures.map((figure) => toRow(figure)))].join('\n');

/** Ratio of a figure to its goal: below 1 is better than the goal, for figures where less is better. */
function ratio({ value, goal }: Figure): string {
  const limit = goal && 'atMost' in goal ? goal.atMost : goal && 'atLeast' in goal ? goal.atLeast : undefined;
  return typeof value === 'number' && limit ? (value / limit).toFixed(2) : '';
}

/** All measurements in one table: name, figure, goal and their ratio. */
export const toSummary = (sections: readonly (Section & { name: string })[]): string =>
  inColumns([
    ['', 'what', 'figure', 'goal', 'ratio'],
    ...sections.flatMap(({ name, figures }) =>
      figures.map((figure) => [...toRow(figure, `${name}: ${figure.name}`), ratio(figure)]),
    ),
  ]).join('\n');

/** Outcome of a run: unmeasured figures, missed goals, and whether the run passes. */
export interface Verdict {
  lines: string[];
  isGood: boolean;
}

/** The figure of a section without figures. */
const NOTHING: Figure = { name: 'all of it', value: 'not measured', lacks: 'Its settings leave nothing to measure.' };

/** An unmeasured goal is not met: a run with missing figures passes only where that was allowed. */
export function verdictOn(sections: readonly (Section & { name: string })[], mayLack: boolean): Verdict {
  const figures = sections.flatMap(({ name: section, figures: own }) =>
    (own.length > 0 ? own : [NOTHING]).map((figure) => ({ ...figure, name: `${section}: ${figure.name}` })),
  );
  const namesOf = (some: readonly Figure[]) => [...new Set(some.map(({ name }) => name))].join('; ');
  const lacking = figures.filter(({ lacks }) => lacks !== undefined);
  const missed = figures.filter((figure) => isMet(figure) === false);
  const isAnyMet = figures.some((figure) => isMet(figure) === true);
  const needs = [...new Set(lacking.map(({ lacks }) => lacks))];
  const ofNeed = (need: string | undefined) => namesOf(lacking.filter(({ lacks }) => lacks === need));
  const all = lacking.length === 0 ? 'Every goal is met.' : 'Every goal that was measured is met.';
  return {
    lines: [
      ...needs.map((need) => `Not measured: ${ofNeed(need)}. ${need}`),
      ...(missed.length > 0 ? [`Missed: ${namesOf(missed)}.`] : isAnyMet ? [all] : []),
    ],
    isGood: missed.length === 0 && (lacking.length === 0 || mayLack),
  };
}
