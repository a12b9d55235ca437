import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldWords } from '@/components/ui/field-words';
import { SectionCard } from '@/components/ui/section-card';
import { notifySuccess } from '@/lib/client/notify';
import { FormConflictChoice } from './form-conflict';
import { UnsavedGuard } from './unsaved-guard';
import { useVersionedForm } from './use-versioned-form';

interface RecordFormProps<Item extends { id: string; version: number }, Values extends FieldValues> {
  /** Names the form among all: what is typed and not saved is kept under it. */
  name: string;
  title?: string;
  item: Item;
  itemSchema: z.ZodMiniType<Item>;
  formSchema: z.ZodMiniType<Values, Values>;
  valuesOf: (item: Item) => Values;
  /** What the fields are called, for two people who changed the same. */
  words: FieldWords<Values>;
  /** Saves the fields that changed, on the version they were changed on. */
  save: (changes: Partial<Values> & { version: number }) => Promise<Item>;
  /** "Kesar Textiles is saved." */
  savedText: (item: Item) => string;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** The form of a record that others change too: save bar, guard, draft, and a choice where two changed the same. */
export function RecordForm<Item extends { id: string; version: number }, Values extends FieldValues>({
  title = 'About',
  words,
  savedText,
  children,
  ...record
}: RecordFormProps<Item, Values>) {
  const { form, isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = useVersionedForm({
    ...record,
    onSaved: (item) => notifySuccess(savedText(item)),
  });
  return (
    <SectionCard title={title}>
      <UnsavedGuard isDirty={isDirty} />
      {conflict && (
        <FormConflictChoice
          conflict={conflict}
          words={words}
          isBusy={isSaving}
          onDecide={(mineIn) => void decide(mineIn)}
          onCancel={goOnTyping}
        />
      )}
      <form noValidate hidden={conflict !== null} onSubmit={(event) => void handleSubmit(event)}>
        {children(form)}
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, bgcolor: 'background.paper' }}>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
            Save
          </Button>
        </Box>
      </form>
    </SectionCard>
  );
}
