import type * as z from 'zod/mini';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { MergeRequest } from '@/lib/contracts/merges/merge-record';
import type { askMergeSchema, mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { canOpenScreen } from '@/lib/domain/access/access';
import { MERGE_KIND_WORDS, type MergeKind } from '@/lib/domain/merges/merge-kinds';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { badInput, forbidden, refused } from '../../errors';
import { KINDS } from './kinds';
import * as repository from './repository';
import { getRequest, toRequests } from './service';

/** Requests shown on a record's page. */
const MOST_OF_RECORD = 20;

/** @throws 403, 404 for a record that the actor may not see. */
async function assertMayAsk(tx: Queryable, kind: MergeKind, ids: readonly string[], actor: Actor): Promise<void> {
  if (!MERGE_KIND_WORDS[kind].places.some(({ screen }) => canOpenScreen(screen, actor.roles))) throw forbidden();
  for (const id of ids) await KINDS[kind].assertVisible(tx, id, actor);
}

/** Possible duplicates of a record, and the record that replaced it. */
export async function requestsOfRecord(
  { kind, recordId }: { kind: MergeKind; recordId: string },
  actor: Actor,
): Promise<EndpointAnswer<typeof mergeRequestsApi.ofRecord>> {
  await assertMayAsk(orm(), kind, [recordId], actor);
  const [record] = await KINDS[kind].find(orm(), [recordId]);
  const survivorId = record?.mergedIntoId;
  const [survivor] = survivorId ? await KINDS[kind].find(orm(), [survivorId]) : [];
  const requests = await repository.ofRecord(orm(), kind, recordId, MOST_OF_RECORD);
  return {
    mergedInto: survivor ? { id: survivor.id, label: survivor.label } : null,
    requests: await toRequests(orm(), requests),
  };
}

/** A request by a person ranks above every automatic suggestion. */
const ASKED_SCORE = 99;

/** Reports two records as duplicates. A pair has one request, however often and by whomever it is made. */
export const askForMerge = (asked: z.output<typeof askMergeSchema>, actor: Actor): Promise<MergeRequest> =>
  transaction((tx) => askIn(tx, asked, actor));

/** Same in the caller's transaction. */
export async function askIn(
  tx: Queryable,
  { kind, recordId, otherId, note }: z.output<typeof askMergeSchema>,
  actor: Actor,
): Promise<MergeRequest> {
  const words = MERGE_KIND_WORDS[kind];
  if (recordId === otherId)
    throw badInput([{ path: ['otherId'], message: `Choose another ${words.one}: this is the same record.` }]);
  await assertMayAsk(tx, kind, [recordId, otherId], actor);
  const [firstId = '', secondId = ''] = [recordId, otherId].sort();
  const merged = (await KINDS[kind].find(tx, [firstId, secondId])).find(({ mergedIntoId }) => mergedIntoId);
  if (merged) throw refused(`${merged.label} was merged already.`);
  const now = clock.now();
  const id = newId();
  const asked = { askedById: actor.userId, note, score: ASKED_SCORE, statusChangedAt: now, createdAt: now };
  if (await repository.insert(tx, { id, kind, firstId, secondId, ...asked })) {
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'merge-requests.asked',
      subjectId: id,
      details: { note },
    });
    return getRequest(tx, id);
  }
  const known = (await repository.lockPair(tx, { kind, firstId, secondId })) ?? '';
  const request = await getRequest(tx, known);
  if (request.status === 'different')
    throw refused(`${request.decidedBy?.name ?? 'An admin'} said that these are two. Ask them to reopen it.`);
  if (request.status === 'open' && !request.askedBy) {
    await repository.setAsker(tx, known, actor.userId, note, ASKED_SCORE);
    const details = { note };
    await recordAudit(tx, { actorId: actor.userId, action: 'merge-requests.asked', subjectId: known, details });
  }
  return getRequest(tx, known);
}
