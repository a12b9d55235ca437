import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldWords } from '@/components/ui/field-words';
import { SectionCard } from '@/components/ui/section-card';
import { STICKS_BELOW } from '@/components/ui/sticks-below';
import { notifySuccess } from '@/lib/client/notify';
import { FormConflictChoice } from './form-conflict';
import { UnsavedGuard } from './unsaved-guard';
import { type FormConflict, useVersionedForm } from './use-versioned-form';

interface CardProps<Values extends FieldValues> {
  title?: string;
  description?: string;
  /** Field labels and value texts, for resolving conflicts. */
  words: FieldWords<Values>;
}

interface RecordFormProps<
  Item extends { id: string; version: number },
  Values extends FieldValues,
> extends CardProps<Values> {
  /** Unique name of the form; unsaved input is stored under it. */
  name: string;
  item: Item;
  itemSchema: z.ZodMiniType<Item>;
  formSchema: z.ZodMiniType<Values, Values>;
  valuesOf: (item: Item) => Values;
  /** Saves the changed fields against the version they were edited on. */
  save: (changes: Partial<Values> & { version: number }) => Promise<Item>;
  /** "Kesar Textiles is saved." */
  savedText: (item: Item) => string;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** Form of a record with concurrent editors: save bar, leave guard, draft and conflict resolution. */
export function RecordForm<Item extends { id: string; version: number }, Values extends FieldValues>({
  title,
  description,
  words,
  savedText,
  children,
  ...record
}: RecordFormProps<Item, Values>) {
  const versioned = useVersionedForm({ ...record, onSaved: (item) => notifySuccess(savedText(item)) });
  return (
    <VersionedFormCard versioned={versioned} words={words} title={title} description={description}>
      {children(versioned.form)}
    </VersionedFormCard>
  );
}

interface VersionedFormCardProps<Values extends FieldValues> extends CardProps<Values> {
  versioned: {
    isDirty: boolean;
    isSaving: boolean;
    handleSubmit: () => Promise<void>;
    conflict: FormConflict<Values> | null;
    decide: (mineIn: readonly string[]) => Promise<void>;
    goOnTyping: () => void;
  };
  /** Replaces saving, when something must be confirmed first. */
  onSubmit?: () => void;
  /** True while data required for saving is loading or failed to load. */
  isWaiting?: boolean;
  isBlocked?: boolean;
  children: ReactNode;
}

/** Layout of a versioned form, for forms that ask before saving. */
export function VersionedFormCard<Values extends FieldValues>(props: VersionedFormCardProps<Values>) {
  const { title = 'About', description, words, onSubmit, isWaiting = false, isBlocked = false, children } = props;
  const { isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = props.versioned;
  return (
    <SectionCard title={title} description={description}>
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
      {/* The form stays mounted, so typed input survives conflict resolution. */}
      <form
        noValidate
        hidden={conflict !== null}
        onSubmit={(event) => {
          event.preventDefault();
          if (onSubmit) onSubmit();
          else void handleSubmit();
        }}
      >
        {children}
        <Box sx={{ ...STICKS_BELOW, zIndex: 1, py: 1.5, bgcolor: 'background.paper' }}>
          <Button type="submit" variant="contained" disabled={!isDirty || isBlocked} loading={isSaving || isWaiting}>
            Save
          </Button>
        </Box>
      </form>
    </SectionCard>
  );
}
