const RUPEES = 100;
const BETWEEN_STATES = 50_000 * RUPEES;

/** Goods that stay within these states need an e-way bill from a higher value on. */
const WITHIN: Readonly<Record<string, number>> = Object.fromEntries(
  ['10', '07', '20', '27', '03', '08', '33', '19'].map((code) => [code, 100_000 * RUPEES]),
);

/** What to say about an e-way bill on a document; null where none is needed. A hint for staff, no ruling. */
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
