import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { AttributeValue } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { ValueRequest, valueRequestsApi } from '@/lib/contracts/value-requests';
import { findScreenById } from '@/lib/domain/access/access';
import { askersOf } from '@/lib/domain/taxonomy/value-request-askers';
import { VALUE_REQUEST_MACHINE } from '@/lib/domain/taxonomy/value-request-machine';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { addTagFor } from '../catalogs/add-tag-service';
import { notify } from '../../platform/notifications/notification-service';
import { stepped } from '../../platform/steps/step-repository';
import { addingValue } from '../taxonomy/attribute-service';
import { offerValue } from '../taxonomy/product-type-service';
import { getTaxonomy } from '../taxonomy/service';
import * as repository from './repository';
import { getRequest } from './service';

type Decided = EndpointAnswer<typeof valueRequestsApi.accept>;

const isUndecided = ({ state }: ValueRequest) => state === 'open';

/** Locks an open suggestion. @throws 409 when it was already decided. */
async function holdOpen(tx: Queryable, id: string, version: number): Promise<ValueRequest> {
  if (!(await repository.lockById(tx, id))) throw notFound();
  const request = await getRequest(tx, id);
  if (!isUndecided(request))
    throw refused(`${request.decidedBy?.name ?? 'Another admin'} already decided this. Reload the list.`);
  if (request.version !== version) throw changedMeanwhile(request);
  return request;
}

type Decision = { state: 'accepted'; valueId: string } | { state: 'refused'; reason: string };

async function decide(
  tx: Queryable,
  request: ValueRequest,
  decision: Decision,
  actor: Actor,
  details?: repository.Accepted,
): Promise<ValueRequest> {
  const { id } = request;
  const state = stepped(VALUE_REQUEST_MACHINE, request.state, decision.state);
  await repository.update(tx, id, { ...decision, state, decidedById: actor.userId, decidedAt: clock.now() });
  await recordAudit(tx, {
    actorId: actor.userId,
    action: `value-requests.${decision.state}`,
    subjectId: id,
    before: { state: request.state },
    after: { ...decision },
    details: { ...details },
  });
  return getRequest(tx, id);
}

/** Notifies everyone who asked of the outcome, except the user who decided. */
export async function tellAskers(tx: Queryable, request: ValueRequest, text: string, actor: Actor) {
  const { id: subjectId, catalog } = request;
  const path = fillPath(findScreenById('catalog-add-tag')?.path ?? '', { id: catalog.id });
  for (const { id: userId } of askersOf(request))
    if (userId !== actor.userId) await notify(tx, { userId, kind: 'answered', text, path, subjectId });
}

const nameOf = ({ catalog }: ValueRequest) => catalog.title || 'a catalog without a title';

/** Adds the value to the catalog that asked, stores the decision and sends notifications. */
async function accept(
  tx: Queryable,
  request: ValueRequest,
  { value, isNew }: { value: AttributeValue; isNew: boolean },
  actor: Actor,
): Promise<Decided> {
  const { catalog, attribute, nameEn } = request;
  const {
    isTagged,
    hadIt = false,
    reason,
  } = await addTagFor(tx, catalog.id, value, {
    actor,
    prepare: (productTypeId) => offerValue(tx, productTypeId, value, actor),
  });
  const given = { isNew, isTagged: isTagged && !hadIt };
  const now = await decide(tx, request, { state: 'accepted', valueId: value.id }, actor, given);
  const what = value.nameEn === nameEn ? nameEn : `${nameEn}, as ${value.nameEn},`;
  const rest = isTagged ? `${nameOf(request)} has it now.` : reason;
  await tellAskers(tx, now, `${attribute.nameEn} ${what} was accepted: ${rest}`, actor);
  return { request: now, isTagged };
}

/** Adds the suggested value. @throws 400 when the attribute already has it, 409 when it was already decided. */
export const acceptAsNew = (
  id: string,
  { version, ...names }: { version: number; nameEn: string; nameHi: string },
  actor: Actor,
): Promise<Decided> =>
  addingValue(async (tx, add) => {
    const request = await holdOpen(tx, id, version);
    return accept(tx, request, { value: await add(tx, request.attribute.id, names, actor), isNew: true }, actor);
  });

/** Accepts a suggestion as an existing value. @throws 400 when that is unused or belongs to another attribute. */
export const acceptAs = (
  id: string,
  { version, valueId }: { version: number; valueId: string },
  actor: Actor,
): Promise<Decided> =>
  transaction(async (tx) => {
    const request = await holdOpen(tx, id, version);
    const { attributes } = await getTaxonomy(tx);
    const own = attributes.find((one) => one.id === request.attribute.id)?.values ?? [];
    const value = own.find((one) => one.id === valueId && one.active);
    if (!value) throw badInput([{ path: ['valueId'], message: 'This value is not in use any more. Choose another.' }]);
    return accept(tx, request, { value, isNew: false }, actor);
  });

/** Rejects a suggestion with a reason. */
export const refuseRequest = (
  id: string,
  { version, reason }: { version: number; reason: string },
  actor: Actor,
): Promise<ValueRequest> =>
  transaction(async (tx) => {
    const request = await decide(tx, await holdOpen(tx, id, version), { state: 'refused', reason }, actor);
    await tellAskers(tx, request, `${request.attribute.nameEn} ${request.nameEn} was not accepted: ${reason}`, actor);
    return request;
  });
