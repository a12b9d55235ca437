import type { MenuIcon } from '@/config/menu';
import { recordAddress } from '@/components/entities/record-address';
import { findScreenById } from '@/lib/domain/access/access';
import { type FoundKind, openingFor } from '@/lib/domain/search/found-kinds';

/** Heading and icon for each kind of record in the palette. */
export const PALETTE_KINDS: Record<FoundKind, { heading: string; icon: MenuIcon }> = {
  sellers: { heading: 'Sellers', icon: 'seller' },
  catalogs: { heading: 'Catalogs', icon: 'catalog' },
  orders: { heading: 'Orders', icon: 'order' },
  buyers: { heading: 'Buyers', icon: 'buyer' },
  markets: { heading: 'Markets', icon: 'market' },
  users: { heading: 'Staff', icon: 'user' },
};

/** Address of a found record for these roles: its page, or a list. */
export function foundAddress(kind: FoundKind, id: string, roles: readonly string[]): string {
  const opening = openingFor(kind, roles);
  if (!opening) return '/';
  const { screen, key } = opening;
  return key ? `${findScreenById(screen)?.path}?${new URLSearchParams({ [key]: id })}` : recordAddress(screen, id);
}

/** Palette value of a found record. */
export const foundValue = (kind: FoundKind, id: string): string => `${kind} ${id}`;
