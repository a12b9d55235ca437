import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useMe } from '@/lib/client/queries/me';
import { readStored, writeStored } from '@/lib/client/use-stored-state';
import { isGivenUp, isKept, removeOwn, tellTypedIsBack } from '@/lib/client/typing/typed-words';
import { fieldChanges } from '@/lib/domain/records/field-changes';

/** Unsaved input of a form: changed fields with their previous values. */
export interface Draft {
  at: number;
  before: FieldValues;
  mine: FieldValues;
  /** Version of the record it is based on; 0 for a new record. */
  version: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is Draft =>
  isKept(value) &&
  'version' in value &&
  typeof value.version === 'number' &&
  'before' in value &&
  isObject(value.before) &&
  'mine' in value &&
  isObject(value.mine);

interface DraftOptions {
  /** True once the input is saved: the draft is then removed. */
  isOver?: boolean;
  version?: number;
  /** Called when a draft was found, before it is restored into the form. */
  onFound?: (draft: Draft) => void;
}

/**
 * Stores unsaved form input per user and record until it is saved or discarded, so an expired session, reload or crash
 * loses nothing. Restored when the form opens again.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  record: string,
  { isOver = false, version = 0, onFound }: DraftOptions = {},
): void {
  const personId = useMe().data?.id;
  const key = personId === undefined || isOver ? null : `draft ${personId} ${record}`;
  const { isDirty, defaultValues } = form.formState;
  /** Time this form's draft was written; 0 for none. */
  const keptAt = useRef(0);

  const keep = useEffectEvent((values: FieldValues) => {
    if (key === null) return;
    const changes = fieldChanges((defaultValues ?? {}) as FieldValues, values);
    const names = Object.keys(changes);
    const pick = (from: FieldValues) => Object.fromEntries(names.map((name) => [name, from[name]]));
    const last = keptAt.current;
    keptAt.current = names.length > 0 ? Date.now() : 0;
    if (names.length === 0) return removeOwn(key, last);
    writeStored(key, {
      at: keptAt.current,
      version,
      before: pick(defaultValues ?? {}),
      mine: pick(values),
    } satisfies Draft);
  });

  const bringBack = useEffectEvent(() => {
    const draft = key === null || isDirty ? undefined : readStored(key, isDraft);
    if (!draft) return;
    onFound?.(draft);
    for (const [name, value] of Object.entries(draft.mine))
      form.setValue(name as FieldPath<Values>, value as never, { shouldDirty: true });
    keptAt.current = draft.at;
    tellTypedIsBack();
  });

  useEffect(() => {
    if (key === null) return;
    bringBack();
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
    // Another tab removed the draft of this record, but this form still needs it.
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue === null && keptAt.current) keep(form.getValues());
    };
    window.addEventListener('storage', handleStorage);
    return () => {
      stop();
      window.removeEventListener('storage', handleStorage);
      if (isGivenUp()) removeOwn(key, keptAt.current);
    };
  }, [key, form]);

  useEffect(() => {
    if (key === null || isDirty || !keptAt.current) return;
    removeOwn(key, keptAt.current);
    keptAt.current = 0;
  }, [key, isDirty]);
}
