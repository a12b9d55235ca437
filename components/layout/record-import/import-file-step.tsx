import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { useStartImport } from '@/lib/client/queries/imports';
import type { ImportArea } from '@/lib/domain/imports';

interface ImportFileStepProps {
  area: ImportArea;
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Chooses the table, by the button or by dropping it. Nothing is changed by it. */
export function ImportFileStep({ area, onStarted, onClose }: ImportFileStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { mutate, isPending, error } = useStartImport(area);
  const start = (file: File | undefined) => file && mutate(file, { onSuccess: ({ id }) => onStarted(id) });
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    start(event.dataTransfer.files[0]);
  };
  return (
    <>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error.message}
          </Alert>
        )}
        <Box
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            gap: 1.5,
            p: 4,
            border: '2px dashed',
            borderColor: isOver ? 'primary.main' : 'divider',
            borderRadius: 2,
            textAlign: 'center',
          }}
        >
          <Typography>Drop a CSV file or an Excel workbook (.xlsx) here.</Typography>
          <Button variant="contained" loading={isPending} onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          <Typography variant="body2" color="textSecondary">
            The first row names the columns. Nothing is changed before you have seen what would happen.
          </Typography>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="File to import"
            accept=".csv,.tsv,.txt,.xlsx,text/csv"
            onChange={(event) => {
              start(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </>
  );
}
