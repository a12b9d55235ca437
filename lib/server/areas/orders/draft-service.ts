import type { Draft, Order, SaleCatalog } from '@/lib/contracts/orders/order-record';
import { seesBuyerSide } from '@/lib/domain/buyers/buyer-status';
import { goodsValue } from '@/lib/domain/orders/draft-warnings';
import { isDraft } from '@/lib/domain/orders/headline';
import { valueProblem } from '@/lib/domain/orders/order-money';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { lastActorOf, recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { getBuyer } from '../buyers/service';
import { knownForSale, searchForSale, withCovers } from '../catalogs/sale-service';
import { newLineRows, type TypedLine } from './line-rows';
import { scopeOf } from './scope';
import * as repository from './repository';
import { getOrder, shownWords } from './service';

/** Catalogs that can be ordered, or those with the given ids. */
export async function saleCatalogs(
  { q, id, sellerId }: { q?: string; id?: string[]; sellerId?: string },
  actor: Actor,
): Promise<SaleCatalog[]> {
  const portfolio = scopeOf(actor);
  if (!id) return withCovers(orm(), await searchForSale(orm(), q, { portfolio, sellerId }));
  const known = [...(await knownForSale(orm(), id, portfolio)).values()];
  return withCovers(
    orm(),
    known.filter(({ isForSale }) => isForSale),
  );
}

type Words = Pick<Order, 'deliveryAddress' | 'note'>;

async function writeLines(tx: Queryable, orderId: string, lines: readonly TypedLine[], actor: Actor): Promise<void> {
  const ids = [...new Set(lines.map(({ catalogId }) => catalogId))];
  const known = await knownForSale(tx, ids, scopeOf(actor));
  const had = new Set((await repository.linesOfOrder(tx, orderId)).map(({ catalogId }) => catalogId));
  const rows = newLineRows(lines, known, { orderId, field: 'lines', had });
  const problem = valueProblem(goodsValue(lines));
  if (problem) throw badInput([{ path: ['lines'], message: problem }]);
  await repository.replaceLines(tx, orderId, rows);
}

async function assertBuyer(tx: Queryable, id: string): Promise<void> {
  const buyer = await getBuyer(id, tx).catch(() => null);
  const isMerged = Boolean(buyer?.mergedIntoId);
  const blocked = buyer?.status === 'blocked' ? 'This buyer is blocked.' : null;
  const problem = !buyer ? 'There is no such buyer.' : isMerged ? 'This buyer was merged into another.' : blocked;
  if (problem) throw badInput([{ path: ['buyerId'], message: problem }]);
}

/** Locks a draft for a change of the version the user saw. @throws 404, 409. */
export async function holdDraft(tx: Queryable, id: string, version: number, actor: Actor) {
  const order = await repository.lockOrder(tx, id);
  if (!order) throw notFound();
  const shown = await getOrder(id, actor, tx);
  if (order.version !== version) throw changedMeanwhile(shown);
  if (!isDraft(order)) throw refused('This order is no draft any more.');
  return order;
}

/** Creates an order draft. @throws 400 when a line cannot be ordered. */
export const createDraft = ({ lines, ...draft }: Draft, actor: Actor): Promise<Order> =>
  transaction(async (tx) => {
    await assertBuyer(tx, draft.buyerId);
    const id = newId();
    await repository.insertOrder(tx, { ...draft, id, createdById: actor.userId, createdAt: clock.now() });
    await writeLines(tx, id, lines, actor);
    await recordAudit(tx, { actorId: actor.userId, action: 'orders.drafted', subjectId: id });
    return getOrder(id, actor, tx);
  });

/** Text that comes back with masked numbers, as it was shown, keeps its original. */
function keptWords(before: Words, typed: Partial<Words>, { roles }: Actor): Partial<Words> {
  const shown = shownWords(before, seesBuyerSide(roles));
  const names = ['deliveryAddress', 'note'] as const;
  return Object.fromEntries(names.filter((name) => typed[name] === shown[name]).map((name) => [name, before[name]]));
}

/** A draft saves itself while it is typed, so its history tells only who took it over. */
async function tellTakeover(tx: Queryable, id: string, { userId: actorId }: Actor): Promise<void> {
  const last = await lastActorOf(tx, id);
  if (last?.id !== actorId) await recordAudit(tx, { actorId, action: 'orders.draft-continued', subjectId: id });
}

/** Changes a draft. @throws 409 when it was changed concurrently or placed. */
export const updateDraft = (
  id: string,
  { version, lines, ...fields }: Partial<Draft> & { version: number },
  actor: Actor,
): Promise<Order> =>
  transaction(async (tx) => {
    const before = await holdDraft(tx, id, version, actor);
    if (fields.buyerId && fields.buyerId !== before.buyerId) await assertBuyer(tx, fields.buyerId);
    if (lines) await writeLines(tx, id, lines, actor);
    await repository.updateOrder(tx, id, { ...fields, ...keptWords(before, fields, actor), changedAt: clock.now() });
    await tellTakeover(tx, id, actor);
    return getOrder(id, actor, tx);
  });

/** Cancels a draft. */
export const discardDraft = (
  id: string,
  { version, reason }: { version: number; reason: string },
  actor: Actor,
): Promise<Order> =>
  transaction(async (tx) => {
    await holdDraft(tx, id, version, actor);
    await repository.updateOrder(tx, id, { headline: 'cancelled', cancelReason: reason });
    await recordAudit(tx, { actorId: actor.userId, action: 'orders.discarded', subjectId: id, details: { reason } });
    return getOrder(id, actor, tx);
  });
