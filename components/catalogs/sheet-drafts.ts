import { useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '@/lib/client/use-stored-state';
import type { SheetField } from './sheet-columns';

/** What was typed into a cell and is not saved. */
export interface CellDraft {
  text: string;
  /** Of the catalog it was typed on. */
  version: number;
  /** What the cell held then. */
  before: string;
  /** Why it is not saved; it waits for Enter. */
  problem?: string;
  isSaving?: boolean;
  /** Was told that the rate changes by much. */
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

/** As it was typed; whatever was under way then is not any more. */
const stored = (key: string): CellDrafts =>
  Object.fromEntries(
    Object.entries(readStored(key, isDrafts) ?? {}).map(([cell, draft]) => [cell, { ...draft, isSaving: false }]),
  );

/** What is typed into cells, kept in this browser until it is saved or given up. */
export function useSheetDrafts(personId: string) {
  const key = `sheet ${personId}`;
  const [drafts, setDrafts] = useState(() => stored(key));
  // Read again before the next drawing: leaving a cell comes right after Enter in it.
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
