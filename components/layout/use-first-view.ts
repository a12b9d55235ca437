import { useEffect, useEffectEvent } from 'react';
import type { TablePreferences } from '@/components/ui/data-table/table-layout';
import { useMe } from '@/lib/client/queries/me';
import { useSavedViews } from '@/lib/client/queries/saved-views';
import { isDefaultLayout } from '@/lib/domain/table-layout';

/** A list is opened by its bare address once in a visit; coming back to it later is not opening it. */
const opened = new Set<string>();

interface Showable {
  /** Filters and order; empty when the address is bare. */
  search: string;
  show: (search: string) => void;
}

/** Shows a list as an admin set it up for the role of the person, when they open it and arranged nothing themselves. */
export function useFirstView(list: Showable, preferences: TablePreferences, name: string): void {
  const { data: me } = useMe();
  const { data: views } = useSavedViews(name);
  const apply = useEffectEvent(() => {
    const visit = `${name} ${me?.id}`;
    if (!views || !me || opened.has(visit)) return;
    opened.add(visit);
    const first = views.find(({ defaultFor }) => defaultFor.some((role) => me.fo.includes(role)));
    if (!first || list.search !== '') return;
    if (isDefaultLayout(preferences.layout)) preferences.setLayout(first.layout);
    list.show(first.search);
  });
  useEffect(() => apply(), [views, me]);
}
