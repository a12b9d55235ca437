import type { ScreenId } from '@/config/menu';
import { canOpenScreen } from '../access/access';

interface Opening {
  screen: ScreenId;
  /** When it opens beside a list: the query parameter of the open record. */
  key?: string;
}

/** Kinds of records that global search finds, in display order, with the screens that open them. */
const OPENINGS = {
  sellers: [{ screen: 'seller-view' }],
  catalogs: [
    { screen: 'catalog-browse', key: 'look' },
    { screen: 'admin-catalog', key: 'open' },
  ],
  orders: [{ screen: 'order-view' }],
  buyers: [{ screen: 'buyer-view' }],
  markets: [{ screen: 'admin-market', key: 'open' }],
  users: [{ screen: 'admin-user', key: 'open' }],
} as const satisfies Record<string, readonly Opening[]>;

export type FoundKind = keyof typeof OPENINGS;

export const FOUND_KINDS = Object.keys(OPENINGS) as [FoundKind, ...FoundKind[]];

/** Where these roles can open a record of a kind; undefined when they cannot. */
export const openingFor = (kind: FoundKind, roles: readonly string[]): Opening | undefined =>
  OPENINGS[kind].find(({ screen }) => canOpenScreen(screen, roles));

/** Kinds whose records these roles may open. */
export const kindsFor = (roles: readonly string[]): FoundKind[] =>
  FOUND_KINDS.filter((kind) => openingFor(kind, roles) !== undefined);

/** Minimum length of a search. */
const FEWEST = 2;

/** Most results per kind. */
export const MOST_FOUND = 5;

export const isSearchable = (typed: string): boolean => [...typed.trim()].length >= FEWEST;
