import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { FileDrop } from '@/components/ui/file-drop';
import { useStartImport } from '@/lib/client/queries/imports';
import type { ImportArea } from '@/lib/domain/tables/imports';

interface ImportFileStepProps {
  area: ImportArea;
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Selects the table, with the button or by dropping it. Changes no data. */
export function ImportFileStep({ area, onStarted, onClose }: ImportFileStepProps) {
  const { mutate, isPending, error } = useStartImport(area);
  return (
    <>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error.message}
          </Alert>
        )}
        <FileDrop
          text="Drop a CSV file or an Excel workbook (.xlsx) here."
          buttonLabel="Choose a file"
          hint="The first row names the columns. Nothing is changed before you have seen what would happen."
          label="File to import"
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          isBusy={isPending}
          onFiles={([file]) => file && mutate(file, { onSuccess: ({ id }) => onStarted(id) })}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </>
  );
}
