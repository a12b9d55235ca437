import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { SearchField } from '@/components/ui/data-table/search-field';
import { ErrorState } from '@/components/ui/error-state';
import { Instant } from '@/components/ui/instant';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import { useList } from '@/lib/client/queries/list';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { CatalogStatusTag } from './catalog-status';
import { PhotoThumb } from './photo-thumb';

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1),
  border: '1px solid transparent',
  borderRadius: 6,
  cursor: 'pointer',
  '&:hover:has(:enabled)': { backgroundColor: theme.vars.palette.action.hover },
  '&:has(:disabled)': { cursor: 'default' },
  '&:has(:checked)': { borderColor: theme.vars.palette.primary.main },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}));

interface CatalogChoiceProps {
  /** Purpose of the selection: "Catalog to move to". */
  label: string;
  sellerId: string;
  /** Offers only catalogs in these statuses; all when omitted. */
  statuses?: readonly CatalogStatus[];
  /** Never offered. */
  exceptId?: string;
  /** Reason a catalog cannot be selected, as a sentence; null when it can. */
  problemOf?: (catalog: Catalog) => string | null;
  chosenId: string | null;
  onChoose: (catalog: Catalog) => void;
}

const SHOWN = 20;

/** Selects one catalog of a seller by photo and title. The search is that of the list of catalogs. */
export function CatalogChoice(props: CatalogChoiceProps) {
  const { label, sellerId, statuses, exceptId, problemOf = () => null, chosenId, onChoose } = props;
  const name = useId();
  const [q, setQ] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const status = statuses && [...statuses];
  const { data, error, refetch } = useList(catalogsApi.list, {
    sellerId: [sellerId],
    sort: '-createdAt',
    limit: SHOWN,
    ...(q && { q }),
    ...(status && { status }),
  });
  const rows = data?.pages[0]?.rows.filter(({ id }) => id !== exceptId) ?? [];
  return (
    <Box sx={{ minWidth: 0 }}>
      <SearchField
        label="Search these catalogs"
        value={q}
        inputRef={field}
        onSearch={setQ}
        onLeave={() => list.current?.querySelector('input')?.focus()}
      />
      {!data && !error && <SkeletonLines count={3} height={56} />}
      {error && !data && (
        <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
      )}
      {data && rows.length === 0 && (
        <Typography color="textSecondary" role="status" sx={{ py: 2 }}>
          {q ? 'No catalog of this seller matches.' : 'This seller has no catalog that fits.'}
        </Typography>
      )}
      <Box ref={list} role="radiogroup" aria-label={label} sx={{ maxHeight: 320, overflowY: 'auto', mt: 1 }}>
        {rows.map((catalog) => (
          <Row key={catalog.id}>
            <input
              type="radio"
              name={name}
              checked={catalog.id === chosenId}
              disabled={problemOf(catalog) !== null}
              onChange={() => onChoose(catalog)}
              style={visuallyHidden}
            />
            <PhotoThumb photo={catalog.cover} size={48} />
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Box component="span" sx={{ display: 'block', fontWeight: 550, overflowWrap: 'anywhere' }}>
                {catalog.title || 'Untitled'}
              </Box>
              <Typography component="span" variant="body2" color="textSecondary">
                {catalog.images === 1 ? '1 image' : `${catalog.images} images`}, <Instant at={catalog.createdAt} />
                {problemOf(catalog) && `. ${problemOf(catalog)}`}
              </Typography>
            </Box>
            <CatalogStatusTag status={catalog.status} />
          </Row>
        ))}
      </Box>
      {data?.pages[0]?.next && (
        <Typography variant="body2" color="textSecondary">
          Search for the others by title, design number or caption.
        </Typography>
      )}
    </Box>
  );
}
