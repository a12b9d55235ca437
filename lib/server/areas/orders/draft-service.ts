import type * as z from 'zod/mini';
import type { Issue } from '@/lib/contracts/base/answers';
import type { Draft, draftLineSchema, Order, SaleCatalog } from '@/lib/contracts/orders/order-record';
import { seesBuyerSide } from '@/lib/domain/buyers/buyer-status';
import { goodsValue, piecesProblem } from '@/lib/domain/orders/draft-warnings';
import { isDraft } from '@/lib/domain/orders/headline';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { getBuyer } from '../buyers/service';
import { type CatalogForSale, knownForSale, searchForSale } from '../catalogs/sale-service';
import { scopeOf } from './scope';
import * as repository from './repository';
import { getOrder, shownWords } from './service';

/** Catalogs that an order can have, or those with the ids. */
export async function saleCatalogs({ q, id }: { q?: string; id?: string[] }, actor: Actor): Promise<SaleCatalog[]> {
  const portfolio = scopeOf(actor);
  if (!id) return searchForSale(orm(), q, portfolio);
  return [...(await knownForSale(orm(), id, portfolio)).values()].filter(({ isForSale }) => isForSale);
}

type Line = z.output<typeof draftLineSchema>;
type Words = Pick<Order, 'deliveryAddress' | 'note'>;

/** Most that an order comes to, in paise. */
const MOST_VALUE = 1_000_000_000;

/** What is wrong with the lines of a draft. A catalog that was ordered before may have been paused meanwhile. */
function lineIssues(lines: readonly Line[], known: Map<string, CatalogForSale>, had: ReadonlySet<string>): Issue[] {
  const issues = lines.flatMap((line, index): Issue[] => {
    const at = (field: string, message: string) => [{ path: ['lines', index, field], message }];
    const catalog = known.get(line.catalogId);
    if (!catalog) return at('catalogId', 'There is no such catalog.');
    if (!catalog.isForSale && !had.has(line.catalogId))
      return at('catalogId', `${catalog.title} cannot be ordered now.`);
    const problem = piecesProblem(line.pieces, { isSet: catalog.setPieces !== null, setPieces: catalog.setPieces });
    if (problem) return at('pieces', problem);
    if (line.rate !== catalog.rate && !line.rateReason) return at('rateReason', 'Say why the rate is another.');
    return [];
  });
  const isTooMuch = goodsValue(lines) > MOST_VALUE;
  return isTooMuch ? [...issues, { path: ['lines'], message: 'An order comes to at most ₹1,00,00,000.' }] : issues;
}

async function writeLines(tx: Queryable, orderId: string, lines: readonly Line[], actor: Actor): Promise<void> {
  const ids = [...new Set(lines.map(({ catalogId }) => catalogId))];
  const known = await knownForSale(tx, ids, scopeOf(actor));
  const had = new Set((await repository.linesOfOrder(tx, orderId)).map(({ catalogId }) => catalogId));
  const issues = lineIssues(lines, known, had);
  if (issues.length > 0) throw badInput(issues);
  const rows = lines.flatMap(({ pieces, ...line }, position) => {
    const catalog = known.get(line.catalogId);
    if (!catalog) return [];
    const { title, designNumber, seller, setPieces, rate } = catalog;
    const called = designNumber ? `${title}, design ${designNumber}` : title;
    const isOther = line.rate !== rate;
    return {
      ...line,
      id: newId(),
      orderId,
      sellerId: seller.id,
      position,
      title: called,
      setPieces,
      ordered: pieces,
      catalogRate: rate,
      rateReason: isOther ? line.rateReason : null,
    };
  });
  await repository.replaceLines(tx, orderId, rows);
}

async function assertBuyer(tx: Queryable, id: string): Promise<void> {
  const buyer = await getBuyer(id, tx).catch(() => null);
  const isMerged = Boolean(buyer?.mergedIntoId);
  const blocked = buyer?.status === 'blocked' ? 'This buyer is blocked.' : null;
  const problem = !buyer ? 'There is no such buyer.' : isMerged ? 'This buyer was merged into another.' : blocked;
  if (problem) throw badInput([{ path: ['buyerId'], message: problem }]);
}

/** A draft that the caller changes, on the version they saw. @throws 404, 409. */
export async function holdDraft(tx: Queryable, id: string, version: number, actor: Actor) {
  const order = await repository.lockOrder(tx, id);
  if (!order) throw notFound();
  const shown = await getOrder(id, actor, tx);
  if (order.version !== version) throw changedMeanwhile(shown);
  if (!isDraft(order)) throw refused('This order is no draft any more.');
  return order;
}

/** Begins an order. @throws 400 where a line cannot be ordered. */
export const createDraft = ({ lines, ...draft }: Draft, actor: Actor): Promise<Order> =>
  transaction(async (tx) => {
    await assertBuyer(tx, draft.buyerId);
    const id = newId();
    await repository.insertOrder(tx, { ...draft, id, createdById: actor.userId, createdAt: clock.now() });
    await writeLines(tx, id, lines, actor);
    await recordAudit(tx, { actorId: actor.userId, action: 'orders.drafted', subjectId: id });
    return getOrder(id, actor, tx);
  });

/** Words that come back as they were shown, with numbers masked, stay as they were typed. */
function keptWords(before: Words, typed: Partial<Words>, { roles }: Actor): Partial<Words> {
  const shown = shownWords(before, seesBuyerSide(roles));
  const names = ['deliveryAddress', 'note'] as const;
  return Object.fromEntries(names.filter((name) => typed[name] === shown[name]).map((name) => [name, before[name]]));
}

/** Changes a draft. @throws 409 when somebody else did meanwhile or it was placed. */
export const updateDraft = (
  id: string,
  { version, lines, ...fields }: Partial<Draft> & { version: number },
  actor: Actor,
): Promise<Order> =>
  transaction(async (tx) => {
    const before = await holdDraft(tx, id, version, actor);
    if (fields.buyerId && fields.buyerId !== before.buyerId) await assertBuyer(tx, fields.buyerId);
    if (lines) await writeLines(tx, id, lines, actor);
    await repository.updateOrder(tx, id, { ...fields, ...keptWords(before, fields, actor) });
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
