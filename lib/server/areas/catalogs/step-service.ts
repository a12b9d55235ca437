import type { Catalog, CatalogChanges, CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { PictureFixes } from '@/lib/contracts/catalogs/picture-changes';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { CATALOG_MACHINE, catalogFacts } from '@/lib/domain/catalogs/catalog-machine';
import type { Actor } from '../../auth/actor';
import { transaction } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { stepsOf } from '../../platform/steps/steps-of';
import { learnFrom } from '../caption-lessons/service';
import { stampStep } from '../cycles/stamp-service';
import { auditChange, auditedCatalog, type Fields, writeFields } from './change-catalog';
import { overseen, personOf } from './draft-guard-service';
import { fixPictures } from './picture-service';
import { getCatalog } from './service';
import { isUploadDone, settleUpload } from './settle-upload';
import { assertChangeable, assertNotDeleted, holdCatalog, lockCatalog, reviseCatalog } from './write-service';

interface Step {
  to: CatalogStatus;
  reason?: string;
  version: number;
}

type Standing = Pick<Catalog, 'status' | 'isDeleted' | 'missing' | 'assignee' | 'taggedBy' | 'lastEditedBy'>;

/** Catalog transitions, each of which also updates the work item and cycle. */
export const CATALOG_STEPS = stepsOf({
  machine: CATALOG_MACHINE,
  table: catalogs,
  hold: lockCatalog,
  find: (tx, id) => getCatalog(id, tx),
  factsOf: (catalog: Standing, actor) => catalogFacts(catalog, personOf(actor)),
  assertOpen: (catalog: Standing) => assertNotDeleted(catalog),
  columnsOf: (before, to, { userId }) => ({
    // The user who submits it shares responsibility with its last editor: neither may review it.
    ...(to === 'in_review' && { taggedById: userId, lastEditedById: before.lastEditedBy?.id ?? userId }),
    ...(before.status === 'in_review' && { reviewedById: userId }),
    ...(to === 'live' && { qcPassed: true }),
  }),
  audited: auditedCatalog,
  details: overseen,
  count: stampStep,
  follow: settleUpload,
});

const isThere = (now: CatalogDetail, { to, version }: Pick<Step, 'to' | 'version'>) =>
  now.status === to && now.version !== version;

const isReviewedBy = ({ reviewedBy }: CatalogDetail, { userId }: Actor) => reviewedBy?.id === userId;

/** A reason counts as given only if the same user gave it: another user's would be lost silently. */
const isGiven = (now: CatalogDetail, reason: string | undefined, actor: Actor) =>
  reason === undefined || (isReviewedBy(now, actor) && now.statusReason === reason);

/** Moves a catalog to another status. Idempotent: a catalog already there is returned as it is. */
export const transitionCatalog = (id: string, step: Step, actor: Actor): Promise<CatalogDetail> =>
  transaction(async (tx) => {
    const now = await getCatalog(id, tx);
    return isThere(now, step) && isGiven(now, step.reason, actor) ? now : CATALOG_STEPS.takeStep(tx, id, step, actor);
  });

/**
 * Saves a catalog and submits it for review atomically. The last catalog completes its upload.
 * @throws 409 when something is missing, the lease has ended, or it was changed concurrently.
 */
export const finishCatalog = (id: string, changes: CatalogChanges, actor: Actor) =>
  transaction(async (tx) => {
    const now = await getCatalog(id, tx);
    // The response to an earlier try was lost.
    if (now.status === 'in_review' && now.taggedBy?.id === actor.userId && now.version !== changes.version)
      return { catalog: now, isUploadDone: await isUploadDone(tx, now.uploadId) };
    let catalog = await reviseCatalog(tx, id, changes, actor);
    for (const to of catalog.status === 'draft' ? (['tagged', 'in_review'] as const) : (['in_review'] as const))
      catalog = await CATALOG_STEPS.takeHeld(tx, catalog, { to }, actor);
    await learnFrom(tx, catalog);
    return { catalog, isUploadDone: await isUploadDone(tx, catalog.uploadId) };
  });

interface Accepted extends Fields {
  version: number;
  pictures?: PictureFixes;
}

/**
 * Corrects a catalog in review if needed, and makes it live. The tagger stays its last editor: the reviewer only made
 * corrections.
 */
export const acceptCatalog = (id: string, { version, pictures, ...fields }: Accepted, actor: Actor) =>
  transaction(async (tx) => {
    const now = await getCatalog(id, tx);
    // The response to an earlier try was lost.
    if (isThere(now, { to: 'live', version }) && isReviewedBy(now, actor)) return now;
    const before = await holdCatalog(tx, id, { version }, actor);
    assertChangeable(before, actor);
    const isFixed = await writeFields(tx, before, fields, null);
    const worded = isFixed ? await auditChange(tx, before, 'catalogs.changed', actor) : before;
    const fixed = pictures ? await fixPictures(tx, worded, pictures, actor) : worded;
    if (isFixed) await learnFrom(tx, worded);
    return CATALOG_STEPS.takeHeld(tx, fixed, { to: 'live' }, actor);
  });
