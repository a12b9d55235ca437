import { useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '@/lib/client/use-stored-state';
import type { SheetField } from './sheet-columns';

/** Unsaved text of a cell. */
export interface CellDraft {
  text: string;
  /** Version of the catalog it was typed on. */
  version: number;
  /** Cell text at that time. */
  before: string;
  /** Reason it is not saved; waits for Enter. */
  problem?: string;
  isSaving?: boolean;
  /** True after the warning about a large change of the rate. */
  isWarned?: boolean;
}

type CellDrafts = Readonly<Record<string, CellDraft>>;

export const cellKey = (id: string, field: SheetField) => `${id} ${field}`;

const isDrafts = (value: unknown): value is CellDrafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (one: Partial<CellDraft>) => typeof one.text === 'string' && typeof one.version === 'number',
  );

/** Restores typed text; saves that were in flight are reset. */
const stored = (key: string): CellDrafts =>
  Object.fromEntries(
    Object.entries(readStored(key, isDrafts) ?? {}).map(([cell, draft]) => [cell, { ...draft, isSaving: false }]),
  );

/** Unsaved cell text, kept in this browser until it is saved or discarded. */
export function useSheetDrafts(personId: string) {
  const key = `sheet ${personId}`;
  const [drafts, setDrafts] = useState(() => stored(key));
  // Read again before the next render: blur fires right after Enter.
  const latest = useRef(drafts);

  const set = (cell: string, draft: CellDraft | null) => {
    const { [cell]: _, ...others } = latest.current;
    latest.current = draft ? { ...others, [cell]: draft } : others;
    setDrafts(latest.current);
    if (Object.keys(latest.current).length > 0) writeStored(key, latest.current);
    else removeStored(key);
  };

  return { drafts, set, get: (cell: string): CellDraft | undefined => latest.current[cell] };
}
