import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { Selection } from '@/lib/domain/lists/selection';
import { NO_WISH } from './order-bulk-wish';
import { PrintMany } from './print-many';

const OrderBulkDialog = dynamic(() => import('./order-bulk-dialog').then((module) => module.OrderBulkDialog), {
  ssr: false,
});

interface OrderBulkActionsProps {
  selection: Selection;
  search: string;
  onStarted: (id: string) => void;
}

/** Actions for the selected orders. */
export function OrderBulkActions(props: OrderBulkActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(NO_WISH);
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setIsOpen(true)}>
        Assign…
      </Button>
      <PrintMany selection={props.selection} />
      {isOpen && <OrderBulkDialog {...props} draft={draft} onDraft={setDraft} onClose={() => setIsOpen(false)} />}
    </>
  );
}
