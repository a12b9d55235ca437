import { type Asked, machine } from '../machine';
import { TAXONOMY_KEEPERS } from './taxonomy';
import { VALUE_REQUEST_STATE_TEXTS } from './value-request-states';

export const REFUSAL_ASKS: Asked = { reason: 'typed', hint: 'The person who asked reads this.' };

/** open → accepted or refused. */
export const VALUE_REQUEST_MACHINE = machine({
  area: 'value-requests',
  noun: { one: 'suggestion', many: 'suggestions' },
  states: VALUE_REQUEST_STATE_TEXTS,
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
    {
      from: 'accepted',
      to: 'open',
      label: 'Undo',
      roles: TAXONOMY_KEEPERS,
      consequence: 'The catalog loses the value, and the suggestion waits again.',
      action: 'value-requests.reopened',
      did: 'Undid the acceptance of the value',
    },
  ],
});
