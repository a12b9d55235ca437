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

/** Those that match but some are named by nothing a page could begin with. */
const pdfOf = ({ selection, search }: Pick<CatalogBulkActionsProps, 'selection' | 'search'>) =>
  selection.kind === 'some'
    ? { ids: selection.ids }
    : { ids: null, search: selection.except.length === 0 ? search : undefined };

/** What can be done with the chosen catalogs. */
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
