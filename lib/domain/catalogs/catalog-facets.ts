/** Where the bands begin that catalogs are counted in by their rate, in paise. */
const RATE_STEPS = [0, 20_000, 40_000, 60_000, 100_000, 200_000] as const;

export interface RateBand {
  from: number;
  /** Nothing where the band has no end. */
  to?: number;
}

/** The bands of rates, the cheapest first; each ends a paisa below the next. */
export const RATE_BANDS: readonly RateBand[] = RATE_STEPS.map((from, index) => {
  const next = RATE_STEPS[index + 1];
  return next === undefined ? { from } : { from, to: next - 1 };
});

/** Days within which catalogs came in, by which they are counted: each counts those before it as well. */
export const AGES = [1, 7, 30, 90, 365] as const;

/** What catalogs are counted by. */
export const CATALOG_FACETS = ['status', 'productTypeId', 'marketId', 'sellerId', 'valueId', 'rate', 'days'] as const;
export type CatalogFacet = (typeof CATALOG_FACETS)[number];

/** Matches whose tags are counted: there are several of each, so that all of them would cost as much as the rest. */
export const TAGGED_LIMIT = 2500;
