import Delete from '@mui/icons-material/DeleteOutlined';
import Save from '@mui/icons-material/SaveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { roleLabel } from '@/components/entities/role-label';
import { useRemoveView, useUpdateView } from '@/lib/client/queries/saved-views';
import type { SavedView } from '@/lib/contracts/saved-views';
import type { TableLayout } from '@/lib/domain/lists/table-layout';
import type { ListView } from './views-panel';

interface ViewItemProps {
  view: SavedView;
  now: ListView;
  mayChange: boolean;
  onChoose: () => void;
}

const textOf = ({ hidden, order, widths }: TableLayout): string =>
  JSON.stringify([[...hidden].sort(), order, Object.entries(widths).sort()]);

/** Ignores key order: the layout's columns may have been changed in any order, and databases reorder object keys. */
const isSameLayout = (one: TableLayout, other: TableLayout): boolean => textOf(one) === textOf(other);

const noteOf = ({ isMine, shared, owner, defaultFor }: SavedView): string =>
  [
    !isMine && owner.name,
    isMine && shared && 'shared',
    defaultFor.length > 0 && `first view of ${defaultFor.map(roleLabel).join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');

/** One view: selected by name; it can be updated to the list's current state, or removed. */
export function ViewItem({ view, now, mayChange, onChoose }: ViewItemProps) {
  const { mutate: update, isPending: isUpdating } = useUpdateView(now.list);
  const { mutate: remove, isPending: isRemoving } = useRemoveView(now.list);
  const isShown = view.search === now.search && isSameLayout(view.layout, now.layout);
  const note = noteOf(view);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        color="inherit"
        aria-current={isShown || undefined}
        onClick={onChoose}
        sx={{ flex: 1, justifyContent: 'start', textAlign: 'left', fontWeight: isShown ? 650 : 400 }}
      >
        <span>
          {view.name}
          {note && (
            <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
              {note}
            </Box>
          )}
        </span>
      </Button>
      {mayChange && !isShown && (
        <IconButton
          size="small"
          aria-label={`Save the list as it is now as ${view.name}`}
          loading={isUpdating}
          onClick={() => update({ view, search: now.search, layout: copyOf(now.layout) })}
        >
          <Save fontSize="small" />
        </IconButton>
      )}
      {mayChange && (
        <IconButton size="small" aria-label={`Remove ${view.name}`} loading={isRemoving} onClick={() => remove(view)}>
          <Delete fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** A layout in the shape of the contract. */
const copyOf = ({ hidden, order, widths }: ListView['layout']) => ({
  hidden: [...hidden],
  order: [...order],
  widths: { ...widths },
});
