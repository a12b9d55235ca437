import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { CATALOG_FLAGS } from '@/lib/domain/catalogs/catalog-flags';
import { statusWords } from '@/lib/domain/catalogs/catalog-status';
import { plainRupees } from '@/lib/domain/text/money';
import type { ListRequest } from '../../db/keyset';
import { orm } from '../../db/database';
import { type ExportColumn, settledFirst } from '../../platform/tables/exportable';
import { indianDay, yesNo } from '../../platform/tables/export-texts';
import { getTaxonomy } from '../taxonomy/service';
import type { CatalogFilters } from './filter-repository';
import { idsOf } from './list-repository';
import { findListed } from './service';
import { CATALOG_LABELS } from '@/lib/domain/catalogs/catalog-labels';

/** A catalog with names in place of ids, for export. */
interface Named {
  id: string;
  catalog: Catalog;
  productType: string;
  tags: string;
}

function named(catalog: Catalog, { productTypes, attributes }: Taxonomy): Named {
  const has = new Set(catalog.tags.map(({ valueId }) => valueId));
  const tags = attributes.flatMap(({ nameEn, values }) =>
    values.flatMap((value) => (has.has(value.id) ? [`${nameEn}: ${value.nameEn}`] : [])),
  );
  const productType = productTypes.find(({ id }) => id === catalog.productTypeId)?.nameEn ?? '';
  return { id: catalog.id, catalog, productType, tags: tags.join(', ') };
}

/** A list's catalogs with names, page by page. Status changes during the export move catalogs within the list. */
export const CATALOG_EXPORT_PAGES = settledFirst(
  (query: CatalogFilters & ListRequest) => idsOf(orm(), query),
  async (ids) => {
    const [found, taxonomy] = [await findListed(orm(), ids), await getTaxonomy()];
    return found.map((catalog) => named(catalog, taxonomy));
  },
);

const number = (value: number | null) => (value === null ? '' : String(value));
const of = (header: string, text: (catalog: Catalog) => string): ExportColumn<Named> => ({
  header,
  text: ({ catalog }) => text(catalog),
});
const numberOf = (header: string, text: (catalog: Catalog) => string): ExportColumn<Named> => ({
  ...of(header, text),
  isNumber: true,
});

/** Export columns for a catalog. */
export const CATALOG_EXPORT_COLUMNS: readonly ExportColumn<Named>[] = [
  of(CATALOG_LABELS.title, ({ title }) => title),
  of('Seller', ({ seller }) => seller.businessName),
  of('Status', ({ status }) => statusWords(status)),
  { header: CATALOG_LABELS.productTypeId, text: ({ productType }) => productType },
  numberOf(`${CATALOG_LABELS.rate} (₹)`, ({ rate }) => (rate === null ? '' : plainRupees(rate))),
  of(CATALOG_LABELS.isSet, ({ isSet }) => yesNo(isSet)),
  numberOf(CATALOG_LABELS.pieces, ({ pieces }) => number(pieces)),
  of(CATALOG_LABELS.sizes, ({ sizes }) => sizes.join(', ')),
  of(CATALOG_LABELS.designNumber, ({ designNumber }) => designNumber),
  { header: CATALOG_LABELS.tags, text: ({ tags }) => tags },
  numberOf(CATALOG_LABELS.minimumOrder, ({ minimumOrder }) => number(minimumOrder)),
  numberOf(CATALOG_LABELS.dispatchDays, ({ dispatchDays }) => number(dispatchDays)),
  of(CATALOG_FLAGS.isAvailable, ({ isAvailable }) => yesNo(isAvailable)),
  of(CATALOG_FLAGS.isVisible, ({ isVisible }) => yesNo(isVisible)),
  of('Buyers see it', ({ hiddenBecause }) => yesNo(hiddenBecause.length === 0)),
  numberOf('Photos', ({ images }) => number(images)),
  of('Missing', ({ missing }) => missing.join(', ')),
  of('Tagged by', ({ taggedBy }) => taggedBy?.name ?? ''),
  of('Received', ({ createdAt }) => indianDay(createdAt)),
  of('Number', ({ id }) => id),
];
