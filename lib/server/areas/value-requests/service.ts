import type * as z from 'zod/mini';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import type { askForValueSchema, ValueRequest, valueRequestsApi } from '@/lib/contracts/value-requests';
import { askersOf } from '@/lib/domain/taxonomy/value-request-askers';
import { offeredValue } from '@/lib/domain/taxonomy/value-names';
import type { ValueRequestState } from '@/lib/domain/taxonomy/value-request-states';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { badInput, notFound, refused } from '../../errors';
import { getCatalog } from '../catalogs/service';
import { getTaxonomy } from '../taxonomy/service';
import * as repository from './repository';

async function toRequests(tx: Queryable, found: readonly repository.FoundRequest[]): Promise<ValueRequest[]> {
  const also = await repository.alsoAskersOf(
    tx,
    found.map(({ id }) => id),
  );
  return found.map(({ decidedAt, createdAt, ...request }) => ({
    ...request,
    alsoAskedBy: also.filter(({ requestId }) => requestId === request.id).map(({ person }) => person),
    decidedAt: decidedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

/** @throws 404 when there is none. */
export async function getRequest(tx: Queryable, id: string): Promise<ValueRequest> {
  const found = await repository.findById(tx, id);
  const [request] = await toRequests(tx, found ? [found] : []);
  if (!request) throw notFound();
  return request;
}

export async function listRequests(
  request: ListRequest & { state?: ValueRequestState[] },
): Promise<Page<ValueRequest>> {
  const page = await repository.list(orm(), request);
  return { ...page, rows: await toRequests(orm(), page.rows) };
}

/** @throws 404 when there is no such catalog. */
export async function requestsOfCatalog(id: string): Promise<ValueRequest[]> {
  await getCatalog(id);
  return toRequests(orm(), await repository.findByCatalog(orm(), id));
}

type Wish = z.output<typeof askForValueSchema>;

/** Retries when the same suggestion is decided at that moment. */
const TRIES = 3;

/** Creates a suggestion, or joins the same open one: users who join are also notified of the outcome. */
async function wishFor(tx: Queryable, wish: Wish, { userId }: Actor): Promise<string | null> {
  const id = newId();
  if (await repository.insert(tx, { ...wish, id, askedById: userId, createdAt: clock.now() })) {
    const after = { ...wish, state: 'open' };
    await recordAudit(tx, { actorId: userId, action: repository.ASKED.first, subjectId: id, after });
    return id;
  }
  const open = await repository.lockOpen(tx, wish);
  if (open === undefined) return null;
  const { nameEn, nameHi, note } = wish;
  const asked = { actorId: userId, action: repository.ASKED.too, subjectId: open, details: { nameEn, nameHi, note } };
  if (!askersOf(await getRequest(tx, open)).some(({ id }) => id === userId)) await recordAudit(tx, asked);
  return open;
}

/**
 * Suggests a value. A value the catalog can already have is given instead, and the same suggestion is stored once
 * however often it is made. @throws 400 for a catalog or attribute that does not exist.
 */
export const askForValue = (wish: Wish, actor: Actor): Promise<EndpointAnswer<typeof valueRequestsApi.ask>> =>
  transaction(async (tx) => {
    const { catalogId, attributeId } = wish;
    const { productTypeId, isDeleted } = await getCatalog(catalogId, tx);
    if (isDeleted) throw badInput([{ path: ['catalogId'], message: 'This catalog was deleted.' }]);
    for (let left = TRIES; left > 0; left -= 1) {
      const taxonomy = await getTaxonomy(tx);
      if (!taxonomy.attributes.some(({ id }) => id === attributeId))
        throw badInput([{ path: ['attributeId'], message: 'There is no such attribute any more. Choose another.' }]);
      const existing = offeredValue(wish.nameEn, { attributeId, productTypeId }, taxonomy);
      if (existing) return { request: null, existing };
      const id = await wishFor(tx, wish, actor);
      if (id !== null) return { request: await getRequest(tx, id), existing: null };
    }
    throw refused('This was decided at the same moment. Try again.');
  });
