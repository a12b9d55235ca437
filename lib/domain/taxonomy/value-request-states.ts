import { type Asked, machine, type StateOf, statesOf } from '../machine';
import { TAXONOMY_KEEPERS } from './taxonomy';

export const REFUSAL_ASKS: Asked = { reason: 'typed', hint: 'Whoever asked reads this.' };

/** What became of a wish for a value that the taxonomy lacked. */
export const VALUE_REQUEST_MACHINE = machine({
  area: 'value-requests',
  noun: { one: 'suggestion', many: 'suggestions' },
  states: {
    open: { label: 'Open', tone: 'warning' },
    accepted: { label: 'Accepted', tone: 'success' },
    refused: { label: 'Refused', tone: 'error' },
  },
  steps: [
    {
      from: 'open',
      to: 'accepted',
      label: 'Accept',
      roles: TAXONOMY_KEEPERS,
      consequence: 'The catalog that asked has the value.',
      action: 'value-requests.accepted',
      did: 'Accepted the value',
    },
    {
      from: 'open',
      to: 'refused',
      label: 'Refuse',
      roles: TAXONOMY_KEEPERS,
      asks: REFUSAL_ASKS,
      consequence: 'The value is not added.',
      isGrave: true,
      action: 'value-requests.refused',
      did: 'Refused the value',
    },
  ],
});

export const VALUE_REQUEST_STATES = statesOf(VALUE_REQUEST_MACHINE);
export type ValueRequestState = StateOf<typeof VALUE_REQUEST_MACHINE>;
