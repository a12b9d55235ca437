/** Staff work and report by Indian days, which begin at half past six in the evening UTC all year. */
export const INDIAN_OFFSET_MS = 330 * 60 * 1000;

export interface IndianMonth {
  /** `2026-11`. */
  name: string;
  start: Date;
  end: Date;
}

/** Indian calendar month of an instant. */
export function indianMonthOf(instant: Date): IndianMonth {
  const local = new Date(instant.getTime() + INDIAN_OFFSET_MS);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  return {
    name: `${year}-${String(month + 1).padStart(2, '0')}`,
    start: new Date(Date.UTC(year, month, 1) - INDIAN_OFFSET_MS),
    end: new Date(Date.UTC(year, month + 1, 1) - INDIAN_OFFSET_MS),
  };
}

/** Adds months to a month, or subtracts with a negative count: `2026-11` and 2 give `2027-01`. */
export function monthAfter(name: string, count: number): string {
  const [year = 0, month = 1] = name.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7);
}

/** This many months up to and including the given one, oldest first. */
export const lastMonths = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => monthAfter(name, nth - count + 1));

/** A month by name, from its first moment in India to the first of the next month. */
export const indianMonth = (name: string): IndianMonth => indianMonthOf(new Date(`${name}-01T00:00:00Z`));
