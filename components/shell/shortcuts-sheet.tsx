import { findScreenById } from '@/lib/domain/access/access';
import { KeysDialog } from '../entities/keys/keys-dialog';
import { type ListShortcut, type ShortcutAction, SHORTCUTS } from '../entities/keys/shortcuts';

// The words are here and not with the keys: every page fetches those, and few people ask for these.

const ANYWHERE: Record<Extract<ShortcutAction, string>, string> = {
  palette: 'Go to a page',
  shortcuts: 'Show these shortcuts',
  menu: 'Show or hide the menu',
};

const IN_A_LIST: Record<ListShortcut, string> = {
  search: 'Search the list',
  next: 'Next row of the list',
  previous: 'Row before',
  open: 'Open the row',
  look: 'Look at the row beside the list',
  choose: 'Choose the row; with Shift all rows up to it',
  make: 'Make catalogs of the chosen posts',
  leave: 'Leave the search, or choose no row',
};

function whatDoes(action: ShortcutAction): string {
  if (typeof action === 'string') return ANYWHERE[action];
  return 'list' in action ? IN_A_LIST[action.list] : `Go to ${findScreenById(action.go)?.name}`;
}

const ROWS = SHORTCUTS.map(({ keys, action }) => ({ keys, does: whatDoes(action) }));

/** Every shortcut there is. */
export const ShortcutsSheet = ({ onClose }: { onClose: () => void }) => (
  <KeysDialog title="Keyboard shortcuts" rows={ROWS} onClose={onClose} />
);
