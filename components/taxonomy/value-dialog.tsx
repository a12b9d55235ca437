import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { FormConflictChoice } from '@/components/records/form-conflict';
import type { FieldWords } from '@/components/ui/field-words';
import { FormField } from '@/components/ui/form-field';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useCloseWhenDone } from '@/components/records/use-close-when-done';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import {
  type AttributeValue,
  attributeValueSchema,
  type ValueForm,
  valueFormSchema,
} from '@/lib/contracts/taxonomy/taxonomy-record';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateValue, useValueUses } from '@/lib/client/queries/taxonomy';
import { TaxonomyHistory } from './taxonomy-history';
import { retiredText } from './taxonomy-words';

const WORDS: FieldWords<ValueForm> = {
  nameEn: { label: 'English name', text: (name) => name },
  nameHi: { label: 'Hindi name', text: (name) => name },
  active: { label: 'In use', text: (active) => (active ? 'Yes' : 'No') },
};

/** Merge entries contain only the other value's id, which means nothing to a person. */
const HISTORY_WORDS = { ...WORDS, mergedIntoId: { label: 'Merged', text: (id: string | null) => (id ? 'Yes' : 'No') } };

const valuesOf = ({ nameEn, nameHi, active }: AttributeValue): ValueForm => ({ nameEn, nameHi, active });

/** Names of a value, and whether it is offered. */
export function ValueDialog({ value, onClose }: { value: AttributeValue; onClose: () => void }) {
  const id = useId();
  const { mutateAsync, isSuccess } = useUpdateValue();
  const save = (body: Partial<ValueForm> & { version: number }) => mutateAsync({ params: { id: value.id }, body });
  const { data: uses } = useValueUses(value.id);
  const { form, isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = useVersionedForm({
    name: 'value',
    item: value,
    itemSchema: attributeValueSchema,
    formSchema: valueFormSchema,
    valuesOf,
    save,
    onSaved: ({ nameEn }) => notifySuccess(`${nameEn} is saved.`),
  });
  useCloseWhenDone(isSuccess && !isDirty, onClose);
  const restore = {
    current: { ...valuesOf(value) },
    save: (field: string, old: unknown) => save({ [field]: old, version: value.version }),
  };
  const { errors } = form.formState;
  const line = (name: 'nameEn' | 'nameHi') => {
    const { ref, ...input } = form.register(name);
    const about = { label: WORDS[name].label, problem: errors[name]?.message, autoComplete: 'off', required: true };
    return { ...input, inputRef: ref, ...about };
  };
  const touched = uses ? retiredText(uses) : 'Counting what has it …';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <UnsavedGuard isDirty={isDirty} />
      <DialogTitle id={id}>{value.nameEn}</DialogTitle>
      <DialogContent>
        {conflict && (
          <FormConflictChoice
            conflict={conflict}
            words={WORDS}
            isBusy={isSaving}
            onDecide={(mineIn) => void decide(mineIn)}
            onCancel={goOnTyping}
          />
        )}
        <form id={`${id}-form`} noValidate hidden={conflict !== null} onSubmit={(event) => void handleSubmit(event)}>
          <Stack spacing={2.5}>
            <Field {...line('nameEn')} />
            <Field {...line('nameHi')} inputProps={{ lang: 'hi' }} />
            <FormField form={form} name="active">
              {({ value: active, onChange }) => (
                <CheckField
                  label={WORDS.active.label}
                  hint={`A retired value stays where it is and is not offered for anything new. ${value.active ? touched : ''}`}
                  value={active}
                  onChange={onChange}
                />
              )}
            </FormField>
            {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
          </Stack>
        </form>
        <Box sx={{ mt: 3 }}>
          <TaxonomyHistory id={value.id} words={HISTORY_WORDS} restore={restore} />
        </Box>
      </DialogContent>
      {!conflict && (
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`} variant="contained" disabled={!isDirty} loading={isSaving}>
            Save
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
