import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import type { CatalogPdf } from '@/lib/contracts/catalog-pdfs';
import { notifySuccess } from '@/lib/client/notify';
import { usePdfText } from '@/lib/client/queries/catalog-pdfs';
import { pdfAddress } from './pdf-address';

/** Text and link of a PDF, for pasting elsewhere. */
export function PdfSharing({ pdf }: { pdf: CatalogPdf }) {
  const { mutate, data: text, isPending } = usePdfText();
  const [isRefused, setIsRefused] = useState(false);
  const copy = (fetched: string) =>
    navigator.clipboard.writeText(fetched).then(
      () => notifySuccess('The text is copied. Paste it in WhatsApp.'),
      () => setIsRefused(true),
    );
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<WhatsApp />}
        loading={isPending}
        onClick={() => mutate(pdf, { onSuccess: (fetched) => void copy(fetched) })}
      >
        Copy as WhatsApp text
      </Button>
      <CopyButton text={`${window.location.origin}${pdfAddress(pdf.id)}`} label="Copy link" />
      {isRefused && text !== undefined && (
        <Box sx={{ flexBasis: '100%' }}>
          <Typography color="textSecondary">
            The browser did not let us copy. Select the text and copy it by hand.
          </Typography>
          <Box
            component="pre"
            sx={{
              m: 0,
              mt: 1,
              p: 1.5,
              bgcolor: 'action.hover',
              whiteSpace: 'pre-wrap',
              maxHeight: 240,
              overflowY: 'auto',
            }}
            tabIndex={0}
          >
            {text}
          </Box>
        </Box>
      )}
    </>
  );
}
