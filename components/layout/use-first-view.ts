import { useEffect, useEffectEvent } from 'react';
import { useMe } from '@/lib/client/queries/me';
import { useSavedViews } from '@/lib/client/queries/saved-views';
import { useIsLeaving } from '@/lib/client/use-is-leaving';
import { isDefaultLayout } from '@/lib/domain/table-layout';
import type { useTablePreferences } from './use-table-preferences';

/** A list is opened by its bare address once in a visit; coming back to it later is not opening it. */
const opened = new Set<string>();

interface Showable {
  /** Filters and order; empty when the address is bare. */
  search: string;
  show: (search: string, how: 'replace') => void;
}

/**
 * Shows a list as an admin set it up for the role of the person, else as its screen has it first, when they open it and
 * arranged nothing themselves. One that is a part of a record's page shows the record's rows, all of them.
 */
export function useFirstView(
  list: Showable,
  preferences: ReturnType<typeof useTablePreferences>,
  name: string,
  { isOfRecord, firstSearch = '', isAtWork }: { isOfRecord: boolean; firstSearch?: string; isAtWork: () => boolean },
): void {
  const { data: me } = useMe();
  const { data: views } = useSavedViews(name);
  const isLeaving = useIsLeaving();
  const apply = useEffectEvent(() => {
    const visit = `${name} ${me?.id}`;
    if (isOfRecord || !views || !me || isLeaving() || opened.has(visit)) return;
    opened.add(visit);
    // What somebody chose or began to type already is worth more than how the list would have opened.
    if (list.search !== '' || isAtWork()) return;
    const first = views.find(({ defaultFor }) => defaultFor.some((role) => me.fo.includes(role)));
    if (first && isDefaultLayout(preferences.layout)) preferences.showLayout(first.layout);
    list.show(first?.search ?? firstSearch, 'replace');
  });
  useEffect(() => apply(), [views, me]);
}
