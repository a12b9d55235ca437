/** What the rows of a list are called. */
export interface Noun {
  one: string;
  many: string;
}

/** The places before the last three digits, and before each two before them. */
const GROUPS = /\B(?=(\d\d)*\d{3}$)/g;

/**
 * A number with Indian grouping: 1,25,000. `Intl` writes the same, but has a browser read its tables first, which is
 * 15 ms of every first visit.
 */
export function numberText(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.');
  return [whole.replace(GROUPS, ','), ...fraction].join('.');
}

/** "1 seller", "1,234 sellers", "10,000+ sellers". */
export function countText({ value, isExact }: { value: number; isExact: boolean }, { one, many }: Noun): string {
  return `${numberText(value)}${isExact ? '' : '+'} ${value === 1 && isExact ? one : many}`;
}
