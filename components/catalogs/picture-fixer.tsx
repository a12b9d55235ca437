import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import { movedTo } from '@/components/entities/pictures/arrangement';
import { PictureGrid } from '@/components/entities/pictures/picture-grid';
import { PHOTO_ACTS, type PhotoAct } from '@/components/entities/pictures/picture-menu';
import { SectionCard } from '@/components/ui/section-card';
import type { CatalogDetail, CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import type { PictureFixing } from './use-picture-fixes';

const CropDialog = dynamic(
  () => import('@/components/entities/pictures/crop-dialog').then((module) => module.CropDialog),
  {
    ssr: false,
  },
);

interface PictureFixerProps {
  catalog: CatalogDetail;
  fixing: PictureFixing;
  isDisabled: boolean;
}

/** Editable photos of a catalog waiting for review; changes are saved on acceptance. */
export function PictureFixer({ catalog, fixing, isDisabled }: PictureFixerProps) {
  const { pictures, leftOut, arrangement, arrange, notice, isDirty, busyId, change, giveUp } = fixing;
  const [cropped, setCropped] = useState<CatalogImage | null>(null);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus({ preventScroll: false }), []);
  const placeOf = ({ id }: CatalogImage) => pictures.findIndex((one) => one.id === id) + 1;
  const isReplaced = ({ id, photo }: CatalogImage) => pictures.find((one) => one.id === id)?.photo.id !== photo.id;
  const takeBack = ({ id }: CatalogImage) =>
    arrange(
      movedTo(
        { ...arrangement, pictureIds: [...arrangement.pictureIds, id] },
        id,
        catalog.pictures.findIndex((one) => one.id === id),
      ),
    );
  const act = (name: PhotoAct, picture: CatalogImage) => {
    if (name === 'crop') setCropped(picture);
    else void change(picture.id, { turn: name === 'turn-left' ? 270 : 90, crop: null });
  };
  return (
    <div ref={group} role="group" aria-label="Fix photos" tabIndex={-1} style={{ outline: 'none' }}>
      <SectionCard
        title="Photos"
        description="Drag a photo to its place, or use its arrows. Buyers see the cover first. It is saved when you accept."
        action={
          isDirty && (
            <Button color="inherit" disabled={isDisabled} onClick={giveUp}>
              Reset
            </Button>
          )
        }
      >
        {notice && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            {notice}
          </Alert>
        )}
        <PictureGrid
          pictures={pictures}
          arrangement={arrangement}
          onArrange={arrange}
          isFixed={isDisabled}
          busyId={busyId}
          acts={PHOTO_ACTS}
          onAct={act}
        />
        {leftOut.length > 0 && (
          <Box role="group" aria-label="Removed" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            {leftOut.map((picture, index) => (
              <Button
                key={picture.id}
                size="small"
                color="inherit"
                variant="outlined"
                disabled={isDisabled}
                startIcon={<PhotoThumb photo={picture.photo} size={32} />}
                aria-label={`Restore removed photo ${index + 1}`}
                onClick={() => takeBack(picture)}
              >
                Restore
              </Button>
            ))}
          </Box>
        )}
      </SectionCard>
      {cropped && (
        <CropDialog
          photo={cropped.photo}
          name={`photo ${placeOf(cropped)}`}
          isBusy={busyId === cropped.id}
          isReplaced={busyId !== cropped.id && isReplaced(cropped)}
          onCrop={(crop) => void change(cropped.id, { turn: 0, crop }).then((isDone) => isDone && setCropped(null))}
          onClose={() => setCropped(null)}
        />
      )}
    </div>
  );
}
