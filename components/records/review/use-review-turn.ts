import { useState } from 'react';
import { type Reviewed, type ReviewSource, useReviewQueue } from '@/lib/client/queries/review-queue';
import { inTurn } from '@/lib/domain/records/review-hold';

/** The queue of reviews, and which record of it is on the screen: the same one until it is left, whatever others do. */
export function useReviewTurn<Row extends Reviewed>(source: ReviewSource<Row>) {
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  /** Where the page begins; null for the longest waiting. */
  const [from, setFrom] = useState<string | null>(null);
  const [kept, setKept] = useState<Row | null>(null);
  const [lostId, setLostId] = useState<string | null>(null);
  const [isUnasked, setIsUnasked] = useState(false);
  const { data, error, refetch } = useReviewQueue(source, putOff.length, from);
  const rows = data?.rows ?? [];
  const found = rows.find(({ id }) => id === kept?.id);
  // What others give back meanwhile may have waited for longer: it comes up when this one is done.
  const shown = found ?? kept ?? inTurn(rows, putOff)[0] ?? null;
  if (shown !== kept) setKept(shown);
  if (data && !shown && from !== null) setFrom(null);

  const leave = (id: string, isByItself: boolean) => {
    setKept((now) => (now?.id === id ? null : now));
    setLostId(null);
    setIsUnasked(isByItself);
  };
  const later = (id: string) => {
    const left = [...putOff.filter((other) => other !== id && rows.some((row) => row.id === other)), id];
    const isPageDone = rows.every((row) => left.includes(row.id));
    const next = data?.next ?? null;
    const isTurned = isPageDone && (next ?? from) !== null;
    // Past the end it begins again at the front.
    if (isTurned) setFrom(next);
    setPutOff(isTurned ? [] : left);
    leave(id, false);
  };
  const last = rows.at(-1);
  // Those that waited for longer and came back push it off the page; it waits all the same.
  const isBehind = !!data?.next && !!shown && !!last && shown.statusChangedAt >= last.statusChangedAt;
  const isGone = shown !== null && found === undefined && (lostId === shown.id || !isBehind);
  return {
    data,
    error,
    refetch,
    shown,
    /** Another reviewer has it now, or judged it. */
    isGone,
    /** It came up though the person did nothing. */
    isUnasked,
    /** The server said that it is none for the person to review now. */
    lose: setLostId,
    leave,
    later: isGone || rows.length > 1 || from !== null ? later : null,
  };
}
