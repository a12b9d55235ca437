import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { SellerPicker } from '@/components/entities/seller-picker';
import { FormField } from '@/components/ui/form-field';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { useCloseWhenDone } from '@/components/records/use-close-when-done';
import { DayField } from '@/components/ui/day-field';
import { Field } from '@/components/ui/field';
import { instant } from '@/lib/contracts/base/answers';
import { visitFormSchema } from '@/lib/contracts/salesmen/salesmen';
import { notifySuccess } from '@/lib/client/notify';
import { useAddVisit } from '@/lib/client/queries/salesmen';
import { justNow } from '@/lib/domain/text/indian-day';

/** An empty day is valid and means today. */
const schema = z.extend(visitFormSchema, { at: z.nullable(instant) });

type Values = z.infer<typeof schema>;

/** Records a visit to a seller of the portfolio. */
export function VisitDialog({ salesmanId, onClose }: { salesmanId: string; onClose: () => void }) {
  const id = useId();
  const { mutate, isPending, isSuccess } = useAddVisit(salesmanId);
  const [openedAt] = useState(() => justNow(new Date()).toISOString());
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { sellerId: '', at: openedAt, note: '' },
  });
  useDraft(form, `new visit ${salesmanId}`, { isOver: isSuccess });
  const { isDirty, errors } = form.formState;
  useCloseWhenDone(isSuccess, onClose);
  const handleAdd = ({ at, ...values }: Values) =>
    mutate(
      { ...values, at: at ?? undefined },
      {
        onError: (error) => showFailure(error, form),
        onSuccess: ({ seller }) => notifySuccess(`The visit to ${seller.businessName} is saved.`),
      },
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <UnsavedGuard isDirty={isDirty && !isSuccess} />
      <DialogTitle id={id}>Add a visit</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
          <Stack spacing={2.5}>
            <FormField form={form} name="sellerId">
              {({ value, onChange, onBlur: _, ...field }) => (
                <SellerPicker
                  {...field}
                  label="Seller"
                  hint="A seller of the portfolio."
                  salesmanId={salesmanId}
                  value={value || null}
                  onChange={(seller) => onChange(seller ?? '')}
                />
              )}
            </FormField>
            <FormField form={form} name="at">
              {(field) => <DayField {...field} label="Day" hint="Today, unless another day is chosen." />}
            </FormField>
            <FormField form={form} name="note">
              {(field) => <Field {...field} label="What was talked about" multiline minRows={3} required />}
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
          Add
        </Button>
      </DialogActions>
    </Dialog>
  );
}
