import type { ScreenId } from '@/config/menu';
import { canOpenScreen } from '../access/access';

interface Opening {
  screen: ScreenId;
  /** Where it is a list: what its address has for the record that is open. */
  key?: string;
}

/** What a search of everything finds, in the order it is shown, with the screens that open one of each. */
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

/** Where the roles open a record of a kind; nothing where they do not. */
export const openingFor = (kind: FoundKind, roles: readonly string[]): Opening | undefined =>
  OPENINGS[kind].find(({ screen }) => canOpenScreen(screen, roles));

/** The kinds whose records the roles may open. */
export const kindsFor = (roles: readonly string[]): FoundKind[] =>
  FOUND_KINDS.filter((kind) => openingFor(kind, roles) !== undefined);

/** The fewest letters a search has. */
const FEWEST = 2;

/** How many of each kind are found. */
export const MOST_FOUND = 5;

export const isSearchable = (typed: string): boolean => [...typed.trim()].length >= FEWEST;
