import type { Page } from '@/lib/contracts/base/list';
import type { AccountEntry, NewPayment } from '@/lib/contracts/buyers/payments';
import { referenceProblem } from '@/lib/domain/orders/entries';
import { allocationProblem } from '@/lib/domain/orders/order-money';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { tellingTaken } from '../../db/constraint-violation';
import { badInput, notFound, refused } from '../../errors';
import { getBuyer, lockBuyer } from '../buyers/service';
import * as repository from './entry-repository';

export async function listEntries(buyerId: string, request: ListRequest): Promise<Page<AccountEntry>> {
  await getBuyer(buyerId);
  return repository.list(orm(), buyerId, request);
}

/** The orders a buyer still owes for. An order is overdue from the day after its last day of credit. */
export async function listDues(buyerId: string) {
  const { creditDays } = await getBuyer(buyerId);
  const lastDay = indianDayOf(later(-creditDays * DAY));
  const dues = await repository.duesOf(orm(), buyerId);
  return dues
    .filter(({ due }) => due > 0)
    .map((due) => ({ ...due, isOverdue: indianDayOf(new Date(due.placedAt)) < lastDay }));
}

async function shown(tx: Queryable, id: string): Promise<AccountEntry> {
  const entry = await repository.findShown(tx, id);
  if (!entry) throw notFound();
  return entry;
}

/** Records a payment. @throws 400 when a share exceeds what is due, or the shares exceed the payment. */
export const receivePayment = (
  buyerId: string,
  { allocations, ...typed }: NewPayment,
  actor: Actor,
): Promise<AccountEntry> =>
  transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const missing = referenceProblem(typed.mode, typed.reference);
    if (missing) throw badInput([{ path: ['reference'], message: missing }]);
    const receivedAt = new Date(typed.receivedAt);
    if (receivedAt > clock.now()) throw badInput([{ path: ['receivedAt'], message: 'This day is still to come.' }]);
    await repository.lockOrders(
      tx,
      allocations.map(({ orderId }) => orderId),
    );
    const dues = new Map((await repository.duesOf(tx, buyerId)).map(({ orderId, due }) => [orderId, due]));
    const judged = allocations.map((share) => ({ ...share, due: dues.get(share.orderId) ?? 0 }));
    const problem = allocationProblem(typed.amount, judged);
    if (problem) throw badInput([{ path: ['allocations'], message: problem }]);
    const row = { ...typed, id: newId(), buyerId, kind: 'payment' as const, receivedAt };
    await repository.insert(tx, { ...row, authorId: actor.userId, createdAt: clock.now() }, allocations);
    const details = { amount: typed.amount, mode: typed.mode, reference: typed.reference };
    await recordAudit(tx, { actorId: actor.userId, action: 'buyers.payment-received', subjectId: buyerId, details });
    return shown(tx, row.id);
  });

const alreadyReversed = () => refused('This payment was reversed already.');

/** Reverses a payment with another entry, including all its shares. */
export const reversePayment = (id: string, reason: string, actor: Actor): Promise<AccountEntry> =>
  tellingTaken({ buyer_entries_reversed_once: alreadyReversed }, () =>
    transaction(async (tx) => {
      const entry = await repository.find(tx, id);
      if (!entry) throw notFound();
      if (entry.kind !== 'payment') throw refused('Only a payment can be reversed.');
      await lockBuyer(tx, entry.buyerId);
      const shares = await repository.sharesOf(tx, id);
      await repository.lockOrders(
        tx,
        shares.map(({ orderId }) => orderId),
      );
      const { buyerId, mode, reference } = entry;
      const now = clock.now();
      const row = { id: newId(), buyerId, kind: 'reversal' as const, mode, reference, note: reason, reversesId: id };
      await repository.insert(
        tx,
        { ...row, amount: -entry.amount, receivedAt: now, createdAt: now, authorId: actor.userId },
        shares.map((share) => ({ ...share, amount: -share.amount })),
      );
      const details = { amount: entry.amount, reason };
      await recordAudit(tx, { actorId: actor.userId, action: 'buyers.payment-reversed', subjectId: buyerId, details });
      return shown(tx, row.id);
    }),
  );
