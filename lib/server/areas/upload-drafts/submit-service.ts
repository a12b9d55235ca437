import type * as z from 'zod/mini';
import type { madeCatalogs } from '@/lib/contracts/catalogs/new-catalogs';
import type { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { type Queryable, transaction } from '../../db/database';
import { tellingTaken } from '../../db/constraint-violation';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { findMade, insertCatalogs } from '../catalogs/create-service';
import { isUpload } from '../uploads/create-service';
import { draftAnswer, ownOf } from './draft-answer';
import * as repository from './repository';

type Submission = z.output<NonNullable<typeof uploadDraftsApi.submit.body>>;

/** Moves photos without a catalog to a draft of their own. @throws 409 when no id was given for it. */
async function keepOthers(
  tx: Queryable,
  { id, ownerId, source }: repository.DraftRow,
  sent: ReadonlySet<string>,
  restId: string | undefined,
): Promise<void> {
  const ids = (await repository.findPhotos(tx, id)).map(({ photo }) => photo.id);
  if ([...sent].some((photoId) => !ids.includes(photoId)))
    throw badInput([{ path: ['catalogs'], message: 'One of the photos is not here any more. Reload the page.' }]);
  if (ids.length === sent.size) return;
  if (restId === undefined)
    throw refused('Some photos are in no catalog. Put them into one, or leave them out, and send again.');
  const now = clock.now();
  const rest = { id: restId, ownerId, source, changedAt: now, createdAt: now };
  const isNew = !(await isUpload(tx, restId)) && (await repository.insert(tx, rest));
  if (!isNew) throw refused('This was changed in another window. Reload the page.');
  await repository.moveOthers(tx, id, restId, [...sent]);
  await recordAudit(tx, {
    actorId: ownerId,
    action: 'upload-drafts.added',
    subjectId: restId,
    details: { from: id, photos: ids.length - sent.size },
  });
}

/**
 * Creates catalogs from a draft and deletes it. The work item reuses the draft's id, so that a repeated call finds the
 * result of the first. @throws 404 when the user has no such draft, 409 when it was changed concurrently.
 */
export const submitDraft = (
  id: string,
  { version, restId, ...incoming }: Submission,
  actor: Actor,
): Promise<z.output<typeof madeCatalogs>> =>
  tellingTaken({ uploads_pkey: notFound }, () =>
    transaction(async (tx) => {
      const found = await repository.lockById(tx, id);
      const before = found ? undefined : await findMade(tx, id, actor);
      if (before) return before;
      const draft = ownOf(found, actor);
      if (draft.version !== version) throw changedMeanwhile(await draftAnswer(tx, draft));
      const sent = new Set(incoming.catalogs.flatMap(({ photoIds }) => photoIds));
      await keepOthers(tx, draft, sent, restId);
      const made = await insertCatalogs(tx, { id, ...incoming }, actor);
      await repository.remove(tx, id);
      const details = { photos: sent.size, catalogs: made.catalogIds.length };
      await recordAudit(tx, { actorId: actor.userId, action: 'upload-drafts.sent', subjectId: id, details });
      return made;
    }),
  );
