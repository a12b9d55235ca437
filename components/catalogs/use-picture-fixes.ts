import { useState } from 'react';
import { useOwnArrangement } from '@/components/entities/pictures/use-own-arrangement';
import type { CatalogDetail, CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import type { Photo } from '@/lib/contracts/photo-record';
import { useEditPhoto } from '@/lib/client/queries/catalog-pictures';
import { type CropBox, type Turn, turnedBy } from '@/lib/domain/photos/photo-edit';

interface Edited {
  /** The original photo, on which the edit is based. */
  source: Photo;
  photo: Photo;
  /** Null after a crop: a later rotation applies to the cropped photo. */
  turn: Turn | null;
}

const OVERTAKEN = 'A photo you had turned or cropped was replaced meanwhile. Check it as it is now.';

/** A reviewer's photo edits: order, cover, removal, rotation and crop. The catalog changes only on acceptance. */
export function usePictureFixes(catalog: CatalogDetail) {
  const own = useOwnArrangement(catalog);
  const { mutateAsync: edit } = useEditPhoto();
  const [edits, setEdits] = useState<Readonly<Record<string, Edited>>>({});
  const [busyId, setBusyId] = useState<string | null>(null);
  const { pictureIds, coverId } = own.arrangement;

  const editOf = ({ id, photo }: CatalogImage) => (edits[id]?.source.id === photo.id ? edits[id] : undefined);
  const byId = new Map(catalog.pictures.map((picture) => [picture.id, picture]));
  const now = (picture: CatalogImage) => ({
    ...picture,
    photo: editOf(picture)?.photo ?? picture.photo,
    isCover: picture.id === coverId,
  });
  const kept = pictureIds.flatMap((id) => byId.get(id) ?? []);
  const photos = kept.flatMap((picture) => {
    const edited = editOf(picture);
    return edited ? [{ pictureId: picture.id, photoIdBefore: edited.source.id, photoId: edited.photo.id }] : [];
  });
  const overtaken = catalog.pictures.filter((picture) => edits[picture.id] && !editOf(picture)).length;
  const isDirty = own.isDirty || photos.length > 0;
  const forget = (id: string) =>
    setEdits((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== id)));

  /** The call shows its own errors. Resolves to whether it succeeded. */
  const change = async (id: string, wish: { turn: Turn; crop: CropBox | null }): Promise<boolean> => {
    const picture = byId.get(id);
    if (!picture || busyId !== null) return false;
    const before = editOf(picture);
    // Further rotations start from the original photo: repeated re-encoding degrades quality.
    const isTurn = wish.crop === null && before?.turn !== null;
    const turn = isTurn ? turnedBy(before?.turn ?? 0, wish.turn) : wish.turn;
    const source = isTurn ? picture.photo : (before?.photo ?? picture.photo);
    if (isTurn && turn === 0) {
      forget(id);
      return true;
    }
    setBusyId(id);
    const photo = await edit({ id: source.id, turn, crop: wish.crop }).catch(() => null);
    setBusyId(null);
    if (photo) setEdits((all) => ({ ...all, [id]: { source: picture.photo, photo, turn: isTurn ? turn : null } }));
    return photo !== null;
  };

  return {
    /** Photos with the edits applied. */
    pictures: kept.map(now),
    leftOut: catalog.pictures.filter(({ id }) => !pictureIds.includes(id)).map(now),
    arrangement: own.arrangement,
    notice: [own.notice, overtaken > 0 && OVERTAKEN].filter(Boolean).join(' '),
    arrange: own.arrange,
    isDirty,
    busyId,
    change,
    /** For {@link useAcceptCatalog}; empty when nothing changed. */
    fixes: isDirty ? { pictures: { pictureIds, coverId, photos } } : {},
    giveUp: () => {
      own.giveUp();
      setEdits({});
    },
  };
}

export type PictureFixing = ReturnType<typeof usePictureFixes>;
