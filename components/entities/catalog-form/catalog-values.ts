import type { CatalogDetail, CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import { inTagOrder } from './choices';

/** Fields of a catalog that a form edits. */
export const catalogValues = (catalog: CatalogDetail): CatalogForm => ({
  title: catalog.title,
  description: catalog.description,
  designNumber: catalog.designNumber,
  productTypeId: catalog.productTypeId,
  tags: inTagOrder(catalog.tags),
  rate: catalog.rate,
  isSet: catalog.isSet,
  pieces: catalog.pieces,
  sizes: catalog.sizes,
  minimumOrder: catalog.minimumOrder,
  dispatchDays: catalog.dispatchDays,
  isAvailable: catalog.isAvailable,
});
