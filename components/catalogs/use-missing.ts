import { missingNames } from '@/components/entities/catalog-form/missing-fields';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import type { CatalogDetail, CatalogForm } from '@/lib/contracts/catalogs/catalog-record';

/** Fields the catalog would still lack with these values. */
export function useMissing(catalog: CatalogDetail, values: CatalogForm): string[] {
  const taxonomy = useTaxonomy().data;
  return taxonomy ? missingNames(values, catalog.images, taxonomy) : catalog.missing;
}
