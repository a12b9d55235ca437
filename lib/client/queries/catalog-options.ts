import { OPTIONS_SIZE } from '@/lib/contracts/base/options';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { fetchData } from './fetch-data';
import type { OptionSource } from './options';

/** Design number and seller distinguish catalogs of the same name. */
const optionOf = (catalog: Catalog) => ({
  id: catalog.id,
  label: [catalogName(catalog), catalog.designNumber, catalog.title && catalog.seller.businessName]
    .filter(Boolean)
    .join(', '),
});

/** Every catalog that is not deleted, with the search of the list of catalogs. */
export const EVERY_CATALOG: OptionSource = {
  key: ['catalogs', 'every'],
  find:
    ({ q, id: [id] = [] }) =>
    async (context) => {
      if (id) return [optionOf(await fetchData(catalogsApi.get, { params: { id } })(context))];
      const { rows } = await fetchData(catalogsApi.list, { query: { q, limit: OPTIONS_SIZE } })(context);
      return rows.map(optionOf);
    },
};
