import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { toApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { showFailure } from './show-failure';
import { UnsavedGuard } from './unsaved-guard';
import { useCloseWhenDone } from './use-close-when-done';
import { useDraft } from './use-draft';

interface NewRecordFormProps<Values extends FieldValues, Item> {
  /** Unique name of the form; unsaved input is stored under it. */
  name: string;
  formSchema: z.ZodMiniType<Values, Values>;
  /** Values of an empty form. */
  values: Values;
  /** Adds the record; null while something outside the form is missing. */
  add: (values: Values) => Promise<Item> | null;
  addLabel?: string;
  /** "Kesar Textiles is added." */
  addedText: (item: Item) => string;
  /** Keeps what `onClose` needs to go on to the new record; the form's guard is still active. */
  onAdded?: (item: Item) => void;
  onClose: () => void;
  /** True for addresses at which the form stays open, so navigating there loses nothing. */
  keepsAll?: (address: string) => boolean;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** Form of a new record, with draft, leave guard and field errors. */
export function NewRecordForm<Values extends FieldValues, Item>(props: NewRecordFormProps<Values, Item>) {
  const { name, formSchema, values, add, addLabel = 'Add', addedText, onAdded, onClose, keepsAll, children } = props;
  const [isDone, setIsDone] = useState(false);
  const form = useForm<Values>({
    resolver: zodResolver(formSchema) as Resolver<Values>,
    defaultValues: values as DefaultValues<Values>,
  });
  useDraft(form, name, { isOver: isDone });
  useCloseWhenDone(isDone, onClose);
  const { isDirty, isSubmitting } = form.formState;
  const handleAdd = async (typed: Values) => {
    try {
      const item = await add(typed);
      if (item === null) return;
      setIsDone(true);
      notifySuccess(addedText(item));
      onAdded?.(item);
    } catch (error) {
      showFailure(toApiError(error), form);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
      <UnsavedGuard isDirty={isDirty && !isDone} keepsAll={keepsAll} />
      {children(form)}
      <Box sx={{ display: 'flex', gap: 1, py: 2 }}>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {addLabel}
        </Button>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </form>
  );
}
