import { states, statesOf } from '../states';

/** States of a request for a missing taxonomy value. */
export const VALUE_REQUEST_STATE_TEXTS = states({
  open: { label: 'Open', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'success' },
  refused: { label: 'Refused', tone: 'error' },
});
export const VALUE_REQUEST_STATES = statesOf(VALUE_REQUEST_STATE_TEXTS);
export type ValueRequestState = keyof typeof VALUE_REQUEST_STATE_TEXTS;
