import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { mockEndpoint } from './mock-endpoint';
import { asha, serverKnows } from './open-app';
import { STARTING_TAXONOMY } from './starting-taxonomy';

const NO_COUNTS = { status: [], productTypeId: [], marketId: [], sellerId: [], valueId: [], rate: [], days: [] };

/** The server's catalogs in these tests, in this order. Returns the list requests. */
export function catalogsOf(catalogs: CatalogDetail[], roles = asha().fo) {
  serverKnows(asha({ fo: roles }));
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  // Registered first: the route of a single catalog would match the other addresses.
  mockEndpoint(catalogsApi.get, ({ params }) => {
    const found = catalogs.find(({ id }) => id === params.id);
    if (!found) throw new Error('There is no such catalog in this story.');
    return found;
  });
  mockEndpoint(catalogsApi.facets, { ...NO_COUNTS, sampled: [], readAs: null });
  return mockEndpoint(catalogsApi.list, {
    rows: catalogs,
    next: null,
    previous: null,
    count: { value: catalogs.length, isExact: true },
  });
}
