import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { useCloseWhenDone } from '@/components/records/use-close-when-done';
import { SideDrawer } from '@/components/ui/side-drawer';
import { type AttributeForm, attributeFormSchema } from '@/lib/contracts/taxonomy/taxonomy-record';
import { notifySuccess } from '@/lib/client/notify';
import { useAddAttribute } from '@/lib/client/queries/taxonomy';
import { AttributeFields } from './attribute-fields';

const NOTHING: AttributeForm = { nameEn: '', nameHi: '', several: false, active: true };

interface NewAttributeDrawerProps {
  onClose: () => void;
  /** Goes on with the attribute that was added, which has no values yet. */
  onAdded: (id: string) => void;
}

/** Adds an attribute. */
export function NewAttributeDrawer({ onClose, onAdded }: NewAttributeDrawerProps) {
  const { mutate, isPending, isSuccess, data } = useAddAttribute();
  const form = useForm({ resolver: zodResolver(attributeFormSchema), defaultValues: NOTHING });
  useDraft(form, 'new attribute', { isOver: isSuccess });
  const { isDirty } = form.formState;
  useCloseWhenDone(isSuccess, () => (data ? onAdded(data.id) : onClose()));
  const handleAdd = (values: AttributeForm) =>
    mutate(values, {
      onError: (error) => showFailure(error, form),
      onSuccess: ({ nameEn }) => notifySuccess(`${nameEn} is added. Add its values now.`),
    });
  return (
    <SideDrawer title="Add an attribute" onClose={onClose}>
      <UnsavedGuard isDirty={isDirty && !isSuccess} />
      <form noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
        <AttributeFields form={form} />
        <Box sx={{ display: 'flex', gap: 1, py: 2 }}>
          <Button type="submit" variant="contained" loading={isPending}>
            Add
          </Button>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
        </Box>
      </form>
    </SideDrawer>
  );
}
