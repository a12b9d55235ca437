import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSettled } from '@/components/ui/use-settled';
import { pdfWishSchema, type PdfWish } from '@/lib/contracts/catalog-pdfs';
import { type PreviewWish, usePagePreview } from '@/lib/client/queries/catalog-pdfs';
import { pageCount, pageSize } from '@/lib/domain/catalog-pdf/page-layout';

const WAIT_MS = 500;

/** The drawable part of the options; null while something is missing. */
function drawable(wish: PdfWish): PreviewWish | null {
  const parsed = pdfWishSchema.safeParse(wish).data;
  if (!parsed) return null;
  const { format: _, ...rest } = parsed;
  return rest;
}

interface PagePreviewProps {
  wish: PdfWish;
  /** Number of photos in each catalog. */
  pictures: readonly number[];
}

/** Preview of one page, redrawn shortly after the last change. */
export function PagePreview({ wish, pictures }: PagePreviewProps) {
  const [asked, setAsked] = useState(1);
  const { perPage } = wish.options;
  const pages = Math.max(1, pageCount(pictures, wish.options));
  const page = Math.min(asked, pages);
  const settled = useSettled(JSON.stringify([drawable(wish), page]), WAIT_MS);
  const [settledWish, settledPage] = JSON.parse(settled) as [PreviewWish | null, number];
  const { data, error, isFetching, refetch } = usePagePreview(settledWish, settledPage);
  const { width, height } = pageSize(perPage);
  const isReady = drawable(wish) !== null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        aria-busy={isFetching}
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          aspectRatio: `${width} / ${height}`,
          bgcolor: 'action.hover',
          borderRadius: 1,
          overflow: 'hidden',
          '& img': { display: 'block', width: 1, height: 1, objectFit: 'contain' },
        }}
      >
        {isReady && data && !error && <Box component="img" src={data} alt={`Page ${settledPage} as it will be`} />}
        {!isReady && (
          <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center' }}>
            {wish.catalogIds.length === 0
              ? 'Choose catalogs to see a page here.'
              : 'Correct the marked fields to see the page.'}
          </Typography>
        )}
        {isReady && error && (
          <Alert
            severity="warning"
            sx={{ m: 2 }}
            action={
              <Button color="inherit" size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {error.message}
          </Alert>
        )}
        {isFetching && <CircularProgress size={28} aria-label="Drawing the page" sx={{ position: 'absolute' }} />}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
        <IconButton aria-label="Previous page" disabled={page <= 1} onClick={() => setAsked(page - 1)}>
          <ChevronLeft />
        </IconButton>
        <Typography aria-live="polite" sx={{ minWidth: '9ch', textAlign: 'center' }}>
          {isReady ? `Page ${page} of ${pages}` : '–'}
        </Typography>
        <IconButton aria-label="Next page" disabled={!isReady || page >= pages} onClick={() => setAsked(page + 1)}>
          <ChevronRight />
        </IconButton>
      </Box>
    </Box>
  );
}
