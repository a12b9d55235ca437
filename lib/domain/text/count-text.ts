/** Singular and plural of a list's rows. */
export interface Noun {
  one: string;
  many: string;
}

/** Positions before the last three digits, and before each pair of digits before them. */
const GROUPS = /\B(?=(\d\d)*\d{3}$)/g;

/**
 * Formats a number with Indian grouping: 1,25,000. `Intl` gives the same result, but the browser first loads its
 * tables, which costs 15 ms on every first visit.
 */
export function numberText(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.');
  return [whole.replace(GROUPS, ','), ...fraction].join('.');
}

/** "1 seller", "1,234 sellers", "10,000+ sellers". */
export function countText({ value, isExact }: { value: number; isExact: boolean }, { one, many }: Noun): string {
  return `${numberText(value)}${isExact ? '' : '+'} ${value === 1 && isExact ? one : many}`;
}
