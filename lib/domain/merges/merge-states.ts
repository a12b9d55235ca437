import { states, statesOf } from '../states';

/** States of a pair of records that may be the same. */
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

/** States a person can set without merging anything. */
export const DECISIONS = ['open', 'different', 'refused'] as const satisfies readonly MergeState[];
