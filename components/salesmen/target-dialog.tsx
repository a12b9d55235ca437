import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '@/components/ui/form-field';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { useCloseWhenDone } from '@/components/records/use-close-when-done';
import { NumberField } from '@/components/ui/number-field';
import { type NewTarget, type Portfolio, targetFormSchema } from '@/lib/contracts/salesmen/salesmen';
import { notifySuccess } from '@/lib/client/notify';
import { useSetTarget } from '@/lib/client/queries/salesmen';
import { monthText } from './month-text';

/** Monthly target of a salesman. */
export function TargetDialog({ portfolio, onClose }: { portfolio: Portfolio; onClose: () => void }) {
  const id = useId();
  const { salesman, month } = portfolio;
  const { mutate, isPending, isSuccess } = useSetTarget(salesman.id);
  const { visits = 0, newSellers = 0 } = month.target ?? {};
  const form = useForm<NewTarget>({
    resolver: zodResolver(targetFormSchema),
    defaultValues: { month: month.name, visits, newSellers },
  });
  useDraft(form, `target ${salesman.id} ${month.name}`, { isOver: isSuccess });
  const { isDirty, errors } = form.formState;
  useCloseWhenDone(isSuccess, onClose);
  const handleSave = (values: NewTarget) =>
    mutate(values, {
      onError: (error) => showFailure(error, form),
      onSuccess: () => notifySuccess(`The target of ${salesman.name} is set.`),
    });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <UnsavedGuard isDirty={isDirty && !isSuccess} />
      <DialogTitle id={id}>Target for {monthText(month.name)}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={(event) => void form.handleSubmit(handleSave)(event)}>
          <Stack spacing={2.5}>
            <FormField form={form} name="visits">
              {(field) => <NumberField {...field} label="Visits" autoFocus />}
            </FormField>
            <FormField form={form} name="newSellers">
              {(field) => <NumberField {...field} label="New sellers" />}
            </FormField>
            {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
          </Stack>
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={isPending}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
