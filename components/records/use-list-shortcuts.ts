import type { RefObject } from 'react';
import type { DataTableHandle } from '@/components/ui/data-table/use-table-model';
import type { ListShortcut } from '../entities/keys/shortcuts';
import { usePageKeys } from '../entities/keys/use-page-keys';
import { useShortcuts } from '../entities/keys/use-shortcuts';

type Perform = (list: DataTableHandle, event: KeyboardEvent) => boolean;

const PERFORM: Record<ListShortcut, Perform> = {
  next: (list) => list.move(1),
  previous: (list) => list.move(-1),
  choose: (list, event) => list.choose(event.shiftKey),
  open: (list) => list.open(),
  look: (list) => list.look(),
  search: (list) => list.search(),
  leave: (list) => list.leave(),
  make: () => false,
  rate: () => false,
};

interface ListKeys {
  /** Variant shown in the shortcut sheet. */
  page?: 'list' | 'tree';
  canLook?: boolean;
  canSelect?: boolean;
}

/** Keyboard control of the page's list. */
export function useListShortcuts(
  list: RefObject<DataTableHandle | null>,
  { page = 'list', canLook = false, canSelect = false }: ListKeys,
): void {
  usePageKeys(page);
  usePageKeys(canLook ? 'list-look' : null);
  usePageKeys(canSelect ? 'list-select' : null);
  useShortcuts((action, event) => {
    if (typeof action === 'string' || !('list' in action) || !list.current) return false;
    return PERFORM[action.list](list.current, event);
  });
}
