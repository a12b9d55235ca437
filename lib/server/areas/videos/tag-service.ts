import type { Video, VideoChanges, VideoForm } from '@/lib/contracts/videos/video-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { applicableTags, tagProblems } from '@/lib/domain/catalogs/catalog-tags';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { tagProblem } from '@/lib/domain/videos/video-status';
import { segmentProblem } from '@/lib/domain/videos/video-text';
import type { Actor } from '../../auth/actor';
import { transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { videos } from '../../db/schema/videos';
import { updateRow } from '../../db/versioned-rows';
import { badInput, changedMeanwhile, refused } from '../../errors';
import { getTaxonomy, keepProductType, keepValues } from '../taxonomy/service';
import * as parts from './part-repository';
import { getVideo } from './service';
import { auditedVideo, follow, lockVideo, VIDEO_STEPS } from './step-service';

type Fields = Partial<VideoForm>;

function assertTags(
  { productTypeId, tags }: Pick<VideoForm, 'productTypeId' | 'tags'>,
  before: Video,
  known: Taxonomy,
) {
  const type = known.productTypes.find(({ id }) => id === productTypeId);
  const isNew = productTypeId !== before.productTypeId;
  if (productTypeId !== null && (!type || (isNew && !type.active)))
    throw badInput([{ path: ['productTypeId'], message: 'There is no such product type any more. Choose another.' }]);
  const problems = tagProblems({ productTypeId, tags }, before, known);
  if (problems.length > 0) throw badInput(problems.map(({ index, message }) => ({ path: ['tags', index], message })));
}

/** @throws 400 when a segment refers to a catalog of another seller, or exceeds the video. */
async function assertSegments(tx: Queryable, segments: VideoForm['segments'], { seller, cut }: Video): Promise<void> {
  const wanted = segments.map(({ catalogId }) => catalogId);
  const own = await parts.catalogsOf(tx, seller.id, wanted);
  const problems = segments.flatMap((segment, index) => {
    const problem = own.has(segment.catalogId)
      ? segmentProblem(segment, cut?.durationMs ?? null)
      : 'Choose a catalog of this seller.';
    return problem ? [{ path: ['segments', index], message: problem }] : [];
  });
  if (problems.length > 0) throw badInput(problems);
}

/** Writes fields of a video whose row is locked. @throws 400 when one is invalid. */
export async function writeFields(tx: Queryable, before: Video, typed: Fields, actor: Actor): Promise<Video> {
  await keepValues(
    tx,
    (typed.tags ?? []).map(({ valueId }) => valueId),
  );
  if (typed.productTypeId && typed.productTypeId !== before.productTypeId)
    await keepProductType(tx, typed.productTypeId);
  const taxonomy = await getTaxonomy(tx);
  const productTypeId = typed.productTypeId === undefined ? before.productTypeId : typed.productTypeId;
  const isRetyped = productTypeId !== before.productTypeId;
  const tags = typed.tags ?? (isRetyped ? applicableTags(productTypeId, before.tags, taxonomy) : before.tags);
  if (typed.tags || isRetyped) assertTags({ productTypeId, tags }, before, taxonomy);
  if (typed.segments) await assertSegments(tx, typed.segments, before);
  await parts.replaceTags(tx, before.id, tags);
  if (typed.segments) await parts.replaceSegments(tx, before.id, typed.segments);
  const { tags: _tags, segments: _segments, ...columns } = typed;
  const now = await getVideo(before.id, actor, tx);
  const after = { ...now, ...columns };
  if (Object.keys(fieldChanges(auditedVideo(before), auditedVideo(after))).length === 0) return before;
  // A reviewer who makes corrections does not become the tagger.
  const taggedById = before.status === 'in_review' ? before.taggedBy?.id : actor.userId;
  await updateRow(tx, videos, before.id, { ...columns, taggedById });
  const saved = await getVideo(before.id, actor, tx);
  await recordAudit(tx, {
    actorId: actor.userId,
    action: 'videos.changed',
    subjectId: before.id,
    before: auditedVideo(before),
    after: auditedVideo(saved),
  });
  return saved;
}

/** Saves fields within the caller's transaction; once all are filled in, the video counts as tagged. */
async function revise(tx: Queryable, id: string, { version, ...fields }: VideoChanges, actor: Actor): Promise<Video> {
  const before = await lockVideo(tx, id, actor);
  const problem = tagProblem(before.status);
  if (problem) throw refused(problem);
  if (before.version !== version) throw changedMeanwhile(before);
  const saved = await writeFields(tx, before, fields, actor);
  const due = saved.missing.length === 0 ? 'tagged' : 'cut_uploaded';
  return saved.status === due ? saved : follow(tx, saved, due, actor);
}

/** Changes fields of a video. @throws 409 when it was changed concurrently, or is past tagging. */
export const updateVideo = (id: string, changes: VideoChanges, actor: Actor): Promise<Video> =>
  transaction((tx) => revise(tx, id, changes, actor));

/** Saves the fields of a video and submits it for review atomically. @throws 409 when something is missing. */
export const sendVideo = (id: string, changes: VideoChanges, actor: Actor): Promise<Video> =>
  transaction(async (tx) => {
    const now = await getVideo(id, actor, tx);
    // The response to an earlier try was lost.
    if (now.status === 'in_review' && now.taggedBy?.id === actor.userId && now.version !== changes.version) return now;
    const saved = await revise(tx, id, changes, actor);
    if (saved.missing.length > 0) throw refused(`Still missing: ${saved.missing.join(', ')}.`);
    return VIDEO_STEPS.takeHeld(tx, saved, { to: 'in_review' }, actor);
  });
