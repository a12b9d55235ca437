import type { Catalog, CatalogChanges, CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { PictureFixes } from '@/lib/contracts/catalogs/picture-changes';
import { draftProblem } from '@/lib/domain/uploads/assigned-drafts';
import {
  CATALOG_MACHINE,
  type CatalogStatus,
  catalogSteps,
  isOwnWork,
  statusWords,
} from '@/lib/domain/catalogs/catalog-status';
import { findStep } from '@/lib/domain/records/transitions';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { badInput, forbidden, refused } from '../../errors';
import { auditChange, type Fields, writeFields } from './change-catalog';
import { personOf } from './draft-guard-service';
import { fixPictures } from './picture-service';
import * as repository from './repository';
import { getCatalog } from './service';
import { isUploadDone, settleUpload } from './settle-upload';
import { assertChangeable, assertNotDeleted, holdCatalog, reviseCatalog } from './write-service';

interface Step {
  to: CatalogStatus;
  reason?: string;
}

/** @throws 409 or 403 with a sentence when the step does not exist, is another's to take, or something is in its way. */
export function assertLegal(
  catalog: Pick<Catalog, 'status' | 'isDeleted' | 'missing' | 'assignee' | 'taggedBy' | 'lastEditedBy'>,
  { to, reason }: Step,
  actor: Actor,
): void {
  const { status, missing } = catalog;
  assertNotDeleted(catalog);
  if (!findStep(CATALOG_MACHINE, status, to))
    throw refused(`A catalog that is ${statusWords(status)} cannot become ${statusWords(to)}.`);
  const person = personOf(actor);
  const own = { isOwnWork: isOwnWork(catalog, person.id), draftProblem: draftProblem(catalog, person) };
  const step = catalogSteps(status, { missing, ...own }, person.roles).find((one) => one.to === to);
  if (!step) throw forbidden();
  if (step.problem) throw refused(step.problem);
  if (step.asks && !reason) throw badInput([{ path: [step.asks], message: 'Say why.' }]);
}

const isReview = (from: CatalogStatus, to: CatalogStatus) =>
  from === 'in_review' && ['live', 'changes_requested', 'rejected'].includes(to);

/** Takes a catalog that is held a step further, and its work item with it. */
async function takeStep(tx: Queryable, before: CatalogDetail, { to, reason }: Step, actor: Actor) {
  await repository.update(tx, before.id, {
    status: to,
    statusReason: reason ?? null,
    statusChangedAt: clock.now(),
    // Whoever sends it answers for it beside its last editor: neither of the two reviews it.
    ...(to === 'in_review' && { taggedById: actor.userId, lastEditedById: before.lastEditedBy?.id ?? actor.userId }),
    ...(isReview(before.status, to) && { reviewedById: actor.userId }),
    ...(to === 'live' && { qcPassed: true }),
  });
  const after = await auditChange(tx, before, 'catalogs.status-changed', actor);
  await settleUpload(tx, before, after, actor);
  return after;
}

/** The same step as a part of the caller's transaction. */
export async function stepCatalog(
  tx: Queryable,
  id: string,
  { version, ...step }: Step & { version: number },
  actor: Actor,
): Promise<CatalogDetail> {
  const before = await holdCatalog(tx, id, { version }, actor);
  assertLegal(before, step, actor);
  return takeStep(tx, before, step, actor);
}

const isThere = (now: CatalogDetail, { to, version }: Step & { version: number }) =>
  now.status === to && now.version !== version;

const isReviewedBy = ({ reviewedBy }: CatalogDetail, { userId }: Actor) => reviewedBy?.id === userId;

/** A reason counts as given only when the same person gave it: another's would be thrown away without a word. */
const isGiven = (now: CatalogDetail, reason: string | undefined, actor: Actor) =>
  reason === undefined || (isReviewedBy(now, actor) && now.statusReason === reason);

/** Takes a catalog to another status. What is there already stays there, so that repeating the call answers the same. */
export const transitionCatalog = (id: string, step: Step & { version: number }, actor: Actor): Promise<CatalogDetail> =>
  transaction(async (tx) => {
    const now = await getCatalog(id, tx);
    return isThere(now, step) && isGiven(now, step.reason, actor) ? now : stepCatalog(tx, id, step, actor);
  });

/**
 * Saves a catalog and sends it to review; both or neither. With the last one its work item is done.
 * @throws 409 when something is missing, the hold has ended, or somebody changed it meanwhile.
 */
export const finishCatalog = (id: string, changes: CatalogChanges, actor: Actor) =>
  transaction(async (tx) => {
    const now = await getCatalog(id, tx);
    // The answer to an earlier try was lost.
    if (now.status === 'in_review' && now.taggedBy?.id === actor.userId && now.version !== changes.version)
      return { catalog: now, isUploadDone: await isUploadDone(tx, now.uploadId) };
    let catalog = await reviseCatalog(tx, id, changes, actor);
    for (const to of catalog.status === 'draft' ? (['tagged', 'in_review'] as const) : (['in_review'] as const)) {
      assertLegal(catalog, { to }, actor);
      catalog = await takeStep(tx, catalog, { to }, actor);
    }
    return { catalog, isUploadDone: await isUploadDone(tx, catalog.uploadId) };
  });

interface Accepted extends Fields {
  version: number;
  pictures?: PictureFixes;
}

/**
 * Corrects a catalog in review where that is needed, and makes it live. Whoever tagged it stays its last editor: the
 * reviewer only put right what they saw.
 */
export const acceptCatalog = (id: string, { version, pictures, ...fields }: Accepted, actor: Actor) =>
  transaction(async (tx) => {
    const now = await getCatalog(id, tx);
    // The answer to an earlier try was lost.
    if (isThere(now, { to: 'live', version }) && isReviewedBy(now, actor)) return now;
    const before = await holdCatalog(tx, id, { version }, actor);
    assertChangeable(before, actor);
    const isFixed = await writeFields(tx, before, fields, null);
    const worded = isFixed ? await auditChange(tx, before, 'catalogs.changed', actor) : before;
    const fixed = pictures ? await fixPictures(tx, worded, pictures, actor) : worded;
    assertLegal(fixed, { to: 'live' }, actor);
    return takeStep(tx, fixed, { to: 'live' }, actor);
  });

/** What a step changes of a catalog beside its status. */
export type Standing = Pick<
  repository.CatalogRow,
  'status' | 'statusReason' | 'qcPassed' | 'taggedById' | 'lastEditedById' | 'reviewedById' | 'statusChangedAt'
>;

/**
 * Takes a step back, as a part of the caller's transaction: the catalog stands as it did before, and its work item
 * goes along.
 */
export async function restoreStanding(
  tx: Queryable,
  { id, version }: { id: string; version: number },
  was: Standing,
  actor: Actor,
): Promise<CatalogDetail> {
  const before = await holdCatalog(tx, id, { version }, actor);
  await repository.update(tx, id, was);
  const after = await auditChange(tx, before, 'catalogs.status-restored', actor);
  await settleUpload(tx, before, after, actor);
  return after;
}
