/** Staff work and report by Indian days, which begin at half past six in the evening UTC, all year. */
export const INDIAN_OFFSET_MS = 330 * 60 * 1000;

export interface IndianMonth {
  /** `2026-11`. */
  name: string;
  start: Date;
  end: Date;
}

/** The month an instant falls in, by the Indian calendar. */
export function indianMonthOf(instant: Date): IndianMonth {
  const local = new Date(instant.getTime() + INDIAN_OFFSET_MS);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  return {
    name: `${year}-${String(month + 1).padStart(2, '0')}`,
    start: new Date(Date.UTC(year, month, 1) - INDIAN_OFFSET_MS),
    end: new Date(Date.UTC(year, month + 1, 1) - INDIAN_OFFSET_MS),
  };
}
