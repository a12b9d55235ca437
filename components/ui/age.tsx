import { useState } from 'react';
import { ageText } from '@/lib/domain/text/age';

/** Age, for lists sorted by it: "3 days". */
export function Age({ at }: { at: string }) {
  const [now] = useState(() => new Date());
  return <time dateTime={at}>{ageText(at, now)}</time>;
}
