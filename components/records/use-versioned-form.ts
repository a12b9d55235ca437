import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { toApiError } from '@/lib/client/http/api-error';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { showFailure } from './show-failure';
import { useDraft } from './use-draft';

interface VersionedForm<Item extends { id: string; version: number }, Values extends FieldValues, Purpose> {
  /** Names the form among all: what is typed into it and not saved is kept under it. */
  name: string;
  item: Item;
  itemSchema: z.ZodMiniType<Item>;
  formSchema: z.ZodMiniType<Values, Values>;
  valuesOf: (item: Item) => Values;
  /** Saves the fields that changed, on the version they were changed on. */
  save: (changes: Partial<Values> & { version: number }, purpose?: Purpose) => Promise<Item>;
  onSaved?: (item: Item, purpose?: Purpose) => void;
  /** Saving does more than that, so that it happens with nothing changed as well. */
  savesUnchanged?: boolean;
}

/** Two people changed one record: as it was, as it is now, and as this person wants it. */
export interface FormConflict<Values> {
  before: Values;
  theirs: Values;
  mine: Values;
  /** The fields to decide about: both changed them, each to something else. */
  names: (keyof Values & string)[];
  /** Who changed it, by name, where that is known. */
  by: string | undefined;
}

const pick = <Values extends FieldValues>(values: Values, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<Values>;

const namesOf = (before: FieldValues, after: FieldValues) => Object.keys(fieldChanges(before, after));

/**
 * A form about a record that others change too. It follows the record while nothing is typed; once something is, it
 * is saved on the version it was typed on, and a conflict is for the person to decide, field by field. What a saving is
 * for stays with it until it is done, also over a conflict; another one meanwhile is not begun.
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
  // Two keys can come before the first of them is shown to be at work.
  const isUnderWay = useRef(false);
  /** The form as it was when its saving began. */
  const sent = useRef<FieldValues>({});

  const standOn = (now: Item) => setBase({ version: now.version, values: valuesOf(now) });
  if (item.version > base.version && !isDirty && !conflict) standOn(item);
  const follow = useEffectEvent(() => {
    if (!isDirty) form.reset(base.values);
  });
  useEffect(() => follow(), [base]);
  useDraft(form, `${name} ${item.id}`, {
    version: base.version,
    // What others changed since then must not be written over: the draft stands on the version it was typed on.
    onFound: ({ version, before }) => {
      const values = { ...valuesOf(item), ...before };
      setBase({ version, values });
      form.reset(values);
    },
  });

  /** The values as the form would save them, so that only what a person changed counts as changed. */
  const asSaved = async (values: Values) => (await formSchema.safeParseAsync(values)).data ?? values;

  /** Shows what was saved, and over it what was typed meanwhile: that is for the next saving. */
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
      // The other one changed other fields, or to the same: both stay.
      if (names.length === 0)
        return write({ ...theirs, ...pick(mine, changed) }, { version: now.version, values: valuesOf(now) }, purpose);
      setConflict({ before, theirs, mine, names, by: failure.changedBy, now, purpose });
    }
  };

  /** Takes the record as it is now, with these fields as the person wants them, and saves that. */
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
