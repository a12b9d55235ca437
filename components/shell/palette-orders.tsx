import { Command } from 'cmdk';
import { HeadlineTag } from '@/components/entities/headline-tag';
import { recordAddress } from '@/components/entities/record-address';
import type { SubOrderRow } from '@/lib/contracts/orders/order-record';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { ScreenIcon } from './icons';

interface PaletteOrdersProps {
  rows: readonly SubOrderRow[];
  onGo: (address: string) => void;
}

/** Orders that the server found by number, buyer, seller or LR. They are ranked there, so the palette filters none. */
export const PaletteOrders = ({ rows, onGo }: PaletteOrdersProps) => (
  <Command.Group heading="Orders" forceMount>
    {rows.map((row) => (
      <Command.Item
        key={row.id}
        value={`order ${row.id}`}
        forceMount
        onSelect={() => onGo(recordAddress('order-view', row.orderId))}
      >
        <ScreenIcon name="order" fontSize="small" />
        <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {subOrderNumber(row)} · {row.buyer.businessName} · {row.seller.businessName}
        </span>
        <HeadlineTag headline={row.headline} />
      </Command.Item>
    ))}
  </Command.Group>
);
