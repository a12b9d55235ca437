/** How long something waits, from the youngest; each up to so many days. */
export const WAITING_AGES = [
  { label: 'Today', days: 1 },
  { label: '1–2 days', days: 3 },
  { label: '3–6 days', days: 7 },
  { label: 'A week or more', days: null },
] as const;

/** Days that the dashboard looks back on, today included. */
export const DASHBOARD_DAYS = 14;
