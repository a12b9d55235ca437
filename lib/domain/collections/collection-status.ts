import { machine, type StateOf, statesOf } from '../machine';
import { dayText } from '../text/indian-day';

/** What decides whether a collection may go on. Days are Indian. */
interface CollectionFacts {
  /** The day it is to go live and the last it is live; null where nothing is planned. */
  liveFrom: string | null;
  liveUntil: string | null;
  today: string;
}

/** Who curates collections. */
export const CURATORS = ['admin'] as const;

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
  states: {
    curating: { label: 'Curating', tone: 'warning' },
    finalized: { label: 'Finalized', tone: 'plain' },
    scheduled: { label: 'Scheduled', tone: 'plain' },
    live: { label: 'Live', tone: 'success' },
    ended: { label: 'Ended', tone: 'plain' },
    archived: { label: 'Archived', tone: 'plain' },
  },
  steps: [
    { from: 'curating', to: 'finalized', label: 'Finalize', by: 'system', action: 'collections.finalized' },
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

export const COLLECTION_STATUSES = statesOf(COLLECTION_MACHINE);
export type CollectionStatus = StateOf<typeof COLLECTION_MACHINE>;

/** The states in which what a collection shows is frozen. */
export const isFrozen = (status: CollectionStatus): boolean => status !== 'curating';

/** Why the days of a collection cannot be changed, as a sentence; null when they can. */
export const daysFixedBecause = (status: CollectionStatus): string | null =>
  status === 'ended' || status === 'archived' ? 'It has ended. Make a new revision instead.' : null;
