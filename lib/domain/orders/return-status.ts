import { states, statesOf } from '../states';
import { numberText } from '../text/count-text';

export const RETURN_STATE_TEXTS = states({
  requested: { label: 'Requested', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  refused: { label: 'Refused', tone: 'error' },
  in_transit: { label: 'In transit', tone: 'plain' },
  received: { label: 'Received', tone: 'success' },
  settled: { label: 'Settled', tone: 'plain' },
});

/** Reasons for a seller to refuse pieces. */
export const REFUSAL_REASONS = ['Out of stock', 'Rate changed', 'Minimum order not met', 'Other'] as const;

/** Reasons for a return. */
export const RETURN_REASONS = ['Damaged', 'Wrong goods', 'Wrong colour or size', 'Short pieces', 'Not sold'] as const;

export const RETURN_STATUSES = statesOf(RETURN_STATE_TEXTS);
export type ReturnStatus = keyof typeof RETURN_STATE_TEXTS;

/** Periods of the return report, in days. */
export const RETURN_SPANS = ['30', '90', '365'] as const;
export type ReturnSpan = (typeof RETURN_SPANS)[number];

/** "Damaged 12, Not sold 3", most frequent first. */
export const reasonsText = (reasons: readonly { reason: string; pieces: number }[]): string =>
  [...reasons]
    .sort((one, two) => two.pieces - one.pieces || one.reason.localeCompare(two.reason))
    .map(({ reason, pieces }) => `${reason} ${numberText(pieces)}`)
    .join(', ');
