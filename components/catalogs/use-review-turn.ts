import { useState } from 'react';
import { useReviewQueue } from '@/lib/client/queries/catalog-review';
import { inTurn } from '@/lib/domain/review-hold';

/** The queue of reviews, and which catalog of it is on the screen. */
export function useReviewTurn() {
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const [shownId, setShownId] = useState<string | null>(null);
  const { data, error, refetch } = useReviewQueue(putOff.length);
  const rows = data?.rows ?? [];
  // What others give back meanwhile may have waited for longer: it comes up when this one is done.
  const shown = rows.find(({ id }) => id === shownId) ?? inTurn(rows, putOff)[0];
  if (shown && shown.id !== shownId) setShownId(shown.id);

  const later = () => {
    if (!shown) return;
    setPutOff([...putOff.filter((id) => id !== shown.id), shown.id]);
    setShownId(null);
  };
  return { data, error, refetch, shown, later: rows.length > 1 ? later : null };
}
