const format = new Intl.NumberFormat('en-IN');

/** What the rows of a list are called. */
export interface Noun {
  one: string;
  many: string;
}

/** A number with Indian grouping: 1,25,000. */
export const numberText = (value: number): string => format.format(value);

/** "1 seller", "1,234 sellers", "10,000+ sellers". */
export function countText({ value, isExact }: { value: number; isExact: boolean }, { one, many }: Noun): string {
  return `${numberText(value)}${isExact ? '' : '+'} ${value === 1 && isExact ? one : many}`;
}
