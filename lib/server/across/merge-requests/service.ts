import type { Page } from '@/lib/contracts/base/list';
import type { MergeRequest } from '@/lib/contracts/merges/merge-record';
import { MERGE_MACHINE } from '@/lib/domain/merges/merge-machine';
import { findWorkingActor } from '../../auth/actor-repository';
import { mergedRecordPath } from '@/lib/domain/merges/merged-record-path';
import type { MergeState } from '@/lib/domain/merges/merge-states';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { mergeRequests } from '../../db/schema/merges';
import { notFound } from '../../errors';
import { historyOf } from '../../platform/audit/history-repository';
import { notify } from '../../platform/notifications/notification-service';
import { stepped, writeStep } from '../../platform/steps/step-repository';
import { stepsOf } from '../../platform/steps/steps-of';
import { KINDS } from './kinds';
import * as repository from './repository';

type Found = repository.FoundRequest;

/** Label of a record that no longer exists. */
const UNKNOWN = 'A record that is gone';

/** Requests in the contract's format, with the names of both records. */
export async function toRequests(tx: Queryable, found: readonly Found[]): Promise<MergeRequest[]> {
  const labels = new Map<string, string>();
  for (const [kind, { find }] of Object.entries(KINDS)) {
    const ids = found.filter((one) => one.kind === kind).flatMap(({ firstId, secondId }) => [firstId, secondId]);
    if (ids.length > 0) for (const { id, label } of await find(tx, [...new Set(ids)])) labels.set(id, label);
  }
  const option = (id: string) => ({ id, label: labels.get(id) ?? UNKNOWN });
  return found.map(({ firstId, secondId, mergeId: _mergeId, ...request }) => ({
    ...request,
    first: option(firstId),
    second: option(secondId),
  }));
}

/** @throws 404 when it does not exist. */
export async function findRequest(tx: Queryable, id: string): Promise<Found> {
  const found = await repository.findById(tx, id);
  if (!found) throw notFound();
  return found;
}

/** @throws 404 when it does not exist. */
export async function getRequest(tx: Queryable, id: string): Promise<MergeRequest> {
  const [request] = await toRequests(tx, [await findRequest(tx, id)]);
  if (!request) throw notFound();
  return request;
}

/** Search matches for each kind; empty without a search text. */
const namedBy = (q = ''): repository.Named[] =>
  Object.values(KINDS).flatMap(({ kit: { table }, isFound }) => {
    const found = isFound(q);
    return found ? [{ table, isFound: found }] : [];
  });

export async function listRequests({
  q,
  ...filters
}: repository.RequestFilters & ListRequest & { q?: string }): Promise<Page<MergeRequest>> {
  const page = await repository.list(orm(), { ...filters, named: q?.trim() ? namedBy(q) : undefined });
  return { ...page, rows: await toRequests(orm(), page.rows) };
}

/** Notifies the person who asked of the outcome, unless they decided it themselves. */
async function tellAsker(tx: Queryable, request: MergeRequest, text: string, actor: Actor): Promise<void> {
  const { askedBy, kind, first, id: subjectId } = request;
  if (!askedBy || askedBy.id === actor.userId) return;
  const asker = await findWorkingActor(tx, askedBy.id);
  const path = mergedRecordPath(kind, first.id, asker?.roles ?? []);
  await notify(tx, { userId: askedBy.id, kind: 'answered', text, path, subjectId });
}

const both = ({ first, second }: MergeRequest) => `${first.label} and ${second.label}`;

const TOLD: Partial<Record<MergeRequest['status'], (request: MergeRequest) => string>> = {
  different: (request) => `${both(request)} are two.`,
  refused: (request) => `${both(request)} were not merged: ${request.statusReason ?? ''}`,
  merged: (request) => `${both(request)} were merged.`,
  undone: (request) => `The merge of ${both(request)} was undone.`,
};

/** Transitions of merge requests. */
export const MERGE_STEPS = stepsOf({
  machine: MERGE_MACHINE,
  table: mergeRequests,
  hold: async (tx, id) => {
    await repository.lockById(tx, id);
    return getRequest(tx, id);
  },
  find: (tx, id) => getRequest(tx, id),
  factsOf: () => ({}),
  columnsOf: (_before, _to, actor) => ({ decidedById: actor.userId }),
  audited: ({ status, statusReason }) => ({ status, statusReason }),
  follow: async (tx, _before, after, actor) => {
    const text = TOLD[after.status]?.(after);
    if (text) await tellAsker(tx, after, text, actor);
  },
});

/** Moves pairs automatically: into a job, or back. Pairs in another state stay. */
export async function takeAll(
  tx: Queryable,
  ids: readonly string[],
  way: { from: MergeState; to: 'open' | 'merging'; reason: string | null },
  actor: Actor,
): Promise<string[]> {
  const taken: string[] = [];
  for (const id of ids) {
    await repository.lockById(tx, id);
    const { status } = await findRequest(tx, id);
    if (status !== way.from) continue;
    const changes = { status: stepped(MERGE_MACHINE, status, way.to), statusReason: way.reason };
    await writeStep(tx, mergeRequests, id, { ...changes, statusChangedAt: clock.now() });
    await recordAudit(tx, {
      ...{ actorId: actor.userId, action: 'merge-requests.status-changed', subjectId: id },
      before: { status },
      after: { status: way.to, statusReason: way.reason },
    });
    taken.push(id);
  }
  return taken;
}

/** Moves a request to the state that follows a merge or undo, in the same transaction. */
export async function takeTo(
  tx: Queryable,
  request: Pick<MergeRequest, 'id' | 'status'>,
  to: 'merged' | 'undone',
  mergeId: string,
  actor: Actor,
): Promise<MergeRequest> {
  const { id, status } = request;
  await writeStep(tx, mergeRequests, id, {
    status: stepped(MERGE_MACHINE, status, to),
    statusReason: null,
    statusChangedAt: clock.now(),
    decidedById: actor.userId,
    mergeId,
  });
  const action = to === 'merged' ? 'merge-requests.merged' : 'merge-requests.unmerged';
  const changes = { before: { status }, after: { status: to }, details: { mergeId } };
  await recordAudit(tx, { actorId: actor.userId, action, subjectId: id, ...changes });
  const after = await getRequest(tx, id);
  const text = TOLD[to]?.(after);
  if (text) await tellAsker(tx, after, text, actor);
  return after;
}

export const requestHistory = async (id: string, request: ListRequest) => {
  await findRequest(orm(), id);
  return historyOf(orm(), id, request);
};

export const listComments = async (id: string, request: ListRequest) => {
  await findRequest(orm(), id);
  return repository.listComments(orm(), id, request);
};

export const addComment = (requestId: string, text: string, actor: Actor) =>
  transaction(async (tx) => {
    await findRequest(tx, requestId);
    const comment = { id: newId(), requestId, authorId: actor.userId, text, at: clock.now() };
    await repository.insertComment(tx, comment);
    await recordAudit(tx, { actorId: actor.userId, action: 'merge-requests.commented', subjectId: requestId });
    return { id: comment.id, text, author: { id: actor.userId, name: actor.name }, at: comment.at.toISOString() };
  });
