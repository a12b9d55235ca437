import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, useState } from 'react';
import { SearchField } from '@/components/ui/data-table/search-field';
import { useSaleCatalogs } from '@/lib/client/queries/orders';
import { rupeesText } from '@/lib/domain/text/money';
import { ChoiceButtons } from './choice-buttons';

interface CatalogDialogProps {
  onChoose: (catalog: { id: string; title: string }) => void;
  onClose: () => void;
}

/** Sends one of the catalogs visible to buyers. */
export function CatalogDialog({ onChoose, onClose }: CatalogDialogProps) {
  const [q, setQ] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { data, error } = useSaleCatalogs(q);
  const choices = data?.map(({ id, title, seller, rate }) => ({
    id,
    title,
    detail: `${rupeesText(rate)} · ${seller.businessName}`,
  }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="send-catalog">
      <DialogTitle id="send-catalog">Send a catalog</DialogTitle>
      <DialogContent>
        <SearchField
          label="Title, design number or seller"
          value={q}
          onSearch={setQ}
          onLeave={onClose}
          inputRef={field}
        />
        <ChoiceButtons choices={choices} error={error} none="No catalog that buyers see matches." onChoose={onChoose} />
      </DialogContent>
    </Dialog>
  );
}
