import type { OrderBulkChange } from '@/lib/contracts/orders/order-bulk-changes';

/** Draft of a bulk change to orders. */
export interface OrderBulkDraft {
  wish: 'assign' | 'unassign';
  assigneeId: string | null;
}

export const NO_WISH: OrderBulkDraft = { wish: 'assign', assigneeId: null };

export const ORDER_BULK_WISHES = [
  { value: 'assign', label: 'Assign them' },
  { value: 'unassign', label: 'Unassign' },
] as const;

/** The selected change; null while no person is selected. */
export const orderBulkChangeOf = ({ wish, assigneeId }: OrderBulkDraft): OrderBulkChange | null => {
  if (wish === 'unassign') return { action: 'assign', assigneeId: null };
  return assigneeId ? { action: 'assign', assigneeId } : null;
};
