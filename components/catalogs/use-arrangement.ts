import { useState } from 'react';
import { readStored, writeStored } from '@/lib/client/use-stored-state';
import { useMe } from '@/lib/client/queries/me';
import { type ArrangementName, isArrangement } from './catalog-views';

/** How a person looks at the list of catalogs; the browser remembers it for each person. */
export function useArrangement(offered: readonly ArrangementName[]) {
  const personId = useMe().data?.id ?? '';
  const key = `arrangement ${personId} catalogs`;
  const [changed, setChanged] = useState<{ key: string; name: ArrangementName } | null>(null);
  const name = changed?.key === key ? changed.name : (readStored(key, isArrangement) ?? 'table');
  return {
    name: offered.includes(name) ? name : 'table',
    personId,
    choose: (next: ArrangementName) => {
      setChanged({ key, name: next });
      writeStored(key, next);
    },
  };
}
