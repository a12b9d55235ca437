import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Selection } from '@/lib/domain/lists/selection';
import type { SellerBulkDraft } from './seller-bulk-wishes';

const SellerBulkDialog = dynamic(() => import('./seller-bulk-dialog').then((module) => module.SellerBulkDialog), {
  ssr: false,
});

interface SellerBulkActionsProps {
  selection: Selection;
  search: string;
  onStarted: (id: string) => void;
}

/** Actions for the selected sellers. */
export function SellerBulkActions(props: SellerBulkActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<SellerBulkDraft | null>(null);
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setIsOpen(true)}>
        Change…
      </Button>
      {isOpen && <SellerBulkDialog {...props} draft={draft} onDraft={setDraft} onClose={() => setIsOpen(false)} />}
    </>
  );
}
