import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { PdfOfCatalogs } from '@/components/entities/pdf-of-catalogs';
import type { Selection } from '@/lib/domain/lists/selection';
import type { CatalogBulkDraft } from './catalog-bulk-wishes';

const CatalogBulkDialog = dynamic(() => import('./catalog-bulk-dialog').then((module) => module.CatalogBulkDialog), {
  ssr: false,
});

interface CatalogBulkActionsProps {
  selection: Selection;
  search: string;
  onStarted: (id: string) => void;
}

/** "All matches except some" cannot be expressed as a starting page. */
const pdfOf = ({ selection, search }: Pick<CatalogBulkActionsProps, 'selection' | 'search'>) =>
  selection.kind === 'some'
    ? { ids: selection.ids }
    : { ids: null, search: selection.except.length === 0 ? search : undefined };

/** Actions for the selected catalogs. */
export function CatalogBulkActions(props: CatalogBulkActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<CatalogBulkDraft | null>(null);
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setIsOpen(true)}>
        Change…
      </Button>
      <PdfOfCatalogs {...pdfOf(props)} />
      {isOpen && <CatalogBulkDialog {...props} draft={draft} onDraft={setDraft} onClose={() => setIsOpen(false)} />}
    </>
  );
}
