import { fillPath } from '@/lib/contracts/base/endpoint';
import type { Order, SubOrderRow } from '@/lib/contracts/orders/order-record';
import { findScreenById } from '@/lib/domain/access/access';
import { assigneeProblem, ORDER_STAFF } from '@/lib/domain/orders/assignee';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { numberText } from '@/lib/domain/text/count-text';
import type { Actor } from '../../auth/actor';
import { transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { tellOfWork } from '../../platform/notifications/work-service';
import { assertWorksAs } from '../staff/service';
import type { OrderFilters } from './list-repository';
import * as assignees from './assignee-repository';
import * as repository from './repository';
import { scopeOf } from './scope';
import { getOrder } from './service';

const ORDERS = findScreenById('order')?.path ?? '';
const ONE_ORDER = findScreenById('order-view')?.path ?? '';

/**
 * The user who is to follow orders, locked until the transaction ends. @throws 400 when their roles do not allow it.
 */
export const assertAssignee = async (tx: Queryable, assigneeId: string | null) =>
  assigneeId === null ? null : assertWorksAs(tx, assigneeId, ORDER_STAFF, 'assigneeId');

type Assignee = Awaited<ReturnType<typeof assertAssignee>>;

/** @throws 409 for a closed part; 400 for a salesman who cannot see it. */
export function assertMayFollow(
  { headline }: Pick<SubOrderRow, 'headline'>,
  assignee: Assignee,
  salesmanId: string | null,
): void {
  if (headline === 'closed') throw refused('This order is closed.');
  const problem = assignee && assigneeProblem(assignee, salesmanId);
  if (problem) throw badInput([{ path: ['assigneeId'], message: problem }]);
}

const listOf = (assigneeId: string) => {
  const filter: keyof OrderFilters = 'assigneeId';
  return `${ORDERS}?${new URLSearchParams({ [filter]: assigneeId }).toString()}`;
};

/** Notifies a user of the parts they now follow. */
export const tellOfParts = (
  tx: Queryable,
  toId: string,
  parts: { count: number } | { one: { id: string; orderId: string; number: string } },
  by: Actor,
): Promise<void> =>
  tellOfWork(
    tx,
    {
      toId,
      kind: 'assigned',
      of: 'orders',
      ...('count' in parts
        ? parts
        : {
            one: {
              id: parts.one.id,
              path: fillPath(ONE_ORDER, { id: parts.one.orderId }),
              text: `Order ${parts.one.number} is yours to follow.`,
            },
          }),
      many: (count) => ({ text: `${numberText(count)} orders are yours to follow.`, path: listOf(toId) }),
    },
    by,
  );

/**
 * Assigns or unassigns an order part in the actor's scope, within the caller's transaction. Returns its order and new
 * version.
 * @throws 404 when there is none; 409 when it is closed or was changed concurrently; 400 for a user who cannot follow
 * it.
 */
export async function assignPart(
  tx: Queryable,
  { id, version, assigneeId }: { id: string; version: number; assigneeId: string | null },
  actor: Actor,
): Promise<{ orderId: string; version: number }> {
  const assignee = await assertAssignee(tx, assigneeId);
  const portfolio = scopeOf(actor);
  const found = await repository.findSubOrder(tx, id, portfolio);
  if (!found) throw notFound();
  await repository.lockOrder(tx, found.orderId);
  const part = await repository.findSubOrder(tx, id, portfolio);
  if (!part) throw notFound();
  if (part.version !== version) throw changedMeanwhile(await getOrder(part.orderId, actor, tx));
  if (part.assigneeId === assigneeId) return part;
  assertMayFollow(part, assignee, (await assignees.salesmenOf(tx, [id])).get(id) ?? null);
  await assignees.setAssignee(tx, [id], assigneeId);
  const number = subOrderNumber(part);
  await recordAudit(tx, {
    ...{ actorId: actor.userId, action: 'sub-orders.assigned' as const, subjectId: id },
    before: { assigneeId: part.assigneeId },
    after: { assigneeId },
    details: { part: number },
  });
  if (assigneeId) await tellOfParts(tx, assigneeId, { one: { id, orderId: part.orderId, number } }, actor);
  return { orderId: part.orderId, version: version + 1 };
}

/** Assigns or unassigns one part. @throws as `assignPart` does. */
export const assignSubOrder = (
  id: string,
  wish: { version: number; assigneeId: string | null },
  actor: Actor,
): Promise<Order> =>
  transaction(async (tx) => getOrder((await assignPart(tx, { id, ...wish }, actor)).orderId, actor, tx));
