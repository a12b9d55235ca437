import {
  completed,
  isAwaited,
  isOtherPost,
  missingIn,
  onMore,
  type PostFile,
  type PostFiles,
} from '@/lib/domain/whatsapp/complete-post';
import { POST_MACHINE } from '@/lib/domain/whatsapp/post-machine';
import type { AuditEntry } from '../../db/record-audit';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { stepped } from '../../platform/steps/step-repository';
import * as repository from './intake-repository';
import { partOf } from './part-of';
import { filesOf } from './repository';

/** An existing post, before an export contains it again. */
export type FoundPost = Awaited<ReturnType<typeof repository.findByFingerprints>>[number];

const photoIdsOf = ({ files }: PostFiles) => [...new Set(files.flatMap(({ photoId }) => photoId ?? []))];
const countOf = (files: PostFiles) => photoIdsOf(files).length;

/** A post of an export. */
export interface NewPost {
  senderId: string;
  at: Date;
  caption: string;
  fingerprint: string;
  omitted: number;
  photos: readonly PostFile[];
}

/** Result of importing a post again: something new, photos its catalog lacks, or neither. */
interface Outcome {
  isNews: boolean;
  audit?: Omit<AuditEntry, 'actorId'>;
  /** Names of photos that its catalog does not have. */
  late?: string[];
}

const COMPLETED = 'whatsapp-posts.completed';

const NOTHING: Outcome = { isNews: false };

/**
 * Adds missing photos to an existing post within the caller's transaction, without duplicates. Returns `other` when it
 * is not the same post.
 */
export async function completeKnown(
  tx: Queryable,
  importId: string,
  found: FoundPost,
  { photos, ...post }: NewPost,
): Promise<Outcome | 'other'> {
  const coming = { files: photos, omitted: post.omitted };
  if (countOf(coming) === 0) return NOTHING;
  const rows = await filesOf(tx, [found.id]);
  const stored = {
    files: rows.map(({ name, problem, photo }): PostFile => ({ name, problem, photoId: photo?.id ?? null })),
    omitted: found.omitted,
  };
  if (isOtherPost(stored, coming)) return 'other';
  const does = onMore(found.state, found.settledById !== null);
  const missing = does === 'leave' ? [] : missingIn(stored, coming);
  if (missing.length === 0) return NOTHING;
  const elsewhere = await repository.findElsewhere(
    tx,
    found.id,
    missing.flatMap(({ photoId }) => photoId ?? []),
  );
  const isHere = ({ photoId }: PostFile) => photoId !== null && elsewhere.has(photoId);
  if (does === 'tell') return { isNews: false, late: missing.filter((file) => !isHere(file)).map(({ name }) => name) };
  const lacking = missing.filter((file) => isAwaited(stored, file) || !isHere(file));
  if (lacking.length === 0) return NOTHING;
  const rowsOf = (postId: string, files: readonly PostFile[]) =>
    files.map((file, position) => ({ postId, position, ...file }));
  if (found.state === 'joined') {
    // The post that has its other photos may be settled by now, so these become a post of their own.
    const id = newId();
    const row = { ...post, id, importId, omitted: 0, fingerprint: partOf(id), createdAt: clock.now() };
    await repository.insert(tx, [row], rowsOf(id, lacking));
    return { isNews: true };
  }
  const whole = completed(stored, coming, lacking);
  const isRepeat = found.state === 'duplicate' || found.state === 'new-rate';
  // It may be a duplicate even with all of its photos.
  const isNew = isRepeat && (await repository.findWithPhotos(tx, photoIdsOf(whole))).length === 0;
  const state = isNew ? stepped(POST_MACHINE, found.state, 'new', COMPLETED) : undefined;
  await repository.complete(tx, found.id, { importId, omitted: whole.omitted, state }, rowsOf(found.id, whole.files));
  return {
    isNews: true,
    audit: {
      action: COMPLETED,
      subjectId: found.id,
      before: { state: found.state, photos: countOf(stored) },
      after: { state: state ?? found.state, photos: countOf(whole) },
    },
  };
}
