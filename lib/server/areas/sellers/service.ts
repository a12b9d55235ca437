import type { Page } from '@/lib/contracts/base/list';
import type { SellerOption } from '@/lib/contracts/base/options';
import type { Seller, SellerDetail } from '@/lib/contracts/sellers/seller-record';
import type { Note } from '@/lib/contracts/base/notes';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import { seesOwnPortfolioOnly } from '@/lib/domain/sellers/seller-scope';
import { MERGED_PROBLEM } from '@/lib/domain/sellers/seller-status';
import { historyOf } from '../../platform/audit/history-repository';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { notFound, refused } from '../../errors';
import * as lists from './list-repository';
import * as notes from './note-repository';
import * as repository from './repository';

export const touchSeller = repository.touch;

/** The salesman to whose sellers the user is limited; null when the user sees all sellers. */
export const portfolioOf = ({ userId, roles }: Pick<Actor, 'userId' | 'roles'>): string | null =>
  seesOwnPortfolioOnly(roles) ? userId : null;

/**
 * The only way to read a seller for users who may not see all of them.
 * @throws 404 when there is none, or it is in another's portfolio.
 */
export async function findVisible(tx: Queryable, id: string, actor: Actor): Promise<SellerDetail> {
  const seller = await repository.findById(tx, id, portfolioOf(actor));
  if (!seller) throw notFound();
  return seller;
}

/**
 * As `findVisible` without the counters, locked until the transaction ends. After waiting for a concurrent change, only
 * the seller's own columns are current: if the version is not the one the user saw, read again.
 */
export async function holdVisible(tx: Queryable, id: string, actor: Actor): Promise<Seller> {
  const seller = await repository.holdById(tx, id, portfolioOf(actor));
  if (!seller) throw notFound();
  return seller;
}

export const getSeller = (id: string, actor: Actor): Promise<SellerDetail> => findVisible(orm(), id, actor);

export const listSellers = (filters: lists.SellerFilters & ListRequest, actor: Actor): Promise<Page<Seller>> =>
  lists.list(orm(), filters, portfolioOf(actor));

export const sellerOptions = (query: lists.SellerOptionQuery, actor: Actor): Promise<SellerOption[]> =>
  lists.listOptions(orm(), query, portfolioOf(actor));

export const countSellers = (actor: Actor) => lists.countByStatus(orm(), {}, portfolioOf(actor));

/** Number of matching sellers, of all salesmen or one. */
export const countSellersLike = (filters: lists.SellerFilters, salesmanId: string | null) =>
  lists.countMatching(orm(), filters, salesmanId);

/** Number of a salesman's sellers per status. */
export const countPortfolio = (tx: Queryable, salesmanId: string) => lists.countByStatus(tx, {}, salesmanId);

export async function sellerHistory(id: string, request: ListRequest, actor: Actor): Promise<Page<HistoryEntry>> {
  await findVisible(orm(), id, actor);
  return historyOf(orm(), id, request);
}

export async function listNotes(id: string, request: ListRequest, actor: Actor): Promise<Page<Note>> {
  await findVisible(orm(), id, actor);
  return notes.list(orm(), id, request);
}

export const addNote = (sellerId: string, text: string, actor: Actor): Promise<Note> =>
  transaction(async (tx) => {
    await findVisible(tx, sellerId, actor);
    if ((await repository.lockById(tx, sellerId))?.mergedIntoId) throw refused(MERGED_PROBLEM);
    const note = { id: newId(), sellerId, authorId: actor.userId, text, at: clock.now() };
    await notes.insert(tx, note);
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'sellers.note-added',
      subjectId: sellerId,
      details: { noteId: note.id },
    });
    return { id: note.id, text, author: { id: actor.userId, name: actor.name }, at: note.at.toISOString() };
  });
