import { useState } from 'react';
import { notifyUndoable } from '@/components/records/notify-undoable';
import type { CatalogDetail, CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import { notifyError } from '@/lib/client/notify';
import { useEditPhoto, useReplacePicture } from '@/lib/client/queries/catalog-pictures';
import { useUploadPhoto } from '@/lib/client/queries/photos';
import type { PhotoEdit } from '@/lib/domain/photos/photo-edit';

/** Replaces photos with rotated, cropped or new ones. Each change can be undone immediately. */
export function usePictureEdits(catalog: CatalogDetail) {
  const { mutateAsync: edit } = useEditPhoto();
  const { mutateAsync: upload } = useUploadPhoto();
  const { mutateAsync: replace, mutate: putBack } = useReplacePicture(catalog);
  const [busyId, setBusyId] = useState<string | null>(null);

  /** The calls show their own errors. Resolves to whether the work succeeded. */
  const working = async ({ id }: CatalogImage, work: () => Promise<boolean>): Promise<boolean> => {
    setBusyId(id);
    const isDone = await work().catch(() => false);
    setBusyId(null);
    return isDone;
  };
  const put = async ({ id, photo }: CatalogImage, photoId: string, told: string) => {
    await replace({ pictureId: id, photoIdBefore: photo.id, photoId });
    const back = { pictureId: id, photoIdBefore: photoId, photoId: photo.id };
    if (photoId !== photo.id) notifyUndoable(told, () => putBack(back));
    return true;
  };
  return {
    busyId,
    change: (picture: CatalogImage, wish: PhotoEdit, told: string) =>
      working(picture, async () => put(picture, (await edit({ id: picture.photo.id, ...wish })).id, told)),
    replaceBy: (picture: CatalogImage, file: File) =>
      working(picture, async () => {
        const answer = await upload({ file });
        if ('photo' in answer) return put(picture, answer.photo.id, 'The photo is replaced.');
        notifyError(answer.problem);
        return false;
      }),
  };
}
