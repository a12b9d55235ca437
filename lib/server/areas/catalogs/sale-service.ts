import type { Photo } from '@/lib/contracts/photo-record';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { gstBasisPoints, gstRateOn } from '@/lib/domain/taxonomy/gst';
import { stateCodeOf } from '@/lib/domain/text/indian-states';
import type { Queryable } from '../../db/database';
import { photoAnswer } from '../../platform/photos/photo-address';
import { getTaxonomy } from '../taxonomy/service';
import { coversOf } from './repository';
import * as repository from './sale-repository';

/** A catalog with what an order needs. */
export interface CatalogForSale {
  id: string;
  title: string;
  designNumber: string;
  seller: { id: string; businessName: string; minimumOrderValue: number };
  /** Code of the state the goods ship from, if known. */
  fromState: string | null;
  rate: number;
  setPieces: number | null;
  productTypeId: string | null;
  /** Buyers can see it, it has a rate, and its seller takes orders. */
  isForSale: boolean;
}

type Found = Awaited<ReturnType<typeof repository.findForSale>>[number];

const toSale = ({ isSet, pieces, sellerGstin, sellerState, ...catalog }: Found): CatalogForSale => ({
  ...catalog,
  title: catalogName(catalog),
  setPieces: isSet ? pieces : null,
  fromState: sellerGstin?.slice(0, 2) ?? (sellerState === null ? null : stateCodeOf(sellerState)),
});

/** Maximum search results. */
const MOST_FOUND = 20;

/** Catalogs that can be ordered, of all sellers, one salesman's sellers or one seller. */
export const searchForSale = async (
  tx: Queryable,
  q: string | undefined,
  of: { portfolio: string | null; sellerId?: string },
) => (await repository.findForSale(tx, { ...of, q, limit: MOST_FOUND })).map(toSale);

/** Adds the cover photo to catalogs. */
export async function withCovers<One extends { id: string }>(
  tx: Queryable,
  catalogs: readonly One[],
): Promise<(One & { cover: Photo | null })[]> {
  const ids = [...new Set(catalogs.map(({ id }) => id))];
  const covers = new Map((await coversOf(tx, ids)).map(({ catalogId, photo }) => [catalogId, photoAnswer(photo)]));
  return catalogs.map((one) => ({ ...one, cover: covers.get(one.id) ?? null }));
}

/** The catalogs with these ids, including those that can no longer be ordered. */
export async function knownForSale(
  tx: Queryable,
  ids: readonly string[],
  portfolio: string | null,
): Promise<Map<string, CatalogForSale>> {
  if (ids.length === 0) return new Map();
  const found = await repository.findForSale(tx, { ids, portfolio, limit: ids.length });
  return new Map(found.map((catalog) => [catalog.id, toSale(catalog)]));
}

/** Tax rate of a piece on a day, by its price; undefined when its product type has no rate. */
export async function taxRates(tx: Queryable, day: string) {
  const { productTypes } = await getTaxonomy(tx);
  const rates = new Map(productTypes.map(({ id, gstRates }) => [id, gstRateOn(gstRates, day)]));
  return (productTypeId: string | null, piecePaise: number): number => {
    const rate = productTypeId === null ? null : rates.get(productTypeId);
    return rate ? gstBasisPoints(rate, piecePaise) : 0;
  };
}
