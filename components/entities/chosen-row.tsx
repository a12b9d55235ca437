import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { dragProps } from '@/components/ui/drag-props';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { type CatalogInLine, CatalogLine } from './catalog-line';

interface ChosenRowProps {
  /** Zero-based. */
  place: number;
  /** Undefined while loading, and after the catalog is gone. */
  catalog: CatalogInLine | undefined;
  isGone: boolean;
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  /** Called when something is dragged over it. */
  onDragOver: () => void;
  onMove: (by: 1 | -1, button: HTMLElement) => void;
  onRemove: () => void;
  /** Further content of the row. */
  children?: ReactNode;
}

/** One catalog of an ordered list, moved by dragging or with its two arrow buttons. */
export function ChosenRow({ place, catalog, isGone, isDragged, onMove, onRemove, children, ...drag }: ChosenRowProps) {
  const name = catalog ? catalogName(catalog) : `catalog ${place + 1}`;
  return (
    <Box
      component="li"
      {...dragProps(name, drag.onDragStart, drag.onDragEnd)}
      onDragOver={(event) => {
        event.preventDefault();
        drag.onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        py: 0.5,
        // Browsers lay out only the visible of hundreds of rows.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 56px',
        borderRadius: 1,
        opacity: isDragged ? 0.5 : 1,
        bgcolor: isDragged ? 'action.hover' : undefined,
      }}
    >
      <DragIndicator
        fontSize="small"
        color="action"
        sx={{ cursor: 'grab', flexShrink: 0, display: { xs: 'none', sm: 'block' } }}
      />
      <Box component="span" sx={{ minWidth: 24, textAlign: 'right', color: 'text.secondary' }}>
        {place + 1}
      </Box>
      {catalog && (
        <Box sx={{ display: 'flex', flex: '1 1 150px', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <CatalogLine catalog={catalog} />
        </Box>
      )}
      {!catalog && isGone && <Box sx={{ flex: 1, color: 'text.secondary' }}>Buyers do not see it any more</Box>}
      {!catalog && !isGone && <Skeleton variant="rounded" height={48} sx={{ flex: 1 }} />}
      {children}
      <Box sx={{ display: 'flex', flexShrink: 0, ml: 'auto' }}>
        <IconButton
          size="small"
          aria-label={`Move ${name} up`}
          onClick={({ currentTarget }) => onMove(-1, currentTarget)}
        >
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`Move ${name} down`}
          onClick={({ currentTarget }) => onMove(1, currentTarget)}
        >
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
