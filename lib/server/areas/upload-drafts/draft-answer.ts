import type { DraftPhoto, DraftSummary, UploadDraft } from '@/lib/contracts/uploads/upload-drafts';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { notFound } from '../../errors';
import { findPhotos, photoAnswer } from '../../platform/photos/photo-service';
import * as repository from './repository';

export const draftPhotoAnswer = ({ photo, takenAt, ...lying }: repository.FoundDraftPhoto): DraftPhoto => ({
  ...lying,
  photo: photoAnswer(photo),
  takenAt: takenAt?.toISOString() ?? null,
});

/** A draft with its photos, in the shape of the contract. */
export async function draftAnswer(tx: Queryable, draft: repository.DraftRow): Promise<UploadDraft> {
  const { id, sellerId, source, note, changedAt, version } = draft;
  const photos = await repository.findPhotos(tx, id);
  return {
    id,
    seller: (sellerId && (await repository.findSeller(tx, sellerId))) || null,
    source,
    note,
    changedAt: changedAt.toISOString(),
    version,
    photos: photos.map(draftPhotoAnswer),
  };
}

/** A user's open drafts, latest first. */
export async function draftSummaries(tx: Queryable, ownerId: string): Promise<DraftSummary[]> {
  const rows = await repository.listOf(tx, ownerId);
  const covers = await findPhotos(
    tx,
    rows.flatMap(({ coverId }) => coverId ?? []),
  );
  return rows.map(({ draft: { id, source, note, changedAt, version }, seller, photos, coverId }) => {
    const cover = covers.find((photo) => photo.id === coverId);
    return {
      id,
      seller,
      source,
      note,
      changedAt: changedAt.toISOString(),
      version,
      photos,
      cover: cover ? photoAnswer(cover) : null,
    };
  });
}

/** @throws 404 when there is no such draft, or it is another user's. */
export function ownOf(draft: repository.DraftRow | undefined, { userId }: Pick<Actor, 'userId'>): repository.DraftRow {
  if (draft?.ownerId !== userId) throw notFound();
  return draft;
}
