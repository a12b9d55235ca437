import { useEffect, useEffectEvent, useState } from 'react';
import type { Me } from '@/lib/contracts/me';
import type { SavedView } from '@/lib/contracts/saved-views';
import { useMe } from '@/lib/client/queries/me';
import { useSavedViews } from '@/lib/client/queries/saved-views';
import { useIsLeaving } from '@/lib/client/use-is-leaving';
import { isDefaultLayout } from '@/lib/domain/lists/table-layout';
import type { useTablePreferences } from '../use-table-preferences';

/** A list opens at its bare address only once per visit; returning to it later does not count. */
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
 * Applies an initial view when the user opens a list and has no layout of their own: the view an admin set for their
 * role, else the screen's default. Lists inside a record's page always show all its rows.
 * @returns true while the initial view is unknown: rows shown now might be replaced before they can be used.
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
    // A selection or search the user already started takes precedence over the initial view.
    if (list.search !== '' || isAtWork()) return;
    const first = found.find(({ defaultFor }) => defaultFor.some((role) => roles.includes(role)));
    if (first && isDefaultLayout(preferences.layout)) preferences.showLayout(first.layout);
    await list.show(first?.search ?? firstSearch, 'replace');
  });
  useEffect(() => {
    if (isOfRecord || !views || !me) return;
    void open(views, me).finally(() => setSettled(true));
  }, [isOfRecord, views, me]);
  // A failed request must not block the list.
  const isCertain = isSettled || (!isMeOnItsWay && !areViewsOnTheirWay && !(me && views));
  return !isOfRecord && list.search === '' && !isCertain;
}
