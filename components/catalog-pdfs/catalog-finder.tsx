import Inbox from '@mui/icons-material/InboxOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { CatalogLine } from '@/components/entities/catalog-line';
import { QueryFailure } from '@/components/records/query-failure';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { countText } from '@/lib/domain/text/count-text';
import { SearchField } from '@/components/ui/data-table/search-field';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField } from '@/components/ui/select-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { PDF_CATALOGS } from '@/lib/contracts/catalog-pdfs';
import { useAllLiveCatalogs, useLiveCatalogs } from '@/lib/client/queries/catalog-pdfs';
import { CATALOGS } from './pdf-words';
import type { Chosen } from './use-chosen';
import { useLiveViews } from './use-live-views';

/** Searches live catalogs and adds one, or all matches, to the list. */
export function CatalogFinder({ chosen, like }: { chosen: Chosen; like: string | null }) {
  const [q, setQ] = useState('');
  const view = useLiveViews(like);
  const wanted = { q, search: view.search };
  const isNarrowed = q !== '' || view.search !== '';
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLiveCatalogs(wanted);
  const { mutate: fetchAll, isPending: isAdding } = useAllLiveCatalogs();
  const found = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const count = data?.pages[0]?.count;
  const isFull = chosen.room <= 0;
  const isMore = count === undefined || count.value > chosen.room;

  const handleAddAll = () =>
    fetchAll({ wanted, chosen: chosen.ids, room: chosen.room }, { onSuccess: (catalogs) => chosen.add(catalogs) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SearchField
          label="Search live catalogs"
          value={q}
          onSearch={setQ}
          onLeave={() => results.current?.querySelector('button')?.focus()}
          inputRef={field}
        />
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          loading={isAdding}
          disabled={found.length === 0 || isFull}
          onClick={handleAddAll}
        >
          {isMore ? `Add the first ${chosen.room}` : `Add all ${countText(count, CATALOGS)}`}
        </Button>
      </Box>
      {view.options.length > 1 && (
        <SelectField label="View" value={view.value} options={view.options} onChange={view.choose} />
      )}
      {isFull && (
        <Typography color="textSecondary">{`One PDF holds ${PDF_CATALOGS} catalogs. The list is full.`}</Typography>
      )}
      {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={5} height={56} />}
      {data && found.length === 0 && isNarrowed && (
        <EmptyState icon={<SearchOff />} title="No live catalogs match">
          Try another view, or another word: a title, a seller, a design number or a tag.
        </EmptyState>
      )}
      {data && found.length === 0 && !isNarrowed && (
        <EmptyState icon={<Inbox />} title="No live catalogs yet">
          Only what buyers can see goes into a PDF.
        </EmptyState>
      )}
      {found.length > 0 && (
        <Box
          component="ul"
          ref={results}
          aria-label="Found catalogs"
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 380, overflowY: 'auto' }}
        >
          {found.map((catalog) => {
            const isChosen = chosen.ids.includes(catalog.id);
            const verb = isChosen ? 'Remove' : 'Add';
            return (
              <Box component="li" key={catalog.id} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, p: 0.5 }}>
                <CatalogLine catalog={catalog}>
                  <Button
                    size="small"
                    variant={isChosen ? 'text' : 'outlined'}
                    color={isChosen ? 'inherit' : 'primary'}
                    disabled={isFull && !isChosen}
                    aria-label={`${verb} ${catalogName(catalog)}`}
                    onClick={() => (isChosen ? chosen.remove([catalog.id]) : chosen.add([catalog]))}
                  >
                    {verb}
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
      )}
    </Box>
  );
}
