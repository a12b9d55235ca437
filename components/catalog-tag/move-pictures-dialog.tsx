import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { CatalogChoice } from '@/components/entities/catalog-choice';
import { catalogName } from '@/components/entities/catalog-name';
import { CheckField } from '@/components/ui/check-field';
import type { Catalog, CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { notifySuccess } from '@/lib/client/notify';
import { canMoveBack, useMoveBack, useMovePictures } from '@/lib/client/queries/catalog-pictures';
import { useCurrentUser } from '@/components/entities/current-user';
import { notifyUndoable } from '@/components/records/notify-undoable';
import { useDraftProblem } from '@/components/shell/use-draft-problem';
import { CATALOG_STATUSES, statusProblem } from '@/lib/domain/catalogs/catalog-status';

interface MovePicturesDialogProps {
  catalog: CatalogDetail;
  pictureIds: string[];
  onMoved: () => void;
  onClose: () => void;
}

const imagesText = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);

/** Moves photos to another catalog of the seller; asks for confirmation when none would remain. */
export function MovePicturesDialog({ catalog, pictureIds, onMoved, onClose }: MovePicturesDialogProps) {
  const id = useId();
  const { fo } = useCurrentUser();
  const draftProblemOf = useDraftProblem();
  const [target, setTarget] = useState<Catalog | null>(null);
  const [isDeleteKnown, setIsDeleteKnown] = useState(false);
  const { mutate, isPending } = useMovePictures(catalog.id);
  const { mutateAsync: moveBack } = useMoveBack(catalog, pictureIds);
  const isAll = pictureIds.length === catalog.pictures.length;
  const moving = imagesText(pictureIds.length);
  const statuses = CATALOG_STATUSES.filter((status) => statusProblem(status, fo) === null);

  const handleMove = () => {
    if (!target) return;
    const body = { pictureIds, toId: target.id, version: catalog.version, toVersion: target.version };
    mutate(
      { ...body, deletesEmpty: isAll && isDeleteKnown },
      {
        onSuccess: (moved) => {
          const { from, to } = moved;
          const told = `${moving} moved to ${catalogName(to)}.`;
          if (from.isDeleted) notifySuccess(`${told} This catalog had no other photo and is deleted.`);
          else if (!canMoveBack(moved, pictureIds)) notifySuccess(told);
          else
            notifyUndoable(
              told,
              () =>
                void moveBack(moved).then(
                  () => notifySuccess(`${moving} moved back.`),
                  // The error was already shown.
                  () => undefined,
                ),
            );
          onMoved();
        },
        // The selected catalog may have changed meanwhile; the list reloads.
        onError: () => setTarget(null),
      },
    );
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Move {moving} to another catalog</DialogTitle>
      <DialogContent>
        <CatalogChoice
          label={`Catalogs of ${catalog.seller.businessName}`}
          sellerId={catalog.seller.id}
          statuses={statuses}
          exceptId={catalog.id}
          problemOf={draftProblemOf}
          chosenId={target?.id ?? null}
          onChoose={setTarget}
        />
        {isAll && (
          <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
            No photo would be left here.
            <CheckField
              label="Delete this catalog with it"
              hint="An admin can bring it back."
              value={isDeleteKnown}
              onChange={setIsDeleteKnown}
            />
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={!target || (isAll && !isDeleteKnown)}
          onClick={handleMove}
        >
          Move
        </Button>
      </DialogActions>
    </Dialog>
  );
}
