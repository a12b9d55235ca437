import type * as z from 'zod/mini';
import type { EndpointAnswer } from '@/lib/contracts/endpoint';
import type { Page } from '@/lib/contracts/list';
import type { askForValueSchema, ValueRequest, valueRequestsApi } from '@/lib/contracts/value-requests';
import { offeredValue } from '@/lib/domain/value-names';
import type { ValueRequestState } from '@/lib/domain/value-request-states';
import { recordAudit } from '../../audit/record';
import type { Actor } from '../../auth/authenticate';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { badInput, notFound } from '../../http/errors';
import { getCatalog } from '../catalogs/service';
import { getTaxonomy } from '../taxonomy/service';
import * as repository from './repository';

const toRequest = ({ decidedAt, createdAt, ...request }: repository.FoundRequest): ValueRequest => ({
  ...request,
  decidedAt: decidedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** @throws 404 when there is none. */
export async function getRequest(tx: Queryable, id: string): Promise<ValueRequest> {
  const found = await repository.findById(tx, id);
  if (!found) throw notFound();
  return toRequest(found);
}

export async function listRequests(
  request: ListRequest & { state?: ValueRequestState[] },
): Promise<Page<ValueRequest>> {
  const page = await repository.list(orm(), request);
  return { ...page, rows: page.rows.map(toRequest) };
}

/** @throws 404 when there is no such catalog. */
export async function requestsOfCatalog(id: string): Promise<ValueRequest[]> {
  await getCatalog(id);
  return (await repository.findByCatalog(orm(), id)).map(toRequest);
}

/**
 * Asks for a value. What is offered to the catalog already is given instead, and the same wish is one wish, however
 * often it is asked. @throws 400 for a catalog or attribute there is not.
 */
export const askForValue = (
  wish: z.output<typeof askForValueSchema>,
  actor: Actor,
): Promise<EndpointAnswer<typeof valueRequestsApi.ask>> =>
  transaction(async (tx) => {
    const { catalogId, attributeId } = wish;
    const { productTypeId, isDeleted } = await getCatalog(catalogId, tx);
    if (isDeleted) throw badInput([{ path: ['catalogId'], message: 'This catalog was deleted.' }]);
    const taxonomy = await getTaxonomy(tx);
    if (!taxonomy.attributes.some(({ id }) => id === attributeId))
      throw badInput([{ path: ['attributeId'], message: 'There is no such attribute any more. Choose another.' }]);
    const existing = offeredValue(wish.nameEn, { attributeId, productTypeId }, taxonomy);
    if (existing) return { request: null, existing };
    const known = await repository.findOpen(tx, wish);
    if (known) return { request: await getRequest(tx, known), existing: null };
    const id = newId();
    await repository.insert(tx, { ...wish, id, askedById: actor.userId, createdAt: clock.now() });
    // Somebody else may have asked for the same at this moment.
    const kept = (await repository.findOpen(tx, wish)) ?? id;
    if (kept === id)
      await recordAudit(tx, {
        actorId: actor.userId,
        action: 'value-requests.asked',
        subjectId: id,
        after: { ...wish, state: 'open' },
      });
    return { request: await getRequest(tx, kept), existing: null };
  });
