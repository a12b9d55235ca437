import Alert from '@mui/material/Alert';
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
import { movedTo, without } from './arrangement';
import { PictureTile } from './picture-tile';
import { useOwnArrangement } from './use-own-arrangement';
import { usePictureActs } from './use-picture-acts';

/** The pictures of a catalog: their order, the cover, which are left out, and how each looks. */
export function PictureBoard({ catalog }: { catalog: CatalogDetail }) {
  const { fo } = useCurrentUser();
  const { mutate, isPending } = useArrangeCatalog(catalog.id);
  const { arrangement, isDirty, version, notice, arrange, giveUp } = useOwnArrangement(catalog);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const problem = catalog.isDeleted ? 'This catalog was deleted.' : changeProblem(catalog.status, fo);
  const shown = arrangement.pictureIds.flatMap((id) => catalog.pictures.find((one) => one.id === id) ?? []);
  const picked = shown.map(({ id }) => id).filter((id) => chosen.includes(id));
  const acts = usePictureActs({ catalog, placeOf: (id) => shown.findIndex((one) => one.id === id) + 1 });

  const handleSave = () =>
    mutate(
      { ...arrangement, version },
      {
        onSuccess: () => {
          giveUp();
          notifySuccess('The images are saved.');
        },
      },
    );
  return (
    <SectionCard
      title="Images"
      description={problem ?? 'Drag an image to its place, or use its arrows. Buyers see the cover first.'}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {picked.length > 0 && (
            <Button variant="outlined" color="inherit" disabled={isDirty} onClick={() => acts.move(picked)}>
              Move {picked.length} to another catalog…
            </Button>
          )}
          {isDirty && (
            <Button color="inherit" onClick={giveUp}>
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
      {notice && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {notice}
        </Alert>
      )}
      <Box
        component="ol"
        aria-label="Images"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {shown.map((picture, place) => (
          <PictureTile
            key={picture.id}
            photo={picture.photo}
            place={place}
            count={shown.length}
            isCover={arrangement.coverId === picture.id}
            isFixed={problem !== null || isPending}
            isBusy={acts.busyId === picture.id}
            isChosen={picked.includes(picture.id)}
            onChoose={(is) => setChosen(is ? [...chosen, picture.id] : chosen.filter((id) => id !== picture.id))}
            onMove={(to) => arrange(movedTo(arrangement, picture.id, to))}
            onCover={() => arrange({ ...arrangement, coverId: picture.id })}
            onRemove={() => arrange(without(arrangement, picture.id))}
            onAct={(act) => acts.act(act, picture, isDirty)}
            onDrag={() => setDraggedId(picture.id)}
            onDrop={() => {
              if (draggedId !== null) arrange(movedTo(arrangement, draggedId, place));
              setDraggedId(null);
            }}
          />
        ))}
      </Box>
      {acts.dialogs}
    </SectionCard>
  );
}
