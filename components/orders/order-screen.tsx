import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from 'next/link';
import { ORDER_COLUMNS } from '@/components/entities/order-columns';
import { OrderSums } from '@/components/entities/order-sums';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import { AddressTabs } from '@/components/records/address-tabs';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { SCREEN_PURPOSES } from '@/components/records/screen-purposes';
import { useAddressKey } from '@/lib/client/address-key';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { findScreenById } from '@/lib/domain/access/access';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { seesOwnOrdersOnly } from '@/lib/domain/orders/order-scope';
import { DispatchTableDialog } from './dispatch-table-dialog';
import { DraftList } from './draft-list';
import { OrderBoard } from './order-board';
import { OrderBulkActions } from './order-bulk-actions';
import { orderFilters } from './order-filters';
import { OrderTotals } from './order-totals';
import { ReturnBrowse } from './return-browse';
import { ReturnReport } from './return-report';

const NEW_ORDER = findScreenById('order-new')?.path ?? '';

const addButton = (
  <Button component={Link} href={NEW_ORDER} variant="contained" startIcon={<Add />}>
    New order
  </Button>
);

/** What each seller has to do of each order, and the orders that are not placed yet. */
export function OrderScreen() {
  const { fo } = useCurrentUser();
  return (
    <>
      <PageHeader
        screen="order"
        description={seesOwnOrdersOnly(fo) ? 'The orders of your portfolio.' : SCREEN_PURPOSES.order}
        action={addButton}
      />
      <AddressTabs
        label="Orders"
        tabs={[
          { id: 'placed', label: 'Placed', content: () => <PlacedOrders /> },
          { id: 'board', label: 'Board', content: () => <OrderBoard /> },
          { id: 'returns', label: 'Returns', content: () => <ReturnBrowse /> },
          { id: 'return-report', label: 'Returns by seller', content: () => <ReturnReport /> },
          { id: 'drafts', label: 'Drafts', content: () => <DraftList noneYetAction={addButton} /> },
        ]}
      />
    </>
  );
}

function PlacedOrders() {
  const { fo } = useCurrentUser();
  const table = useAddressKey('dispatches');
  return (
    <>
      {table.value !== null && <DispatchTableDialog onClose={table.close} />}
      <OrderTotals />
      <RecordList
        endpoint={ordersApi.list}
        label="Orders"
        noun={{ one: 'order', many: 'orders' }}
        columns={ORDER_COLUMNS}
        filters={orderFilters(fo)}
        actions={
          // Tables are pasted at a desk; on a phone the bar stays one line.
          <Button size="small" onClick={() => table.open('table')} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            Dispatch by table
          </Button>
        }
        nameOf={subOrderNumber}
        bulkActions={(selection) => <OrderBulkActions selection={selection} />}
        hrefOf={({ orderId }) => recordAddress('order-view', orderId)}
        noneYet={{ title: 'No orders yet', action: addButton }}
      />
      <OrderSums />
    </>
  );
}
