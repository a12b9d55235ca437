import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { readSession } from '@/lib/client/auth/session-store';
import { notifySuccess } from '@/lib/client/notify';
import { useMe } from '@/lib/client/queries/me';
import { readStored, removeStored, writeStored } from '@/lib/client/use-stored-state';
import { fieldChanges } from '@/lib/domain/field-changes';

/** What was typed into a form and not saved: the fields that differ, with what they were before. */
export interface Draft {
  at: number;
  before: FieldValues;
  mine: FieldValues;
  /** Of the record it was typed on; 0 for one that is new. */
  version: number;
}

/** Older ones are about a record as nobody remembers it. */
const LONGEST = 7 * 24 * 60 * 60 * 1000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  'at' in value &&
  Number(value.at) > Date.now() - LONGEST &&
  'version' in value &&
  typeof value.version === 'number' &&
  'before' in value &&
  isObject(value.before) &&
  'mine' in value &&
  isObject(value.mine);

interface DraftOptions {
  /** What was typed is saved: nothing is to be kept any more. */
  isOver?: boolean;
  version?: number;
  /** A draft was found and is about to come back into the form. */
  onFound?: (draft: Draft) => void;
}

/**
 * Keeps what is typed into a form for its person and record until it is saved or given up, so that a session that ends,
 * a reload or a crash loses no word. It comes back when the form is opened again.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  record: string,
  { isOver = false, version = 0, onFound }: DraftOptions = {},
): void {
  const personId = useMe().data?.id;
  const key = personId === undefined || isOver ? null : `draft ${personId} ${record}`;
  const { isDirty, defaultValues } = form.formState;
  const hadDraft = useRef(false);

  const keep = useEffectEvent((values: FieldValues) => {
    if (key === null) return;
    const changes = fieldChanges((defaultValues ?? {}) as FieldValues, values);
    const names = Object.keys(changes);
    const pick = (from: FieldValues) => Object.fromEntries(names.map((name) => [name, from[name]]));
    hadDraft.current = names.length > 0;
    if (names.length === 0) return removeStored(key);
    writeStored(key, {
      at: Date.now(),
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
    hadDraft.current = true;
    notifySuccess('What you typed here before is back. It is not saved yet.');
  });

  useEffect(() => {
    if (key === null) return;
    bringBack();
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
    return () => {
      stop();
      // Whoever leaves a form while signed in was asked and gave it up, or saved it.
      if (readSession().user) removeStored(key);
    };
  }, [key, form]);

  useEffect(() => {
    if (key === null || isDirty || !hadDraft.current) return;
    hadDraft.current = false;
    removeStored(key);
  }, [key, isDirty]);
}
