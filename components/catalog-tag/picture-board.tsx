import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useChangeProblem } from '@/components/shell/use-draft-problem';
import { PictureGrid } from '@/components/entities/pictures/picture-grid';
import { PICTURE_ACTS } from '@/components/entities/pictures/picture-menu';
import { useOwnArrangement } from '@/components/entities/pictures/use-own-arrangement';
import { SectionCard } from '@/components/ui/section-card';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { notifySuccess } from '@/lib/client/notify';
import { useArrangeCatalog } from '@/lib/client/queries/catalogs';
import { usePictureActs } from './use-picture-acts';

/** Photos of a catalog: order, cover, removal and edits. */
export function PictureBoard({ catalog }: { catalog: CatalogDetail }) {
  const changeProblemOf = useChangeProblem();
  const { mutate, isPending } = useArrangeCatalog(catalog.id);
  const { arrangement, isDirty, version, notice, arrange, giveUp } = useOwnArrangement(catalog);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const problem = catalog.isDeleted ? 'This catalog was deleted.' : changeProblemOf(catalog);
  const shown = arrangement.pictureIds.flatMap((id) => catalog.pictures.find((one) => one.id === id) ?? []);
  const picked = shown.map(({ id }) => id).filter((id) => chosen.includes(id));
  const acts = usePictureActs({ catalog, placeOf: (id) => shown.findIndex((one) => one.id === id) + 1 });

  const handleSave = () =>
    mutate(
      { ...arrangement, version },
      {
        onSuccess: () => {
          giveUp();
          notifySuccess('The photos are saved.');
        },
      },
    );
  return (
    <SectionCard
      title="Photos"
      description={problem ?? 'Drag a photo to its place, or use its arrows. Buyers see the cover first.'}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {picked.length > 0 && (
            <Button variant="outlined" color="inherit" disabled={isDirty} onClick={() => acts.move(picked)}>
              Move {picked.length} to another catalog…
            </Button>
          )}
          {isDirty && (
            <Button color="inherit" onClick={giveUp}>
              Reset
            </Button>
          )}
          <Button variant="contained" disabled={!isDirty || problem !== null} loading={isPending} onClick={handleSave}>
            Save
          </Button>
        </Box>
      }
    >
      <UnsavedGuard isDirty={isDirty} text="The new order of the photos is not saved and would be lost." />
      {notice && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {notice}
        </Alert>
      )}
      <PictureGrid
        pictures={shown}
        arrangement={arrangement}
        onArrange={arrange}
        isFixed={problem !== null || isPending}
        busyId={acts.busyId}
        acts={PICTURE_ACTS}
        onAct={(act, picture) => acts.act(act, picture, isDirty)}
        chosen={picked}
        onChoose={(id, is) => setChosen(is ? [...chosen, id] : chosen.filter((one) => one !== id))}
      />
      {acts.dialogs}
    </SectionCard>
  );
}
