import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Selection } from '@/lib/domain/lists/selection';
import type { BuyerBulkDraft } from './buyer-bulk-wishes';

const BuyerBulkDialog = dynamic(() => import('./buyer-bulk-dialog').then((module) => module.BuyerBulkDialog), {
  ssr: false,
});

interface BuyerBulkActionsProps {
  selection: Selection;
  search: string;
  onStarted: (id: string) => void;
}

/** Actions for the selected buyers. */
export function BuyerBulkActions(props: BuyerBulkActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<BuyerBulkDraft | null>(null);
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setIsOpen(true)}>
        Change…
      </Button>
      {isOpen && <BuyerBulkDialog {...props} draft={draft} onDraft={setDraft} onClose={() => setIsOpen(false)} />}
    </>
  );
}
