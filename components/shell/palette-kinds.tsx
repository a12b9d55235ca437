import type { ReactNode } from 'react';
import type { MenuIcon, ScreenId } from '@/config/menu';
import { HeadlineTag } from '@/components/entities/headline-tag';
import { recordAddress } from '@/components/entities/record-address';
import type { Searchable } from '@/lib/client/queries/found';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { EndpointAnswer, Endpoint } from '@/lib/contracts/base/endpoint';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { usersApi } from '@/lib/contracts/users/users';
import { findScreenById } from '@/lib/domain/access/access';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { phoneText } from '@/lib/domain/text/phone-text';

/** A record as the palette shows it: what it is called, and what tells it apart from others of that name. */
export interface FoundRecord {
  name: string;
  more?: readonly (string | null | undefined)[];
  mark?: ReactNode;
  address: string;
}

export interface PaletteKind extends Searchable {
  /** Where one of them is opened. */
  screen: ScreenId;
  heading: string;
  icon: MenuIcon;
  toFound: (row: { id: string }) => FoundRecord;
}

type RowOf<List extends Endpoint> = EndpointAnswer<List> extends { rows: (infer Row)[] } ? Row : never;

/** A kind whose list and rows fit together, forgotten of both. */
const kind = <List extends Endpoint>(
  made: Omit<PaletteKind, 'list' | 'toFound'> & { list: List; toFound: (row: RowOf<List>) => FoundRecord },
) => made as unknown as PaletteKind;

/** The list of a screen with one of its records open. */
const openIn = (screen: ScreenId, key: string, id: string) =>
  `${findScreenById(screen)?.path}?${new URLSearchParams({ [key]: id })}`;

/** What the palette looks for, in the order it shows it. The server ranks, so the palette filters none of it. */
export const PALETTE_KINDS: readonly PaletteKind[] = [
  kind({
    area: 'sellers',
    screen: 'seller-view',
    heading: 'Sellers',
    icon: 'seller',
    list: sellersApi.list,
    toFound: ({ id, businessName, market, phoneNumbers }) => ({
      name: businessName,
      more: [market?.name, phoneNumbers[0] && phoneText(phoneNumbers[0])],
      address: recordAddress('seller-view', id),
    }),
  }),
  kind({
    area: 'catalogs',
    screen: 'catalog-browse',
    heading: 'Catalogs',
    icon: 'catalog',
    list: catalogsApi.list,
    toFound: ({ id, title, designNumber, seller }) => ({
      name: title || 'Without a title',
      more: [designNumber, seller.businessName],
      address: openIn('catalog-browse', 'look', id),
    }),
  }),
  kind({
    area: 'orders',
    screen: 'order-view',
    heading: 'Orders',
    icon: 'order',
    list: ordersApi.list,
    toFound: (row) => ({
      name: subOrderNumber(row),
      more: [row.buyer.businessName, row.seller.businessName],
      mark: <HeadlineTag headline={row.headline} />,
      address: recordAddress('order-view', row.orderId),
    }),
  }),
  kind({
    area: 'buyers',
    screen: 'buyer-view',
    heading: 'Buyers',
    icon: 'buyer',
    list: buyersApi.list,
    toFound: ({ id, businessName, city, phoneNumber }) => ({
      name: businessName,
      more: [city, phoneText(phoneNumber)],
      address: recordAddress('buyer-view', id),
    }),
  }),
  kind({
    area: 'markets',
    screen: 'admin-market',
    heading: 'Markets',
    icon: 'market',
    list: marketsApi.list,
    toFound: ({ id, name, city }) => ({ name, more: [city], address: openIn('admin-market', 'open', id) }),
  }),
  kind({
    area: 'users',
    screen: 'admin-user',
    heading: 'Staff',
    icon: 'user',
    list: usersApi.list,
    toFound: ({ id, name, phoneNumber }) => ({
      name,
      more: [phoneText(phoneNumber)],
      address: openIn('admin-user', 'open', id),
    }),
  }),
];

/** What the palette knows a found record by. */
export const foundValue = (area: string, id: string): string => `${area} ${id}`;

/** What can be begun from anywhere, for roles that open its screen. */
export const PALETTE_ACTIONS: readonly { name: string; screen: ScreenId; address: string }[] = [
  { name: 'Add a seller', screen: 'seller-browse', address: openIn('seller-browse', 'add', 'new') },
  { name: 'Add a buyer', screen: 'buyer-browse', address: openIn('buyer-browse', 'add', 'new') },
  { name: 'Add a market', screen: 'admin-market', address: openIn('admin-market', 'add', 'new') },
];
