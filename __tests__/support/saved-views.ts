import type { SavedView } from '@/lib/contracts/saved-views';
import { DEFAULT_LAYOUT } from '@/lib/domain/lists/table-layout';
import { KIRAN } from './sellers';

/** A view of a list, shared by Kiran. */
export const savedView = (details: Partial<SavedView> = {}): SavedView => ({
  id: '0198b2a0-0000-7000-8700-000000000001',
  list: 'sellers.list',
  name: 'Only those that count',
  search: '',
  layout: {
    hidden: [...DEFAULT_LAYOUT.hidden],
    order: [...DEFAULT_LAYOUT.order],
    widths: { ...DEFAULT_LAYOUT.widths },
  },
  shared: true,
  defaultFor: [],
  owner: KIRAN,
  isMine: false,
  version: 1,
  ...details,
});
