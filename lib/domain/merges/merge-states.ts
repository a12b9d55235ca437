import { states, statesOf } from '../states';

/** What became of two records that may be one. */
export const MERGE_STATE_TEXTS = states({
  open: { label: 'Open', tone: 'warning' },
  merging: { label: 'Merging', tone: 'warning' },
  merged: { label: 'Merged', tone: 'success' },
  refused: { label: 'Refused', tone: 'error' },
  different: { label: 'Not a duplicate', tone: 'plain', words: 'said to be two' },
  undone: { label: 'Undone', tone: 'plain' },
});
export const MERGE_STATES = statesOf(MERGE_STATE_TEXTS);
export type MergeState = keyof typeof MERGE_STATE_TEXTS;

/** States somebody takes a request to without merging anything. */
export const DECISIONS = ['open', 'different', 'refused'] as const satisfies readonly MergeState[];
