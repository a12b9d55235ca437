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

/** A section as people read it. */
export function toTable({ title, note, figures }: Section): string {
  const rows = figures.map((figure) => [
    MARKS[`${isMet(figure)}`],
    figure.name,
    asText(figure.value, figure.unit),
    goalText(figure),
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [names, values] = [width(1), width(2)];
  const lines = rows.map(([mark, name = '', value = '', goal]) =>
    ` ${mark} ${name.padEnd(names)}  ${value.padStart(values)}  ${goal}`.trimEnd(),
  );
  return [title, ...(note ? [`   ${note}`] : []), ...lines].join('\n');
}
