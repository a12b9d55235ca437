import { useState } from 'react';
import { ageText } from '@/lib/domain/text/age';

/** How old something is, for a list that is sorted by it: "3 days". */
export function Age({ at }: { at: string }) {
  const [now] = useState(() => new Date());
  return <time dateTime={at}>{ageText(at, now)}</time>;
}
