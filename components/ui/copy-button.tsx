import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';

interface CopyButtonProps {
  text: string;
  label?: string;
  size?: 'small';
}

/** Copies a text to the clipboard and shows whether it worked. */
export function CopyButton({ text, label = 'Copy', size }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  const handleCopy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const labels = { none: label, copied: 'Copied', refused: 'Select it and copy by hand' };
  return (
    <Button
      variant="outlined"
      size={size}
      startIcon={outcome === 'copied' ? <Check /> : <ContentCopy />}
      onClick={() => void handleCopy()}
      aria-live="polite"
    >
      {labels[outcome]}
    </Button>
  );
}
