import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { CatalogLine } from '@/components/entities/catalog-line';
import { QueryFailure } from '@/components/records/query-failure';
import { CheckBox } from '@/components/ui/check-box';
import { SearchField } from '@/components/ui/data-table/search-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { filteredSearch } from '@/lib/client/list-state';
import { useAllLiveCatalogs, useLiveCatalogs } from '@/lib/client/queries/catalog-pdfs';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { COLLECTION_SIZE } from '@/lib/contracts/collections/collection-record';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { countText } from '@/lib/domain/text/count-text';
import { catalogsText } from './collection-words';
import { LiveFacets, type LiveFilters } from './live-facets';
import type { Curating } from './use-curating';

/** Searches live catalogs and adds one, or all selected. */
export function LiveFinder({ curating }: { curating: Curating }) {
  const [q, setQ] = useState('');
  const [filters, setFilters] = useState<LiveFilters>({});
  const group = useAllLiveCatalogs();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLiveCatalogs({
    q,
    search: filteredSearch(catalogsApi.list, filters),
  });
  const found = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const free = found.filter(({ id }) => !curating.order.includes(id));
  const chosen = free.filter(({ id }) => selected.includes(id));
  const count = data?.pages[0]?.count;
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  const handleAdd = () => {
    curating.add(chosen);
    setSelected([]);
  };
  const handleGroup = (groupId: string) => {
    const wanted = { q: '', search: filteredSearch(catalogsApi.list, { groupId: [groupId] }) };
    const room = COLLECTION_SIZE - curating.order.length;
    group.mutate({ wanted, chosen: curating.order, room }, { onSuccess: (catalogs) => curating.add(catalogs) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <SearchField
        label="Search live catalogs"
        value={q}
        onSearch={setQ}
        onLeave={() => results.current?.querySelector('button')?.focus()}
        inputRef={field}
      />
      <LiveFacets q={q} filters={filters} onChange={setFilters} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: { xs: '1 1 100%', sm: 1 } }} color="textSecondary" role="status">
          {count && `${countText(count, { one: 'catalog', many: 'catalogs' })} that buyers see`}
        </Typography>
        <Button
          size="small"
          color="inherit"
          disabled={free.length === 0}
          onClick={() => setSelected(free.map(({ id }) => id))}
        >
          Select all shown
        </Button>
        <Button size="small" variant="contained" disabled={chosen.length === 0} onClick={handleAdd}>
          {chosen.length === 0 ? 'Add selection' : `Add ${catalogsText(chosen.length)}`}
        </Button>
      </Box>
      {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={5} height={56} />}
      {data && found.length === 0 && <Typography color="textSecondary">No live catalogs match.</Typography>}
      <Box
        component="ul"
        ref={results}
        aria-label="Found catalogs"
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: '60vh', overflowY: 'auto' }}
      >
        {found.map((catalog) => {
          const isIn = curating.order.includes(catalog.id);
          return (
            <Box component="li" key={catalog.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, p: 0.5 }}>
              <CheckBox
                aria-label={`Select ${catalogName(catalog)}`}
                disabled={isIn}
                checked={isIn || selected.includes(catalog.id)}
                onChange={() => toggle(catalog.id)}
              />
              <CatalogLine catalog={catalog}>
                {catalog.group && (
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={`Add the group ${catalog.group.name}`}
                    disabled={group.isPending}
                    onClick={() => handleGroup(catalog.group?.id ?? '')}
                  >
                    Add group
                  </Button>
                )}
                <Button
                  size="small"
                  variant={isIn ? 'text' : 'outlined'}
                  color={isIn ? 'inherit' : 'primary'}
                  aria-label={`${isIn ? 'Remove' : 'Add'} ${catalogName(catalog)}`}
                  onClick={() => (isIn ? curating.remove([catalog.id]) : curating.add([catalog]))}
                >
                  {isIn ? 'Remove' : 'Add'}
                </Button>
              </CatalogLine>
            </Box>
          );
        })}
        {hasNextPage && (
          <li>
            <Button fullWidth color="inherit" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          </li>
        )}
      </Box>
    </Box>
  );
}
