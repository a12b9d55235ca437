import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { toApiError } from '@/lib/client/http/api-error';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { showFailure } from './show-failure';
import { useDraft } from './use-draft';

interface VersionedForm<Item extends { id: string; version: number }, Values extends FieldValues, Purpose> {
  /** Unique name of the form; unsaved input is stored under it. */
  name: string;
  item: Item;
  itemSchema: z.ZodMiniType<Item>;
  formSchema: z.ZodMiniType<Values, Values>;
  valuesOf: (item: Item) => Values;
  /** Saves the changed fields against the version they were edited on. */
  save: (changes: Partial<Values> & { version: number }, purpose?: Purpose) => Promise<Item>;
  onSaved?: (item: Item, purpose?: Purpose) => void;
  /** True when saving does more than storing values, so it also runs without changes. */
  savesUnchanged?: boolean;
}

/** A conflict: the original record, its current state, and this user's values. */
export interface FormConflict<Values> {
  before: Values;
  theirs: Values;
  mine: Values;
  /** Conflicting fields: both changed them, to different values. */
  names: (keyof Values & string)[];
  /** Name of the other user, when known. */
  by: string | undefined;
}

const pick = <Values extends FieldValues>(values: Values, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<Values>;

const namesOf = (before: FieldValues, after: FieldValues) => Object.keys(fieldChanges(before, after));

/**
 * Form of a record with concurrent editors. It follows the record until the user types; then it saves against the
 * version typed on, and the user resolves conflicts field by field. The purpose of a save survives a conflict; a second
 * save does not start meanwhile.
 */
export function useVersionedForm<
  Item extends { id: string; version: number },
  Values extends FieldValues,
  Purpose = never,
>({
  name,
  item,
  itemSchema,
  formSchema,
  valuesOf,
  save,
  onSaved,
  savesUnchanged = false,
}: VersionedForm<Item, Values, Purpose>) {
  const [base, setBase] = useState({ version: item.version, values: valuesOf(item) });
  const [conflict, setConflict] = useState<(FormConflict<Values> & { now: Item; purpose?: Purpose }) | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(formSchema) as Resolver<Values>,
    defaultValues: valuesOf(item) as DefaultValues<Values>,
  });
  const { isDirty, isSubmitting } = form.formState;
  const [isDeciding, setIsDeciding] = useState(false);
  // Two key presses can arrive before the pending state renders.
  const isUnderWay = useRef(false);
  /** Form values when the save started. */
  const sent = useRef<FieldValues>({});

  const standOn = (now: Item) => setBase({ version: now.version, values: valuesOf(now) });
  if (item.version > base.version && !isDirty && !conflict) standOn(item);
  const follow = useEffectEvent(() => {
    if (!isDirty) form.reset(base.values);
  });
  useEffect(() => follow(), [base]);
  useDraft(form, `${name} ${item.id}`, {
    version: base.version,
    // Must not overwrite others' changes since then: the draft keeps the version it was typed on.
    onFound: ({ version, before }) => {
      const values = { ...valuesOf(item), ...before };
      setBase({ version, values });
      form.reset(values);
    },
  });

  /** Values as the form would save them, so that only the user's changes count as changes. */
  const asSaved = async (values: Values) => (await formSchema.safeParseAsync(values)).data ?? values;

  /** Shows the saved record with input typed meanwhile on top; the next save includes it. */
  const show = (saved: Item) => {
    const typed = form.getValues();
    const more = namesOf(sent.current, typed);
    standOn(saved);
    form.reset(valuesOf(saved));
    for (const name of more) form.setValue(name as FieldPath<Values>, typed[name] as never, { shouldDirty: true });
  };

  const write = async (mine: Values, on: typeof base, purpose?: Purpose): Promise<void> => {
    const before = await asSaved(on.values);
    const changed = namesOf(before, mine);
    if (changed.length === 0 && !savesUnchanged) return;
    try {
      const saved = await save({ ...pick(mine, changed), version: on.version }, purpose);
      show(saved);
      onSaved?.(saved, purpose);
    } catch (error) {
      const failure = toApiError(error);
      const now = failure.code === 'changed_meanwhile' ? itemSchema.safeParse(failure.current).data : undefined;
      if (!now) return showFailure(failure, form);
      const theirs = await asSaved(valuesOf(now));
      const differing = namesOf(theirs, mine);
      const names = namesOf(before, theirs).filter((name) => changed.includes(name) && differing.includes(name));
      // The other user changed other fields, or to the same values: both changes stay.
      if (names.length === 0)
        return write({ ...theirs, ...pick(mine, changed) }, { version: now.version, values: valuesOf(now) }, purpose);
      setConflict({ before, theirs, mine, names, by: failure.changedBy, now, purpose });
    }
  };

  /** Takes the current record with the user's values for these fields, and saves it. */
  const decide = async (mineIn: readonly string[]): Promise<void> => {
    if (!conflict) return;
    const { now, theirs, mine, before, names, purpose } = conflict;
    const undisputed = namesOf(before, mine).filter((name) => !(names as string[]).includes(name));
    const kept = [...undisputed, ...mineIn];
    const chosen = { ...theirs, ...pick(mine, kept) };
    setIsDeciding(true);
    setConflict(null);
    const current = { version: now.version, values: valuesOf(now) };
    setBase(current);
    form.reset(theirs);
    kept.forEach((name) => form.setValue(name as FieldPath<Values>, chosen[name] as never, { shouldDirty: true }));
    sent.current = structuredClone(form.getValues());
    await write(chosen, current, purpose);
    setIsDeciding(false);
  };

  const submit = async (event?: BaseSyntheticEvent, purpose?: Purpose): Promise<void> => {
    event?.preventDefault();
    if (isUnderWay.current || isDeciding) return;
    isUnderWay.current = true;
    sent.current = structuredClone(form.getValues());
    try {
      await form.handleSubmit((values) => write(values, base, purpose))(event);
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    form,
    isDirty,
    isSaving: isSubmitting || isDeciding,
    handleSubmit: (event?: BaseSyntheticEvent) => submit(event),
    submitFor: (purpose: Purpose) => submit(undefined, purpose),
    conflict: conflict as FormConflict<Values> | null,
    decide,
    goOnTyping: () => setConflict(null),
  };
}
