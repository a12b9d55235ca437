import { machine } from '../machine';
import { dayText } from '../text/indian-day';
import { COLLECTION_STATE_TEXTS, CURATORS } from './collection-status';

/** Facts that decide which steps a collection may take. Days are Indian. */
interface CollectionFacts {
  /** Planned first and last live day; null when nothing is planned. */
  liveFrom: string | null;
  liveUntil: string | null;
  today: string;
}

const needsDayAhead = ({ liveFrom, today }: CollectionFacts) => {
  if (liveFrom === null) return 'Choose the day it goes live first.';
  return liveFrom > today ? null : 'The day it goes live is not ahead. Choose another, or go live now.';
};

const needsTimeLeft = ({ liveUntil, today }: CollectionFacts) =>
  liveUntil !== null && liveUntil < today ? `Its last day was ${dayText(liveUntil)}. Choose another.` : null;

const SHOWN = 'Buyers see it as it was finalized, without catalogs that are hidden from them.';

/** curating → finalized → scheduled → live → ended → archived. */
export const COLLECTION_MACHINE = machine({
  area: 'collections',
  noun: { one: 'collection', many: 'collections' },
  states: COLLECTION_STATE_TEXTS,
  steps: [
    {
      from: 'curating',
      to: 'finalized',
      label: 'Finalize',
      by: 'system',
      action: 'collections.finalized',
      did: 'Finalized the collection',
    },
    {
      from: 'finalized',
      to: 'scheduled',
      label: 'Schedule',
      roles: CURATORS,
      guard: needsDayAhead,
      consequence: 'It goes live by itself as that day begins in India.',
      did: 'Scheduled the collection',
    },
    {
      from: 'scheduled',
      to: 'finalized',
      label: 'Unschedule',
      roles: CURATORS,
      consequence: 'It no longer goes live by itself.',
      did: 'Unscheduled the collection',
    },
    {
      from: ['finalized', 'scheduled'],
      to: 'live',
      label: 'Go live now',
      roles: CURATORS,
      guard: needsTimeLeft,
      consequence: `${SHOWN} An earlier revision that is live ends.`,
      did: 'Made the collection live',
    },
    {
      from: 'live',
      to: 'ended',
      label: 'End',
      roles: CURATORS,
      consequence: 'Buyers no longer see the collection. Its catalogs stay as they are.',
      isGrave: true,
      did: 'Ended the collection',
    },
    {
      from: ['curating', 'finalized', 'ended'],
      to: 'archived',
      label: 'Archive',
      roles: CURATORS,
      consequence: 'It is put away for good. A new revision can still be made from it.',
      isGrave: true,
      did: 'Archived the collection',
    },
  ],
});
