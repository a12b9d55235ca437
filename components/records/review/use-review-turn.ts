import { useState } from 'react';
import { type Reviewed, type ReviewSource, useReviewQueue } from '@/lib/client/queries/review-queue';
import { inTurn } from '@/lib/domain/records/review-hold';

/** Review queue with the record on the screen. That record stays until the user leaves it, whatever others do. */
export function useReviewTurn<Row extends Reviewed>(source: ReviewSource<Row>) {
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  /** Cursor of the page; null for the longest waiting record. */
  const [from, setFrom] = useState<string | null>(null);
  const [kept, setKept] = useState<Row | null>(null);
  const [lostId, setLostId] = useState<string | null>(null);
  const [isUnasked, setIsUnasked] = useState(false);
  const { data, error, refetch } = useReviewQueue(source, putOff.length, from);
  const rows = data?.rows ?? [];
  const found = rows.find(({ id }) => id === kept?.id);
  // A record released by others may have waited longer: it comes next, after the current one.
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
    // Starts again at the front after the last record.
    if (isTurned) setFrom(next);
    setPutOff(isTurned ? [] : left);
    leave(id, false);
  };
  const last = rows.at(-1);
  // Released records that waited longer can push it off the page, although it still waits.
  const isBehind = !!data?.next && !!shown && !!last && shown.statusChangedAt >= last.statusChangedAt;
  const isGone = shown !== null && found === undefined && (lostId === shown.id || !isBehind);
  return {
    data,
    error,
    refetch,
    shown,
    /** True when another reviewer has it or decided it. */
    isGone,
    /** True when it appeared without action by the user. */
    isUnasked,
    /** Called when the server says that the user cannot review it now. */
    lose: setLostId,
    leave,
    later: isGone || rows.length > 1 || from !== null ? later : null,
  };
}
