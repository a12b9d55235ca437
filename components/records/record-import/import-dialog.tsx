import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useImport } from '@/lib/client/queries/imports';
import type { ImportArea } from '@/lib/domain/tables/imports';
import { ImportFileStep } from './import-file-step';
import { ImportSteps } from './import-steps';

interface ImportDialogProps {
  area: ImportArea;
  /** "Import sellers". */
  title: string;
  /** Id of the import; null before a file is selected. */
  id: string | null;
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Imports a table: select the file, map its columns, preview the result, run it. */
export function ImportDialog({ area, title, id, onStarted, onClose }: ImportDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {id === null ? (
        <ImportFileStep area={area} onStarted={onStarted} onClose={onClose} />
      ) : (
        <StartedImport key={id} id={id} onStarted={onStarted} onClose={onClose} />
      )}
    </Dialog>
  );
}

function StartedImport({ id, ...goOn }: { id: string } & Pick<ImportDialogProps, 'onStarted' | 'onClose'>) {
  const { data, error, refetch } = useImport(id);
  if (data) return <ImportSteps current={data} {...goOn} />;
  return (
    <DialogContent>
      {error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <SkeletonLines count={6} height={40} />}
    </DialogContent>
  );
}
