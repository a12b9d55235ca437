import { useState } from 'react';
import { readStored, writeStored } from '@/lib/client/use-stored-state';
import { useMe } from '@/lib/client/queries/me';
import { type ArrangementName, isArrangement } from './arrangements';

/** The user's layout of a list, remembered per user in this browser. The first one offered is the default. */
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
