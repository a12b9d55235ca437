import { states, statesOf } from '../states';

export const COLLECTION_STATE_TEXTS = states({
  curating: { label: 'Curating', tone: 'warning' },
  finalized: { label: 'Finalized', tone: 'plain' },
  scheduled: { label: 'Scheduled', tone: 'plain' },
  live: { label: 'Live', tone: 'success' },
  ended: { label: 'Ended', tone: 'plain' },
  archived: { label: 'Archived', tone: 'plain' },
});

/** Roles that curate collections. */
export const CURATORS = ['admin'] as const;

export const COLLECTION_STATUSES = statesOf(COLLECTION_STATE_TEXTS);
export type CollectionStatus = keyof typeof COLLECTION_STATE_TEXTS;

/** States in which the contents of a collection are frozen. */
export const isFrozen = (status: CollectionStatus): boolean => status !== 'curating';

/** Why a collection's days cannot be changed, as a sentence; null when they can. */
export const daysFixedBecause = (status: CollectionStatus): string | null =>
  status === 'ended' || status === 'archived' ? 'It has ended. Make a new revision instead.' : null;

/** States in which a shared link can show a collection to buyers. */
export const isShareable = (status: CollectionStatus): boolean =>
  status === 'finalized' || status === 'scheduled' || status === 'live';
