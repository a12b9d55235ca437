import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCurrentUser } from '@/components/layout/current-user';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
import { SectionCard } from '@/components/ui/section-card';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { notifySuccess } from '@/lib/client/notify';
import { useArrangeCatalog } from '@/lib/client/queries/catalogs';
import { changeProblem } from '@/lib/domain/catalog-status';
import { type Arrangement, arrangementOf, isSameArrangement, movedTo, without } from './arrangement';
import { PictureTile } from './picture-tile';

/** The pictures of a catalog: their order, the cover, and which are left out. */
export function PictureBoard({ catalog }: { catalog: CatalogDetail }) {
  const { fo } = useCurrentUser();
  const { mutate, isPending } = useArrangeCatalog(catalog.id);
  const [wish, setWish] = useState<Arrangement | null>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const now = arrangementOf(catalog);
  const arrangement = wish ?? now;
  const isDirty = wish !== null && !isSameArrangement(wish, now);
  const problem = catalog.isDeleted ? 'This catalog was deleted.' : changeProblem(catalog.status, fo);

  const handleSave = () =>
    mutate(
      { ...arrangement, version: catalog.version },
      {
        onSuccess: () => {
          setWish(null);
          notifySuccess('The images are saved.');
        },
      },
    );
  const shown = arrangement.pictureIds.flatMap((id) => catalog.pictures.find((one) => one.id === id) ?? []);
  return (
    <SectionCard
      title="Images"
      description={problem ?? 'Drag an image to its place, or use its arrows. Buyers see the cover first.'}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {isDirty && (
            <Button color="inherit" onClick={() => setWish(null)}>
              As it was
            </Button>
          )}
          <Button variant="contained" disabled={!isDirty || problem !== null} loading={isPending} onClick={handleSave}>
            Save
          </Button>
        </Box>
      }
    >
      <UnsavedGuard isDirty={isDirty} text="The new order of the images is not saved and would be lost." />
      <Box
        component="ol"
        aria-label="Images"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {shown.map(({ id, photo }, place) => (
          <PictureTile
            key={id}
            photo={photo}
            place={place}
            count={shown.length}
            isCover={arrangement.coverId === id}
            isFixed={problem !== null}
            onMove={(to) => setWish(movedTo(arrangement, id, to))}
            onCover={() => setWish({ ...arrangement, coverId: id })}
            onRemove={() => setWish(without(arrangement, id))}
            onDrag={() => setDraggedId(id)}
            onDrop={() => {
              if (draggedId !== null) setWish(movedTo(arrangement, draggedId, place));
              setDraggedId(null);
            }}
          />
        ))}
      </Box>
    </SectionCard>
  );
}
