import { useEffect, useEffectEvent, useState } from 'react';
import type { Me } from '@/lib/contracts/me';
import type { SavedView } from '@/lib/contracts/saved-views';
import { useMe } from '@/lib/client/queries/me';
import { useSavedViews } from '@/lib/client/queries/saved-views';
import { useIsLeaving } from '@/lib/client/use-is-leaving';
import { isDefaultLayout } from '@/lib/domain/lists/table-layout';
import type { useTablePreferences } from '../use-table-preferences';

/** A list is opened by its bare address once in a visit; coming back to it later is not opening it. */
const opened = new Set<string>();

interface Showable {
  /** Filters and order; empty when the address is bare. */
  search: string;
  show: (search: string, how: 'replace') => Promise<unknown>;
}

interface Opening {
  isOfRecord: boolean;
  firstSearch?: string;
  isAtWork: () => boolean;
}

/**
 * Shows a list as an admin set it up for the role of the person, else as its screen has it first, when they open it and
 * arranged nothing themselves. One that is a part of a record's page shows the record's rows, all of them.
 * @returns whether it is not known yet how the list opens: rows shown now might go before they can be used.
 */
export function useFirstView(
  list: Showable,
  preferences: ReturnType<typeof useTablePreferences>,
  name: string,
  { isOfRecord, firstSearch = '', isAtWork }: Opening,
): boolean {
  const { data: me, isLoading: isMeOnItsWay } = useMe();
  const { data: views, isLoading: areViewsOnTheirWay } = useSavedViews(name);
  const isLeaving = useIsLeaving();
  const visit = `${name} ${me?.id}`;
  const [isSettled, setSettled] = useState(() => opened.has(visit));
  const open = useEffectEvent(async (found: SavedView[], { fo: roles }: Me) => {
    if (isLeaving() || opened.has(visit)) return;
    opened.add(visit);
    // What somebody chose or began to type already is worth more than how the list would have opened.
    if (list.search !== '' || isAtWork()) return;
    const first = found.find(({ defaultFor }) => defaultFor.some((role) => roles.includes(role)));
    if (first && isDefaultLayout(preferences.layout)) preferences.showLayout(first.layout);
    await list.show(first?.search ?? firstSearch, 'replace');
  });
  useEffect(() => {
    if (isOfRecord || !views || !me) return;
    void open(views, me).finally(() => setSettled(true));
  }, [isOfRecord, views, me]);
  // What cannot be had holds nothing up.
  const isCertain = isSettled || (!isMeOnItsWay && !areViewsOnTheirWay && !(me && views));
  return !isOfRecord && list.search === '' && !isCertain;
}
