import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { CatalogChoice } from '@/components/entities/catalog-choice';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';

interface SegmentDialogProps {
  sellerId: string;
  onChoose: (catalog: Catalog) => void;
  onClose: () => void;
}

/** Chooses the catalog of the seller that a part of a video shows. */
export function SegmentDialog({ sellerId, onChoose, onClose }: SegmentDialogProps) {
  const id = useId();
  const [catalog, setCatalog] = useState<Catalog | null>(null);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Which catalog is shown?</DialogTitle>
      <DialogContent>
        <CatalogChoice
          label="Catalog that is shown"
          sellerId={sellerId}
          problemOf={({ isDeleted }) => (isDeleted ? 'It was deleted' : null)}
          chosenId={catalog?.id ?? null}
          onChoose={setCatalog}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!catalog} onClick={() => catalog && onChoose(catalog)}>
          Add
        </Button>
      </DialogActions>
    </Dialog>
  );
}
