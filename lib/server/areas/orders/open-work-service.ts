import { assigneeProblem, ORDER_STAFF } from '@/lib/domain/orders/assignee';
import type { Queryable } from '../../db/database';
import { recordAudits } from '../../db/record-audit';
import { refused } from '../../errors';
import type { OpenWork } from '../../platform/open-work';
import { assertAssignee, tellOfParts } from './assign-service';
import * as assignees from './assignee-repository';

async function give(tx: Queryable, fromId: string, toId: string | null, actorId: string): Promise<number> {
  const ids = await assignees.lockOpenOf(tx, fromId);
  const assignee = await assertAssignee(tx, toId);
  const salesmen = await assignees.salesmenOf(tx, ids);
  const problem = assignee && ids.map((id) => assigneeProblem(assignee, salesmen.get(id) ?? null)).find(Boolean);
  if (problem) throw refused(problem);
  await assignees.setAssignee(tx, ids, toId);
  const states = { before: { assigneeId: fromId }, after: { assigneeId: toId } };
  const action = 'sub-orders.assigned' as const;
  await recordAudits(
    tx,
    ids.map((subjectId) => ({ actorId, action, subjectId, ...states })),
  );
  return ids.length;
}

/** The open order parts a user follows. */
export const ORDER_WORK: OpenWork = {
  takers: ORDER_STAFF,
  count: assignees.countOpenOf,
  examples: assignees.someOpenOf,
  handOver: async (tx, { fromId, toId, actor }) => {
    const count = await give(tx, fromId, toId, actor.userId);
    await tellOfParts(tx, toId, { count }, actor);
  },
  letGo: async (tx, { fromId, actor }) => {
    await give(tx, fromId, null, actor.userId);
  },
};
