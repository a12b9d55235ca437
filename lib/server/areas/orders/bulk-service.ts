import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import type { OrderBulkChange } from '@/lib/contracts/orders/order-bulk-changes';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { orm } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { type BulkArea, bulkArea } from '../../platform/bulk/bulk-area';
import { assertAssignee, assertMayFollow, assignPart } from './assign-service';
import * as assignees from './assignee-repository';
import * as lists from './list-repository';
import { scopeOf } from './scope';
import { assertMayFilter } from './service';

const assigneeField = z.object({ assigneeId: z.nullable(idSchema) });

const area: BulkArea<OrderBulkChange, lists.OrderFilters & ListRequest> = {
  screen: 'order',
  noun: { one: 'order', many: 'orders' },
  list: ordersApi.list,
  editOf: () => subOrdersApi.assign,
  titleOf: ({ assigneeId }, orders) => `${assigneeId ? 'Assign' : 'Unassign'} ${orders}`,
  idsOf: (query, actor) => {
    assertMayFilter(query, actor);
    return lists.idsOf(orm(), query, scopeOf(actor));
  },
  check: async (tx, { assigneeId }) => void (await assertAssignee(tx, assigneeId)),
  find: async (tx, ids, { assigneeId }, actor) => {
    const assignee = await assertAssignee(tx, assigneeId);
    const rows = await assignees.findRows(tx, ids, scopeOf(actor));
    const salesmen = await assignees.salesmenOf(tx, ids);
    return rows.map((row) => ({
      id: row.id,
      name: subOrderNumber(row),
      version: row.version,
      before: { assigneeId: row.assignee?.id ?? null },
      judge: () => {
        if ((row.assignee?.id ?? null) === assigneeId) return 'same';
        assertMayFollow(row, assignee, salesmen.get(row.id) ?? null);
        return 'changed';
      },
    }));
  },
  apply: async (tx, record, { assigneeId }, actor) => (await assignPart(tx, { ...record, assigneeId }, actor)).version,
  restore: async (tx, { before, ...record }, _change, actor) =>
    (await assignPart(tx, { ...record, ...assigneeField.parse(before) }, actor)).version,
};

/** Bulk changes of order parts; each part follows the rules of a single change. */
export const ORDER_BULK = bulkArea(area);
