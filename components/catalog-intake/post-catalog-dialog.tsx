import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { CatalogChoice } from '@/components/entities/catalog-choice';
import { catalogName } from '@/components/entities/catalog-name';
import { notifyUndoable } from '@/components/records/notify-undoable';
import { useDraftProblem } from '@/components/shell/use-draft-problem';
import { notifySuccess } from '@/lib/client/notify';
import { useAddPostTo, useSettlePosts } from '@/lib/client/queries/whatsapp-posts';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { CATALOG_STATUSES, isWithEditor } from '@/lib/domain/catalogs/catalog-status';
import { rupeesText } from '@/lib/domain/text/money';
import { rateOnceAdded } from '@/lib/domain/whatsapp/new-rate';
import { counted } from './post-words';
import { type LikenessVerdict, useLikenessCheck } from './use-likeness-check';

const WORDS = {
  add: { title: 'Add to a catalog', button: 'Add', list: 'Catalogs that take photos' },
  original: { title: 'Duplicate of which catalog?', button: 'It is a duplicate', list: 'Catalogs of this seller' },
};

/** Notes that the catalog has the rate of a later post by now; empty when it keeps its own. */
function rateWords(catalog: Catalog, { newRate }: Post): string {
  const rate = rateOnceAdded(catalog, newRate);
  return rate === null || rate === catalog.rate ? '' : ` Its rate is ${rupeesText(rate)} now.`;
}

interface PostCatalogDialogProps {
  post: Post;
  /** Purpose of the selection: to add the photos to the catalog, or to mark it as the original. */
  does: 'add' | 'original';
  onDone: () => void;
  onClose: () => void;
}

/** Selects one of the seller’s catalogs for a post. */
export function PostCatalogDialog({ post, does, onDone, onClose }: PostCatalogDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Catalog | null>(null);
  const adding = useAddPostTo();
  const likeness = useLikenessCheck();
  const draftProblemOf = useDraftProblem();
  const { mutate: settle, isPending: isSettling } = useSettlePosts();
  const { title, button, list } = WORDS[does];
  const { seller } = post.sender;

  const handleDone = () => {
    onClose();
    onDone();
  };
  const add = (catalog: Catalog, { leaveOut, group }: LikenessVerdict) =>
    adding.mutate(
      { post, catalogId: catalog.id, leaveOut: [...leaveOut] },
      {
        onSuccess: ({ state }) => {
          const added = post.photos.filter((photo) => !leaveOut.has(photo.id)).length;
          const told = `${counted(added, 'photo')} added to ${catalogName(catalog)}.${rateWords(catalog, post)}`;
          notifySuccess(state === 'duplicate' ? 'Skipped: all its photos are duplicates.' : told);
          group();
          handleDone();
        },
      },
    );
  const check = (catalog: Catalog) =>
    likeness.check(
      post.photos.map((photo) => ({ id: photo.id, sellerId: catalog.seller.id, catalogId: catalog.id })),
      (verdict) => add(catalog, verdict),
    );
  const handleChoose = () => {
    if (!chosen) return;
    if (does === 'add') return check(chosen);
    const postIds = [post.id];
    settle(
      { postIds, state: 'duplicate', duplicateOfId: chosen.id },
      {
        onSuccess: () => {
          const told = `Marked as a duplicate of ${catalogName(chosen)}.`;
          notifyUndoable(told, () => settle({ postIds, state: 'new' }));
          handleDone();
        },
      },
    );
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {seller ? (
          <CatalogChoice
            label={list}
            sellerId={seller.id}
            statuses={does === 'add' ? CATALOG_STATUSES.filter(isWithEditor) : undefined}
            problemOf={does === 'add' ? draftProblemOf : undefined}
            chosenId={chosen?.id ?? null}
            onChoose={setChosen}
          />
        ) : (
          <Alert severity="info">Choose which seller this is first.</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={!chosen}
          loading={likeness.isChecking || adding.isPending || isSettling}
          onClick={handleChoose}
        >
          {button}
        </Button>
      </DialogActions>
      {likeness.dialog}
    </Dialog>
  );
}
