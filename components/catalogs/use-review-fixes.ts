import { useState } from 'react';
import * as z from 'zod/mini';
import { catalogValues } from '@/components/layout/catalog-form/catalog-values';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import { type CatalogDetail, type CatalogForm, catalogFormSchema } from '@/lib/contracts/catalog-record';
import { fieldChanges } from '@/lib/domain/field-changes';

export type Fixes = Partial<CatalogForm>;

const fixesSchema = z.partial(catalogFormSchema);

/** The fields that differ from what the server has. An amount that cannot be read differs from everything. */
function changedFrom(before: CatalogForm, values: CatalogForm): Fixes {
  const changed = fieldChanges(before, values);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => name in changed || Number.isNaN(value)));
}

/** Half an amount is not worth keeping. */
const toWords = (fixes: Fixes): string => {
  const kept = Object.entries(fixes).filter(([, value]) => !Number.isNaN(value));
  return kept.length === 0 ? '' : JSON.stringify(Object.fromEntries(kept));
};

const fromWords = (words: string): Fixes => fixesSchema.safeParse(JSON.parse(words || '{}')).data ?? {};

/**
 * The fields of a catalog as a reviewer puts them right. What is typed stays when somebody else changes the catalog; the
 * rest is as the server has it.
 */
export function useReviewFixes(catalog: CatalogDetail) {
  const before = catalogValues(catalog);
  const [typed, setTyped] = useState<Fixes>({});
  const values: CatalogForm = { ...before, ...typed };
  const fixes = changedFrom(before, values);
  useKeptWords(`review ${catalog.id}`, { fixes: toWords(fixes) }, { fixes: '' }, (words) =>
    setTyped(fromWords(words.fixes)),
  );
  return {
    values,
    fixes,
    /** What is wrong with what was typed, by field and as a sentence. */
    issues: fixesSchema.safeParse(fixes).error?.issues ?? [],
    fix: (more: Fixes) => setTyped(changedFrom(before, { ...before, ...typed, ...more })),
  };
}

export type ReviewFixes = ReturnType<typeof useReviewFixes>;
