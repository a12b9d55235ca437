import { useState } from 'react';
import { useSavedViews } from '@/lib/client/queries/saved-views';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';

const ALL = { value: 'all', label: 'All live catalogs', search: '' };

/** Views of the list of catalogs for finding live ones; first the list the user came from, if any. */
export function useLiveViews(like: string | null) {
  const { data: saved = [] } = useSavedViews(catalogsApi.list.id);
  const [chosen, setChosen] = useState(like === null ? ALL.value : 'like');
  const options = [
    ...(like === null ? [] : [{ value: 'like', label: 'The list you came from', search: like }]),
    ALL,
    ...saved.map(({ id, name, search }) => ({ value: id, label: name, search })),
  ];
  const { value, search } = options.find((option) => option.value === chosen) ?? ALL;
  return { value, search, options, choose: setChosen };
}
