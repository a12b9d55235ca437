import { useState } from 'react';
import { readStored, writeStored } from '@/lib/client/use-stored-state';
import { useMe } from '@/lib/client/queries/me';
import { type ArrangementName, isArrangement } from './arrangements';

/** How a person looks at a list; the browser remembers it for each person. The first that is offered is usual. */
export function useArrangement(list: string, offered: readonly [ArrangementName, ...ArrangementName[]]) {
  const personId = useMe().data?.id ?? '';
  const key = `arrangement ${personId} ${list}`;
  const [changed, setChanged] = useState<{ key: string; name: ArrangementName } | null>(null);
  const name = changed?.key === key ? changed.name : (readStored(key, isArrangement) ?? offered[0]);
  return {
    name: offered.includes(name) ? name : offered[0],
    personId,
    choose: (next: ArrangementName) => {
      setChanged({ key, name: next });
      writeStored(key, next);
    },
  };
}
