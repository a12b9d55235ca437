import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** Puts a text on the clipboard and says whether it worked. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
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
      startIcon={outcome === 'copied' ? <Check /> : <ContentCopy />}
      onClick={() => void handleCopy()}
      aria-live="polite"
    >
      {labels[outcome]}
    </Button>
  );
}
