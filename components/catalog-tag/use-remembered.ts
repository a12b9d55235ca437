import { readStored, writeStored } from '@/lib/client/use-stored-state';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { useMe } from '@/lib/client/queries/me';
import { catalogValues } from '@/components/entities/catalog-form/catalog-values';
import { isRemembered, NOTHING_REMEMBERED, ofSeller, remember, stillValid } from './remembered';

/** Values this user last finished in this browser, overall and for this seller. */
export function useRemembered(sellerId: string, taxonomy: Taxonomy) {
  const personId = useMe().data?.id;
  const key = `last tags ${personId}`;
  const known = (personId !== undefined && readStored(key, isRemembered)) || NOTHING_REMEMBERED;
  return {
    last: stillValid(known.last, taxonomy),
    ofSeller: stillValid(ofSeller(known, sellerId), taxonomy),
    keep: (catalog: CatalogDetail) => {
      if (personId !== undefined) writeStored(key, remember(known, catalog.seller.id, catalogValues(catalog)));
    },
  };
}
