/** Age bands of waiting work, youngest first; each up to this many days. */
export const WAITING_AGES = [
  { label: 'Today', days: 1 },
  { label: '1–2 days', days: 3 },
  { label: '3–6 days', days: 7 },
  { label: 'A week or more', days: null },
] as const;

/** Days covered by the dashboard, including today. */
export const DASHBOARD_DAYS = 14;
