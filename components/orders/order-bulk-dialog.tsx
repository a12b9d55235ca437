import Stack from '@mui/material/Stack';
import { StaffPicker } from '@/components/entities/staff-picker';
import { BulkChangeDialog } from '@/components/records/bulk-change/bulk-change-dialog';
import { bulkSelection } from '@/components/records/bulk-change/bulk-selection';
import { SelectField } from '@/components/ui/select-field';
import type { Selection } from '@/lib/domain/lists/selection';
import { ORDER_STAFF } from '@/lib/domain/orders/assignee';
import { ORDER_BULK_WISHES, type OrderBulkDraft, orderBulkChangeOf } from './order-bulk-wish';

interface OrderBulkDialogProps {
  selection: Selection;
  search: string;
  /** Draft of the bulk change. Lives outside the dialog, so a click beside it loses nothing. */
  draft: OrderBulkDraft;
  onDraft: (draft: OrderBulkDraft) => void;
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Assigns the selected orders to a person, or unassigns them. */
export function OrderBulkDialog({ selection, search, draft, onDraft, ...actions }: OrderBulkDialogProps) {
  const change = orderBulkChangeOf(draft);
  return (
    <BulkChangeDialog
      {...actions}
      noun={{ one: 'order', many: 'orders' }}
      wish={change ? { list: 'orders', selection: bulkSelection(selection, search), change } : null}
    >
      <Stack spacing={2.5}>
        <SelectField
          label="Action"
          value={draft.wish}
          options={ORDER_BULK_WISHES}
          onChange={(wish) => onDraft({ ...draft, wish })}
        />
        {draft.wish === 'assign' && (
          <StaffPicker
            label="Assigned to"
            roles={ORDER_STAFF}
            value={draft.assigneeId}
            onChange={(assigneeId) => onDraft({ ...draft, assigneeId })}
          />
        )}
      </Stack>
    </BulkChangeDialog>
  );
}
