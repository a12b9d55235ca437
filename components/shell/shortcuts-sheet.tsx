import { useState } from 'react';
import { findScreenById } from '@/lib/domain/access/access';
import { KeysDialog } from '../entities/keys/keys-dialog';
import { KEYS_OF_PAGES, type KeyRow } from '../entities/keys/keys-of-pages';
import { type ShortcutAction, SHORTCUTS } from '../entities/keys/shortcuts';
import { keysOnPage } from '../entities/keys/use-page-keys';

// The texts are here and not with the keys: every page loads the keys, but the sheet is opened rarely.

const ANYWHERE: Record<Extract<ShortcutAction, string>, string> = {
  palette: 'Search everything',
  shortcuts: 'Show these shortcuts',
  menu: 'Show or hide the menu',
};

function whatDoes(action: ShortcutAction): string | undefined {
  if (typeof action === 'string') return ANYWHERE[action];
  return 'go' in action ? `Go to ${findScreenById(action.go)?.name}` : undefined;
}

const EVERYWHERE = {
  title: 'On every page',
  rows: SHORTCUTS.flatMap(({ keys, action }) => {
    const does = whatDoes(action);
    return does === undefined ? [] : [{ keys, does }];
  }),
};

/** Groups the keys of lists' parts into one group. */
function groupsOnPage() {
  const groups = new Map<string, KeyRow[]>();
  for (const name of keysOnPage()) {
    const { title, rows } = KEYS_OF_PAGES[name];
    groups.set(title, [...(groups.get(title) ?? []), ...rows]);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}

/** Shortcuts of the current page, then the global ones. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const [ofPage] = useState(groupsOnPage);
  return <KeysDialog title="Keyboard shortcuts" groups={[...ofPage, EVERYWHERE]} onClose={onClose} />;
}
