import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';

interface FileDropProps {
  /** Instruction: "Drop a zip here." */
  text: string;
  buttonLabel: string;
  hint?: string;
  /** Accessible name of the hidden input. */
  label: string;
  accept: string;
  isMultiple?: boolean;
  isBusy?: boolean;
  onFiles: (files: File[]) => void;
  /** Handles the drop itself, including folders. */
  onDropped?: (transfer: DataTransfer) => void;
  /** Further sources, beside the button. */
  children?: ReactNode;
}

/** Accepts files, with the button or by dropping them. */
export function FileDrop({
  text,
  buttonLabel,
  hint,
  label,
  accept,
  isMultiple,
  isBusy,
  onFiles,
  onDropped,
  children,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (onDropped) onDropped(event.dataTransfer);
    else take(event.dataTransfer.files);
  };
  return (
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
      <Typography>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button variant="contained" loading={isBusy} onClick={() => input.current?.click()}>
          {buttonLabel}
        </Button>
        {children}
      </Box>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </Box>
  );
}
