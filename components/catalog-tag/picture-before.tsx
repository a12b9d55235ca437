import Button from '@mui/material/Button';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import { notifySuccess } from '@/lib/client/notify';
import { useReplacePicture } from '@/lib/client/queries/catalog-pictures';

interface PictureBeforeProps {
  catalog: CatalogDetail;
  details: HistoryEntry['details'];
}

/** Restores a replaced photo, as long as its replacement is still there. */
export function PictureBefore({ catalog, details: { pictureId, photoIdBefore: photoId } }: PictureBeforeProps) {
  const { mutate, isPending } = useReplacePicture(catalog);
  const place = catalog.pictures.findIndex(({ id }) => id === pictureId);
  const picture = catalog.pictures[place];
  if (!picture || typeof photoId !== 'string') return null;
  if (catalog.pictures.some(({ photo }) => photo.id === photoId)) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      loading={isPending}
      sx={{ mt: 1 }}
      onClick={() =>
        mutate(
          { pictureId: picture.id, photoIdBefore: picture.photo.id, photoId },
          { onSuccess: () => notifySuccess('The previous photo is back.') },
        )
      }
    >
      Restore the previous photo as photo {place + 1}
    </Button>
  );
}
