import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { ORDER_COLUMNS } from '@/components/entities/order-columns';
import { OrderSums } from '@/components/entities/order-sums';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import { AddressTabs } from '@/components/records/address-tabs';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { ViewTabs } from '@/components/records/views/view-tabs';
import { ORDER_PURPOSES } from '@/components/records/purposes/order-purposes';
import { useAddressKey } from '@/lib/client/address-key';
import { idSchema } from '@/lib/contracts/base/answers';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { findScreenById } from '@/lib/domain/access/access';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { seesOwnOrdersOnly } from '@/lib/domain/orders/order-scope';
import { OrderBulkActions } from './order-bulk-actions';
import { ORDER_VIEWS, orderFilters } from './order-filters';

const DispatchTableDialog = dynamic(
  () => import('./dispatch-table-dialog').then((module) => module.DispatchTableDialog),
  { ssr: false },
);
const DraftList = dynamic(() => import('./draft-list').then((module) => module.DraftList), { ssr: false });
const OrderBoard = dynamic(() => import('./order-board').then((module) => module.OrderBoard), { ssr: false });
const ReturnBrowse = dynamic(() => import('./return-browse').then((module) => module.ReturnBrowse), { ssr: false });
const ReturnReport = dynamic(() => import('./return-report').then((module) => module.ReturnReport), { ssr: false });
const BulkResultDialog = dynamic(
  () => import('@/components/records/bulk-change/bulk-result-dialog').then((module) => module.BulkResultDialog),
  { ssr: false },
);

const ORDERS = findScreenById('order')?.path ?? '';
const NEW_ORDER = findScreenById('order-new')?.path ?? '';

const addButton = (
  <Button component={Link} href={NEW_ORDER} variant="contained" startIcon={<Add />}>
    New order
  </Button>
);

/** Parts of an order are no records of their own, so the list finds them by number. */
const partAddress = ({ name }: { name: string }) => `${ORDERS}?q=${encodeURIComponent(name)}`;

/** Work of each seller for each order, and orders that are not placed yet. */
export function OrderScreen() {
  const { fo } = useCurrentUser();
  return (
    <>
      <PageHeader
        screen="order"
        description={seesOwnOrdersOnly(fo) ? 'The orders of your portfolio.' : ORDER_PURPOSES.order}
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
  const bulk = useAddressKey('bulk');
  const bulkId = idSchema.safeParse(bulk.value).data;
  return (
    <>
      {bulkId && <BulkResultDialog id={bulkId} hrefOf={partAddress} onShow={bulk.replace} onClose={bulk.close} />}
      {table.value !== null && <DispatchTableDialog onClose={table.close} />}
      <ViewTabs endpoint={ordersApi.list} views={ORDER_VIEWS} />
      <Box sx={{ '--more-around': '60px' }}>
        <RecordList
          endpoint={ordersApi.list}
          label="Orders"
          noun={{ one: 'order', many: 'orders' }}
          columns={ORDER_COLUMNS}
          filters={orderFilters(fo)}
          actions={
            // Tables are pasted on a desktop; hidden on phones, where the bar stays one line.
            <Button
              size="small"
              onClick={() => table.open('table')}
              sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
            >
              Dispatch by table
            </Button>
          }
          nameOf={subOrderNumber}
          bulkActions={(selection, clear, search) => (
            <OrderBulkActions
              selection={selection}
              search={search}
              onStarted={(id) => {
                clear();
                bulk.open(id);
              }}
            />
          )}
          hrefOf={({ orderId }) => recordAddress('order-view', orderId)}
          noneYet={{ title: 'No orders yet', action: addButton }}
        />
        <OrderSums />
      </Box>
    </>
  );
}
