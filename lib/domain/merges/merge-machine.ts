import { machine } from '../machine';
import { MERGE_STATE_TEXTS } from './merge-states';

/** Roles that decide about merges. */
export const MERGE_DECIDERS = ['admin'] as const;

/** open → merged → undone; or refused, or marked as different, which is remembered for the pair. */
export const MERGE_MACHINE = machine({
  area: 'merge-requests',
  noun: { one: 'merge request', many: 'merge requests' },
  states: MERGE_STATE_TEXTS,
  steps: [
    {
      from: 'open',
      to: 'merging',
      label: 'Merge with others',
      by: 'system',
      consequence: 'A job merges the two.',
      did: 'Queued the merge',
    },
    {
      from: 'merging',
      to: 'open',
      label: 'Leave open',
      by: 'system',
      consequence: 'Something stands in the way of the merge.',
      did: 'Left the merge open',
    },
    {
      from: ['open', 'merging'],
      to: 'merged',
      label: 'Merge',
      by: 'system',
      consequence: 'The two records become one. The merge can be undone for 30 days.',
      action: 'merge-requests.merged',
      did: 'Merged the two',
    },
    {
      from: 'merged',
      to: 'undone',
      label: 'Undo the merge',
      by: 'system',
      consequence: 'The two records are two again.',
      action: 'merge-requests.unmerged',
      did: 'Undid the merge',
    },
    {
      from: 'open',
      to: 'different',
      label: 'Not a duplicate',
      roles: MERGE_DECIDERS,
      consequence: 'The pair is not suggested again.',
      did: 'Said that they are two',
    },
    {
      from: 'open',
      to: 'refused',
      label: 'Refuse',
      roles: MERGE_DECIDERS,
      asks: { reason: 'typed', hint: 'The person who asked reads this.' },
      consequence: 'Both records stay as they are.',
      isGrave: true,
      did: 'Refused the merge',
    },
    {
      from: ['refused', 'different', 'undone'],
      to: 'open',
      label: 'Reopen',
      roles: MERGE_DECIDERS,
      consequence: 'The pair is back in the queue.',
      did: 'Reopened the merge request',
    },
  ],
});
