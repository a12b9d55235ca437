import { useState } from 'react';
import { StaffPicker } from '@/components/entities/staff-picker';
import { FormDialog } from '@/components/records/form-dialog';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { ORDER_STAFF } from '@/lib/domain/orders/assignee';
import { subOrderNumber } from '@/lib/domain/orders/order-number';

/** Assigns a part of an order to a person, or unassigns it. */
export function AssignDialog({ part, onClose }: { part: SubOrder; onClose: () => void }) {
  const { mutate, isPending, error } = useOrderStep(subOrdersApi.assign);
  const [assigneeId, setAssigneeId] = useState(part.assignee?.id ?? null);
  const handleSave = () =>
    mutate(
      { params: { id: part.id }, body: { assigneeId, version: part.version } },
      {
        onSuccess: () => {
          notifySuccess(`${subOrderNumber(part)} is ${assigneeId ? 'assigned' : 'unassigned'}.`);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`Assign ${subOrderNumber(part)}`}
      saveLabel="Save"
      maxWidth="xs"
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <StaffPicker
        label="Assigned to"
        hint="Leave empty to unassign."
        roles={ORDER_STAFF}
        value={assigneeId}
        onChange={setAssigneeId}
        autoFocus
      />
    </FormDialog>
  );
}
