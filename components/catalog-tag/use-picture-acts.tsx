import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import type { PictureAct } from '@/components/entities/pictures/picture-menu';
import type { CatalogDetail, CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import { notifyError } from '@/lib/client/notify';
import { usePictureEdits } from './use-picture-edits';

const CropDialog = dynamic(
  () => import('@/components/entities/pictures/crop-dialog').then((module) => module.CropDialog),
  { ssr: false },
);
const MovePicturesDialog = dynamic(() => import('./move-pictures-dialog').then((module) => module.MovePicturesDialog), {
  ssr: false,
});

interface PictureActsOptions {
  catalog: CatalogDetail;
  /** One-based, as displayed. */
  placeOf: (pictureId: string) => number;
}

/** Actions on single photos of a catalog, with their dialogs. */
export function usePictureActs({ catalog, placeOf }: PictureActsOptions) {
  const edits = usePictureEdits(catalog);
  const [cropped, setCropped] = useState<CatalogImage | null>(null);
  const [moving, setMoving] = useState<string[] | null>(null);
  const replaced = useRef<CatalogImage | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const nameOf = ({ id }: CatalogImage) => `photo ${placeOf(id)}`;
  const isReplaced = ({ id, photo }: CatalogImage) =>
    catalog.pictures.find((one) => one.id === id)?.photo.id !== photo.id;
  const turn = (picture: CatalogImage, degrees: 90 | 270) =>
    void edits.change(picture, { turn: degrees, crop: null }, `Photo ${placeOf(picture.id)} is turned.`);

  const act = (name: PictureAct, picture: CatalogImage, isDirty: boolean) => {
    if (name === 'turn-left') turn(picture, 270);
    if (name === 'turn-right') turn(picture, 90);
    if (name === 'crop') setCropped(picture);
    if (name === 'replace') {
      replaced.current = picture;
      file.current?.click();
    }
    if (name !== 'move') return;
    // The unsaved order would refer to photos that may have moved by then.
    if (isDirty) notifyError('Save the new order of the photos first.');
    else setMoving([picture.id]);
  };
  const dialogs = (
    <>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="The new photo"
        accept="image/*"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen && replaced.current) void edits.replaceBy(replaced.current, chosen);
          target.value = '';
        }}
      />
      {cropped && (
        <CropDialog
          photo={cropped.photo}
          name={nameOf(cropped)}
          isBusy={edits.busyId === cropped.id}
          isReplaced={edits.busyId !== cropped.id && isReplaced(cropped)}
          onCrop={(crop) =>
            void edits
              .change(cropped, { turn: 0, crop }, `Photo ${placeOf(cropped.id)} is cropped.`)
              .then((isDone) => isDone && setCropped(null))
          }
          onClose={() => setCropped(null)}
        />
      )}
      {moving && (
        <MovePicturesDialog
          catalog={catalog}
          pictureIds={moving}
          onMoved={() => setMoving(null)}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
  return { act, move: setMoving, busyId: edits.busyId, dialogs };
}
