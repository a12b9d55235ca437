const RUPEES = 100;
const BETWEEN_STATES = 50_000 * RUPEES;

/** Higher e-way bill thresholds for goods that stay within these states. */
const WITHIN: Readonly<Record<string, number>> = Object.fromEntries(
  ['10', '07', '20', '27', '03', '08', '33', '19'].map((code) => [code, 100_000 * RUPEES]),
);

/** E-way bill note for a document; null when none is needed. A hint for staff, not legal advice. */
export function ewayHint({
  from,
  to,
  paise,
}: {
  from: string | null;
  to: string | null;
  paise: number;
}): string | null {
  const limit = from !== null && from === to ? (WITHIN[from] ?? BETWEEN_STATES) : BETWEEN_STATES;
  return paise > limit ? 'An e-way bill is likely needed: the goods with GST are worth more than the limit.' : null;
}
