import { useState } from 'react';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { useReviewQueue } from '@/lib/client/queries/catalog-review';
import { inTurn } from '@/lib/domain/review-hold';

/** The queue of reviews, and which catalog of it is on the screen: the same one until it is left, whatever others do. */
export function useReviewTurn() {
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<CatalogDetail | null>(null);
  const [isUnasked, setIsUnasked] = useState(false);
  const { data, error, refetch } = useReviewQueue(putOff.length);
  const rows = data?.rows ?? [];
  const found = rows.find(({ id }) => id === kept?.id);
  // What others give back meanwhile may have waited for longer: it comes up when this one is done.
  const shown = found ?? kept ?? inTurn(rows, putOff)[0] ?? null;
  if (shown !== kept) setKept(shown);

  const leave = (id: string, isByItself: boolean) => {
    setKept((now) => (now?.id === id ? null : now));
    setIsUnasked(isByItself);
  };
  const later = (id: string) => {
    setPutOff([...putOff.filter((other) => other !== id), id]);
    leave(id, false);
  };
  const isGone = shown !== null && found === undefined;
  return {
    data,
    error,
    refetch,
    shown,
    /** Another reviewer has it now, or judged it. */
    isGone,
    /** It came up though the person did nothing. */
    isUnasked,
    leave,
    later: isGone || rows.length > 1 ? later : null,
  };
}
