import { useEffect, useEffectEvent } from 'react';
import { useMe } from '@/lib/client/queries/me';
import { readStored, writeStored } from '@/lib/client/use-stored-state';
import { isGivenUp, isKept, removeOwn, tellTypedIsBack } from './typed-words';

interface KeptWords<Words> {
  at: number;
  words: Partial<Words>;
}

const isKeptWords = (value: unknown): value is KeptWords<Record<string, string>> =>
  isKept(value) &&
  'words' in value &&
  typeof value.words === 'object' &&
  value.words !== null &&
  Object.values(value.words).every((word) => typeof word === 'string');

/**
 * Stores the input of an open dialog per user. After an expired session, crash or reload it returns when the dialog is
 * opened again; closing the dialog discards it.
 */
export function useKeptWords<Words extends Record<string, string>>(
  /** Name of the dialog and id of its record. */
  dialog: string,
  words: Words,
  /** Initial values. */
  untouched: Words,
  onBack: (words: Words) => void,
): void {
  const personId = useMe().data?.id;
  const key = personId === undefined ? null : `words ${personId} ${dialog}`;
  const changed = Object.entries(words).filter(([name, word]) => word !== untouched[name]);
  const typed = changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed));

  const bringBack = useEffectEvent(() => {
    const kept = key === null || typed !== null ? undefined : readStored(key, isKeptWords);
    if (!kept) return;
    onBack({ ...untouched, ...kept.words });
    tellTypedIsBack();
  });
  useEffect(() => bringBack(), [key]);

  useEffect(() => {
    if (key === null || typed === null) return;
    const at = Date.now();
    writeStored(key, { at, words: JSON.parse(typed) as Words } satisfies KeptWords<Words>);
    return () => {
      if (isGivenUp()) removeOwn(key, at);
    };
  }, [key, typed]);
}
