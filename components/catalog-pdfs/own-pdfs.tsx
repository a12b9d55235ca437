import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { jobText } from '@/components/entities/job-card';
import { LoadMore } from '@/components/ui/load-more';
import { QueryFailure } from '@/components/records/query-failure';
import { countText } from '@/lib/domain/text/count-text';
import { EmptyState } from '@/components/ui/empty-state';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { Tag } from '@/components/ui/tag';
import type { CatalogPdf } from '@/lib/contracts/catalog-pdfs';
import { isBeingMade, useOwnPdfs, useRemakePdf, useRemovePdf } from '@/lib/client/queries/catalog-pdfs';
import { BETWEEN } from '@/lib/domain/catalog-pdf/catalog-facts';
import { megabytesText } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { CATALOGS, FORMAT_NAMES, PAGES } from './pdf-words';

const ConfirmDialog = dynamic(() => import('@/components/ui/confirm-dialog').then((module) => module.ConfirmDialog), {
  ssr: false,
});

interface OwnPdfsProps {
  onShow: (id: string) => void;
  /** Called when a PDF no longer exists. */
  onRemoved: (id: string) => void;
}

/** The user's PDFs, newest first. */
export function OwnPdfs({ onShow, onRemoved }: OwnPdfsProps) {
  const { data, error, refetch, ...more } = useOwnPdfs();
  const [removing, setRemoving] = useState<CatalogPdf | null>(null);
  const { mutate: remove, isPending: isRemoving } = useRemovePdf();
  const pdfs = data?.pages.flatMap(({ rows }) => rows) ?? [];
  const handleRemove = ({ id }: CatalogPdf) =>
    remove(id, { onSuccess: () => onRemoved(id), onSettled: () => setRemoving(null) });
  return (
    <SectionCard title="Made by you">
      {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={3} height={64} />}
      {data && pdfs.length === 0 && (
        <EmptyState icon={<PictureAsPdf />} title="No PDFs yet">
          Your PDFs stay here to download or make again.
        </EmptyState>
      )}
      <Box component="ul" aria-label="Made by you" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pdfs.map((pdf) => (
          <OwnPdf key={pdf.id} pdf={pdf} onShow={onShow} onRemove={() => setRemoving(pdf)} />
        ))}
      </Box>
      <LoadMore {...more} />
      {removing && (
        <ConfirmDialog
          isOpen
          title={`Remove “${removing.options.title}”?`}
          confirmLabel="Remove"
          isBusy={isRemoving}
          onConfirm={() => handleRemove(removing)}
          onCancel={() => setRemoving(null)}
        >
          Its link stops working.
        </ConfirmDialog>
      )}
    </SectionCard>
  );
}

interface OwnPdfProps {
  pdf: CatalogPdf;
  onShow: (id: string) => void;
  onRemove: () => void;
}

function OwnPdf({ pdf, onShow, onRemove }: OwnPdfProps) {
  const { id, options, made, job, format, catalogIds, createdAt, isOutdated } = pdf;
  const { mutate: remake, isPending: isRemaking } = useRemakePdf();
  const isActive = isBeingMade(pdf);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>
          {options.title} {isOutdated && <Tag tone="warning">Outdated</Tag>}
          {job?.state === 'failed' && <Tag tone="error">Failed</Tag>}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            FORMAT_NAMES[format],
            countText({ value: catalogIds.length, isExact: true }, CATALOGS),
            made && countText({ value: made.pages, isExact: true }, PAGES),
            made && megabytesText(made.bytes),
            job && job.state !== 'done' && jobText(job),
          ]
            .filter(Boolean)
            .join(BETWEEN)}
          {BETWEEN}
          <Instant at={made?.at ?? createdAt} />
        </Typography>
      </Box>
      <Button size="small" variant="outlined" aria-label={`Open ${options.title}`} onClick={() => onShow(id)}>
        Open
      </Button>
      {(isOutdated || !made) && !isActive && (
        <Button
          size="small"
          variant="outlined"
          loading={isRemaking}
          aria-label={`Make ${options.title} again`}
          onClick={() => remake(id)}
        >
          Make again
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        disabled={isActive}
        aria-label={`Remove ${options.title}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </Box>
  );
}
