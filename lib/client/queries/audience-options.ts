import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { Option } from '@/lib/contracts/base/options';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { fetchData } from './fetch-data';
import type { OptionSource } from './options';

const MOST = 20;

interface NamedCatalog {
  id: string;
  title: string;
  seller: { businessName: string };
}

const catalogOption = (catalog: NamedCatalog & Parameters<typeof catalogName>[0]): Option => ({
  id: catalog.id,
  label: `${catalogName(catalog)}, ${catalog.seller.businessName}`,
});

/** Any catalog, searchable by users who send campaigns. */
export const CATALOG_OPTIONS: OptionSource = {
  key: ['catalogs', 'choices'],
  find:
    ({ q, id }) =>
    async (context) => {
      if (!id) {
        const { rows } = await fetchData(catalogsApi.list, { query: { ...(q && { q }), limit: MOST } })(context);
        return rows.map(catalogOption);
      }
      const found = id.map((one) => fetchData(catalogsApi.get, { params: { id: one } })(context));
      return (await Promise.all(found)).map(catalogOption);
    },
};

/** Any collection. */
export const COLLECTION_OPTIONS: OptionSource = {
  key: ['collections', 'choices'],
  find:
    ({ q, id }) =>
    async (context) => {
      const toOption = ({ id: one, nameEn }: { id: string; nameEn: string }): Option => ({ id: one, label: nameEn });
      if (!id) {
        const { rows } = await fetchData(collectionsApi.list, { query: { ...(q && { q }), limit: MOST } })(context);
        return rows.map(toOption);
      }
      const found = id.map((one) => fetchData(collectionsApi.get, { params: { id: one } })(context));
      return (await Promise.all(found)).map(toOption);
    },
};
