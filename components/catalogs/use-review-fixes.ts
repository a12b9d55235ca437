import { useState } from 'react';
import { catalogValues } from '@/components/entities/catalog-form/catalog-values';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import { type CatalogDetail, type CatalogForm, catalogFormSchema } from '@/lib/contracts/catalogs/catalog-record';
import * as z from 'zod/mini';
import { fieldChanges } from '@/lib/domain/records/field-changes';

export type Fixes = Partial<CatalogForm>;
export type FieldName = keyof CatalogForm;

interface Typed {
  fixes: Fixes;
  /** Server values when the fields were typed, or when the user last saw the server's values. */
  basis: Fixes;
}

const NOTHING: Typed = { fixes: {}, basis: {} };

const fixesSchema = z.partial(catalogFormSchema);

const where = (values: Fixes, isWanted: (name: string, value: unknown) => boolean): Fixes =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isWanted(name, value)));

/** Fields that differ from the server. An unreadable amount differs from everything. */
function changedFrom(before: CatalogForm, values: CatalogForm): Fixes {
  const changed = fieldChanges(before, values);
  return where(values, (name, value) => name in changed || Number.isNaN(value));
}

/** Drops incomplete amounts: they are neither shown elsewhere nor worth keeping. */
const readable = (fixes: Fixes): Fixes => where(fixes, (_, value) => !Number.isNaN(value));

const toWords = (fixes: Fixes): string => (Object.keys(fixes).length === 0 ? '' : JSON.stringify(fixes));

/** Restores kept values and drops unknown fields. Invalid values are restored too: their errors are shown. */
function fromWords(words: string, before: CatalogForm): Fixes {
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
  const kinds: Record<string, unknown> = before;
  return where(
    JSON.parse(words || '{}') as Fixes,
    (name, value) => name in kinds && (value === null || kinds[name] === null || kindOf(value) === kindOf(kinds[name])),
  );
}

/**
 * A reviewer's field corrections. Typed values survive concurrent changes; where both changed a field, the reviewer
 * decides. All other fields follow the server.
 */
export function useReviewFixes(catalog: CatalogDetail) {
  const before = catalogValues(catalog);
  const [typed, setTyped] = useState(NOTHING);
  const values: CatalogForm = { ...before, ...typed.fixes };
  const fixes = changedFrom(before, values);
  const changedSince = fieldChanges(
    typed.basis,
    where(before, (name) => name in typed.basis),
  );
  const kept = readable(fixes);
  const words = { fixes: toWords(kept), basis: toWords(where(typed.basis, (name) => name in kept)) };
  useKeptWords(`review ${catalog.id}`, words, { fixes: '', basis: '' }, (back) =>
    setTyped({ fixes: fromWords(back.fixes, before), basis: fromWords(back.basis, before) }),
  );
  return {
    before,
    values,
    fixes,
    /** Values to show while the user types. */
    facts: { ...before, ...kept },
    /** Validation errors of the typed values, with field and sentence. */
    issues: fixesSchema.safeParse(fixes).error?.issues ?? [],
    /** Fields that another user changed to a different value. */
    disputed: (Object.keys(fixes) as FieldName[]).filter((name) => name in changedSince),
    fix: (more: Fixes) =>
      setTyped((now) => {
        const next = changedFrom(before, { ...before, ...now.fixes, ...more });
        return { fixes: next, basis: where({ ...before, ...now.basis }, (name) => name in next) };
      }),
    /** Resolves a field that both changed. */
    decide: (name: FieldName, whose: 'mine' | 'theirs') =>
      setTyped(({ fixes: mine, basis }) =>
        whose === 'mine'
          ? { fixes: mine, basis: { ...basis, [name]: before[name] } }
          : { fixes: where(mine, (other) => other !== name), basis: where(basis, (other) => other !== name) },
      ),
  };
}

export type ReviewFixes = ReturnType<typeof useReviewFixes>;
