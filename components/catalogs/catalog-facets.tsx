import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { catalogStatusLabel } from '@/components/entities/catalog-status';
import { ViewTabs } from '@/components/records/views/view-tabs';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { useListState } from '@/lib/client/list-state';
import { useCatalogFacets } from '@/lib/client/queries/catalog-review';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { catalogViews } from './catalog-filters';
import { FacetRow, lookedAt, toggled } from '@/components/entities/facet-row';

const MoreFacets = dynamic(() => import('./more-facets').then((module) => module.MoreFacets), { ssr: false });

/** Built-in views, and the number of matching catalogs per value; a click filters the list. */
export function CatalogFacets({ height }: { height: number }) {
  const list = useListState(catalogsApi.list);
  const { query, set } = list;
  const { sort: _sort, cursor: _cursor, limit: _limit, ...filters } = query;
  const { data } = useCatalogFacets(filters);
  const { data: taxonomy } = useTaxonomy();
  const [isMore, setIsMore] = useState(false);
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  // An empty list needs no filters.
  if (data && !isNarrowed && data.status.length === 0) return null;
  return (
    <Box sx={{ pb: 0.5, minHeight: height }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, '& > :first-child': { flex: 1, minWidth: 0 } }}>
        <ViewTabs endpoint={catalogsApi.list} views={catalogViews(taxonomy)} />
        <Button size="small" color="inherit" aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
          {isMore ? 'Fewer counts' : 'More counts'}
        </Button>
      </Box>
      <FacetRow
        label="Status"
        values={data?.status ?? []}
        chosen={query.status ?? []}
        among={lookedAt('status', data?.sampled ?? [])}
        nameOf={(status) => catalogStatusLabel(status as CatalogStatus)}
        onToggle={(status) => set({ status: toggled(query.status, status) as CatalogStatus[] | undefined })}
      />
      {isMore && data && <MoreFacets facets={data} list={list} />}
      {data?.readAs && query.q && (
        <Typography role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          Nothing is spelt “{query.q}”. These are for “{data.readAs}”.
        </Typography>
      )}
    </Box>
  );
}
