import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { JobCard } from '@/components/entities/job-card';
import { QueryFailure } from '@/components/records/query-failure';
import { countText } from '@/lib/domain/text/count-text';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { notifySuccess } from '@/lib/client/notify';
import type { CatalogPdf } from '@/lib/contracts/catalog-pdfs';
import {
  isBeingMade,
  useCatalogPdf,
  useDownloadPdf,
  useMakePdf,
  useRemakePdf,
} from '@/lib/client/queries/catalog-pdfs';
import { BETWEEN } from '@/lib/domain/catalog-pdf/catalog-facts';
import { type SizeAdvice, sizeAdvice } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { PdfSharing } from './pdf-sharing';
import { CATALOGS, PAGES, PICTURES } from './pdf-words';

interface PdfResultProps {
  id: string;
  /** True when it was just requested: it then gets the focus. */
  isAsked: boolean;
  /** Shows another PDF in its place. */
  onShow: (id: string) => void;
  onClose: () => void;
}

/** A PDF in progress or finished, with its actions. */
export function PdfResult({ id, isAsked, onShow, onClose }: PdfResultProps) {
  const box = useRef<HTMLDivElement>(null);
  const { data: pdf, error, refetch } = useCatalogPdf(id);
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked]);
  return (
    <Box ref={box} tabIndex={-1} sx={{ mb: 2, scrollMarginTop: 80 }}>
      <SectionCard
        title={pdf?.options.title ?? 'PDF'}
        action={
          <IconButton aria-label="Close" onClick={onClose}>
            <Close />
          </IconButton>
        }
      >
        {error && !pdf && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {!pdf && !error && <SkeletonLines count={2} height={48} />}
        {pdf && <Result pdf={pdf} onShow={onShow} />}
      </SectionCard>
    </Box>
  );
}

const SEVERITIES: Record<SizeAdvice['level'], 'success' | 'warning' | 'error'> = {
  easy: 'success',
  slow: 'warning',
  'by-hand': 'warning',
  'too-large': 'error',
};

function Result({ pdf, onShow }: { pdf: CatalogPdf; onShow: (id: string) => void }) {
  const { made, job, isOutdated, catalogIds } = pdf;
  const { mutate: remake, isPending: isRemaking } = useRemakePdf();
  const handleRemake = () =>
    remake(pdf.id, {
      onSuccess: (now) => {
        const left = catalogIds.length - now.catalogIds.length;
        if (left > 0)
          notifySuccess(
            `Without ${countText({ value: left, isExact: true }, CATALOGS)} that buyers do not see any more.`,
          );
      },
    });
  const again = (
    <Button variant={made ? 'outlined' : 'contained'} loading={isRemaking} onClick={handleRemake}>
      Make again
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {job && job.state !== 'done' && <JobCard job={job} />}
      {made && <Made pdf={pdf} made={made} onShow={onShow} />}
      {made && isOutdated && !isBeingMade(pdf) && (
        <Alert severity="info" action={again}>
          A catalog in it was changed since it was made. Its address stays the same.
        </Alert>
      )}
      {!made && !isBeingMade(pdf) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography color="textSecondary">
            {`Of ${countText({ value: catalogIds.length, isExact: true }, CATALOGS)}, and not made.`}
          </Typography>
          {again}
        </Box>
      )}
    </Box>
  );
}

interface MadeProps {
  pdf: CatalogPdf;
  made: NonNullable<CatalogPdf['made']>;
  onShow: (id: string) => void;
}

function Made({ pdf, made, onShow }: MadeProps) {
  const { id, catalogIds, options, format, quality } = pdf;
  const { mutate: download, isPending: isDownloading } = useDownloadPdf();
  const { mutate: make, isPending: isMaking } = useMakePdf();
  const advice = sizeAdvice(made.bytes);
  const canShrink = advice.level !== 'easy' && quality === 'normal';
  const handleShrink = () =>
    make({ catalogIds, options, format, quality: 'smaller' }, { onSuccess: (smaller) => onShow(smaller.id) });
  return (
    <>
      <Typography color="textSecondary">
        {countText({ value: catalogIds.length, isExact: true }, CATALOGS)}
        {BETWEEN}
        {countText({ value: made.pages, isExact: true }, PAGES)}
        {BETWEEN}
        <Instant at={made.at} />
      </Typography>
      <Alert
        severity={SEVERITIES[advice.level]}
        action={
          canShrink && (
            <Button color="inherit" size="small" loading={isMaking} onClick={handleShrink}>
              Make it smaller
            </Button>
          )
        }
      >
        {advice.text}
      </Alert>
      {made.missingPhotos > 0 && (
        <Alert severity="warning">
          {`${countText({ value: made.missingPhotos, isExact: true }, PICTURES)} could not be read; the pages say so.`}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={isDownloading} onClick={() => download({ id, name: made.name })}>
          Download
        </Button>
        <PdfSharing pdf={pdf} />
      </Box>
    </>
  );
}
