/** Lower bounds of the rate bands that catalogs are counted in, in paise. */
const RATE_STEPS = [0, 20_000, 40_000, 60_000, 100_000, 200_000] as const;

export interface RateBand {
  from: number;
  /** Absent when the band is open-ended. */
  to?: number;
}

/** Rate bands, cheapest first; each ends one paisa below the next. */
export const RATE_BANDS: readonly RateBand[] = RATE_STEPS.map((from, index) => {
  const next = RATE_STEPS[index + 1];
  return next === undefined ? { from } : { from, to: next - 1 };
});

/** Age bands in days: each also counts the younger ones. */
export const AGES = [1, 7, 30, 90, 365] as const;

/** Facets that catalogs are counted by. */
export const CATALOG_FACETS = ['status', 'productTypeId', 'marketId', 'sellerId', 'valueId', 'rate', 'days'] as const;
export type CatalogFacet = (typeof CATALOG_FACETS)[number];

/**
 * Most matches whose tags are counted: each has several tags, so counting all would cost as much as everything else.
 */
export const TAGGED_LIMIT = 2500;
