import Box from '@mui/material/Box';
import { useDrop } from './use-drop';

interface ApartPlacesProps {
  /** Number of dragged members. */
  count: number;
  /** Omitted when no member would remain in the group. */
  onSplit?: () => void;
  onTakeOut: () => void;
}

/** Drop targets for members that leave the group. */
export const ApartPlaces = ({ count, onSplit, onTakeOut }: ApartPlacesProps) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))' }}>
    {onSplit && (
      <DropPlace onDrop={onSplit}>
        {count === 1
          ? 'Drop here to split off as a group of its own'
          : `Drop here to split off the ${count} as a group of their own`}
      </DropPlace>
    )}
    <DropPlace onDrop={onTakeOut}>{count === 1 ? 'Drop here to remove' : `Drop here to remove the ${count}`}</DropPlace>
  </Box>
);

function DropPlace({ children, onDrop }: { children: string; onDrop: () => void }) {
  const { isOver, handlers } = useDrop(onDrop);
  return (
    <Box
      {...handlers}
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 72,
        p: 1,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  );
}
