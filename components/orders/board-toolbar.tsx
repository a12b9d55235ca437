import Paper from '@mui/material/Paper';
import { useRef } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { useListedTotals } from '@/components/entities/order-sums';
import type { DataFilter } from '@/components/ui/data-table/data-filter';
import type { ListControls } from '@/components/ui/data-table/list-controls';
import { TableToolbar } from '@/components/ui/data-table/table-toolbar';
import { useListState } from '@/lib/client/list-state';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { BOARD_COLUMNS } from '@/lib/domain/orders/board';
import { countText } from '@/lib/domain/text/count-text';
import { boardFilters } from './order-filters';

const COLUMNS: readonly string[] = BOARD_COLUMNS;

/** Search and filters of the board, stored in the address like those of the list. */
export function BoardToolbar() {
  const { fo } = useCurrentUser();
  const list = useListState(ordersApi.list);
  const { data } = useListedTotals();
  const searchField = useRef<HTMLInputElement>(null);
  const shown = data?.filter(({ headline }) => COLUMNS.includes(headline)).reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Paper variant="outlined" sx={{ mb: 1 }}>
      <TableToolbar
        list={list as unknown as ListControls}
        filters={boardFilters(fo) as readonly DataFilter[]}
        searchLabel="Search orders"
        searchField={searchField}
        onLeaveSearch={() => searchField.current?.blur()}
        count={shown !== undefined && countText({ value: shown, isExact: true }, { one: 'order', many: 'orders' })}
        columns={[]}
      />
    </Paper>
  );
}
