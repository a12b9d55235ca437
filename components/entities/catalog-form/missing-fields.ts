import { missingAttributes } from '@/lib/domain/catalogs/catalog-completeness';
import { missingForReview } from '@/lib/domain/catalogs/catalog-status';
import type { CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import { type Choice, type TextField } from './tag-keys';
import { PRODUCT_TYPE } from './choices';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';

/** A missing input with the field that provides it; null when the form has no such field. */
export interface Missing {
  name: string;
  field: { choice: string } | { text: TextField } | null;
}

type Judged = Pick<CatalogForm, 'title' | 'productTypeId' | 'rate' | 'tags'>;

const NEEDED_OF_ALL = missingForReview({
  hasTitle: false,
  hasProductType: false,
  hasRate: false,
  images: 0,
  missingAttributes: [],
}).length;

/** Names of missing inputs, as the server reports them. */
export const missingNames = (values: Judged, images: number, taxonomy: Taxonomy): string[] =>
  missingForReview({
    hasTitle: values.title.trim() !== '',
    hasProductType: values.productTypeId !== null,
    hasRate: values.rate !== null && !Number.isNaN(values.rate),
    images,
    missingAttributes: missingAttributes(values, taxonomy),
  });

/** Missing inputs in the order a person fills them in: selections first, because the title is derived from them. */
export function missingFields(
  values: Judged,
  images: number,
  taxonomy: Taxonomy,
  choices: readonly Choice[],
): { missing: Missing[]; needed: number } {
  const missing = missingNames(values, images, taxonomy).map((name): Missing => ({
    name,
    field: fieldOf(name, choices),
  }));
  const rank = ({ field }: Missing) => {
    if (!field) return 0;
    return 'choice' in field ? 1 + choices.findIndex(({ id }) => id === field.choice) : 1000;
  };
  const required = choices.filter((choice) => choice.required && choice.id !== PRODUCT_TYPE).length;
  return { missing: missing.sort((one, other) => rank(one) - rank(other)), needed: NEEDED_OF_ALL + required };
}

function fieldOf(name: string, choices: readonly Choice[]): Missing['field'] {
  if (name === 'title' || name === 'rate') return { text: name };
  const choice = choices.find(({ id, label }) => (id === PRODUCT_TYPE ? name === 'product type' : label === name));
  return choice ? { choice: choice.id } : null;
}
