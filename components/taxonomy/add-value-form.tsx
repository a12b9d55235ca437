import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { Field } from '@/components/ui/field';
import { newValueSchema } from '@/lib/contracts/taxonomy/taxonomy-record';
import { notifySuccess } from '@/lib/client/notify';
import { useAddValue } from '@/lib/client/queries/taxonomy';

const NOTHING = { nameEn: '', nameHi: '' };

/** Adds values to an attribute, one after the other. */
export function AddValueForm({ attributeId }: { attributeId: string }) {
  const { mutate, isPending } = useAddValue();
  const form = useForm({ resolver: zodResolver(newValueSchema), defaultValues: NOTHING });
  useDraft(form, `new value ${attributeId}`);
  const { register, formState, reset, setFocus } = form;
  const { errors, isDirty } = formState;
  const handleAdd = (names: z.output<typeof newValueSchema>) =>
    mutate(
      { params: { id: attributeId }, body: names },
      {
        onError: (error) => showFailure(error, form),
        onSuccess: ({ nameEn }) => {
          notifySuccess(`${nameEn} is added.`);
          setFocus('nameEn');
          reset(NOTHING);
        },
      },
    );
  const line = (name: keyof typeof NOTHING) => {
    const { ref, ...input } = register(name);
    return { ...input, inputRef: ref, problem: errors[name]?.message, autoComplete: 'off' };
  };
  return (
    <form noValidate aria-label="Add a value" onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
      <UnsavedGuard isDirty={isDirty} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: '1 1 10rem' }}>
          <Field {...line('nameEn')} label="New value in English" />
        </Box>
        <Box sx={{ flex: '1 1 10rem' }}>
          <Field {...line('nameHi')} label="In Hindi" inputProps={{ lang: 'hi' }} />
        </Box>
        <Button type="submit" variant="outlined" loading={isPending} sx={{ mt: 3.25 }}>
          Add
        </Button>
      </Box>
      {errors.root && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {errors.root.message}
        </Alert>
      )}
    </form>
  );
}
