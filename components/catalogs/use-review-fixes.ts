import { useState } from 'react';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import { paiseOf, plainRupees } from '@/lib/domain/money';

type Fixes = Partial<Pick<CatalogDetail, 'title' | 'rate'>>;

/** Empty for a rate that is missing, and for one that cannot be read: half an amount is not worth keeping. */
const textOf = (rate: number | null) => (rate === null || Number.isNaN(rate) ? '' : plainRupees(rate));

/**
 * Title and rate as a reviewer puts them right. What is typed stays when somebody else changes the catalog; the rest is
 * as the server has it.
 */
export function useReviewFixes(catalog: CatalogDetail) {
  const [typed, setTyped] = useState<Fixes>({});
  const { title, rate } = { ...catalog, ...typed };
  const now = { title: catalog.title, rate: textOf(catalog.rate) };
  useKeptWords(`review ${catalog.id}`, { title, rate: textOf(rate) }, now, (words) =>
    setTyped({
      ...(words.title !== now.title && { title: words.title }),
      ...(words.rate !== now.rate && { rate: paiseOf(words.rate) }),
    }),
  );
  const fixes: Fixes = {
    ...(title !== catalog.title && { title }),
    ...(rate !== catalog.rate && { rate }),
  };
  return { title, rate, fixes, fix: (more: Fixes) => setTyped({ ...typed, ...more }) };
}
