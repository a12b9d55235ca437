import { useState } from 'react';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { type Arrangement, arrangementOf, isSameArrangement, type PictureSeen, rebased } from './arrangement';

interface Wish {
  arrangement: Arrangement;
  /** Version it is based on: it is saved against this version and no newer one. */
  version: number;
  before: readonly PictureSeen[];
}

/**
 * The user's unsaved arrangement of a catalog's photos. When the catalog changes, the arrangement is rebased and
 * `notice` describes the change.
 */
export function useOwnArrangement(catalog: CatalogDetail) {
  const { version, pictures } = catalog;
  const [wish, setWish] = useState<Wish | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const now = arrangementOf(catalog);

  const follow = (old: Wish) => {
    const next = rebased(old.arrangement, old.before, pictures);
    const isSaved = isSameArrangement(old.arrangement, now);
    const isOver = isSaved || isSameArrangement(next.arrangement, now);
    setWish(isOver ? null : { arrangement: next.arrangement, version, before: pictures });
    const isTold = !isSaved && (next.back > 0 || !isSameArrangement(arrangementOf({ pictures: old.before }), now));
    if (isTold) setNotice(noticeOf(next, isOver));
  };
  if (wish && version > wish.version) follow(wish);

  return {
    arrangement: wish?.arrangement ?? now,
    isDirty: wish !== null && !isSameArrangement(wish.arrangement, now),
    version: wish?.version ?? version,
    notice,
    arrange: (arrangement: Arrangement) =>
      setWish(isSameArrangement(arrangement, now) ? null : { version, before: pictures, ...wish, arrangement }),
    giveUp: () => {
      setWish(null);
      setNotice(null);
    },
  };
}

const are = (count: number) => `${count} ${count === 1 ? 'is' : 'are'}`;
const were = (count: number) => `${count} ${count === 1 ? 'was' : 'were'}`;

const noticeOf = ({ added, gone, back }: Omit<ReturnType<typeof rebased>, 'arrangement'>, isOver: boolean) =>
  [
    'The photos were changed meanwhile.',
    added > 0 && `${were(added)} added and ${added === 1 ? 'is' : 'are'} at the end.`,
    gone > 0 && `${are(gone)} gone.`,
    back > 0 && `${back} you had removed ${back === 1 ? 'has' : 'have'} another photo and came back.`,
    isOver ? 'Nothing is left of your order.' : 'Look at them before you save.',
  ]
    .filter(Boolean)
    .join(' ');
