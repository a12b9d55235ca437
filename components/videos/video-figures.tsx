import Box from '@mui/material/Box';
import { editorFigures, FIGURES_HEIGHT, FiguresTable } from '@/components/entities/figures-table';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useVideoFigures } from '@/lib/client/queries/videos';
import type { FILM_KINDS } from '@/lib/contracts/videos/video-record';
import { megabytesText } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { numberText } from '@/lib/domain/text/count-text';

const KINDS: Record<(typeof FILM_KINDS)[number], string> = {
  raw: 'Raw',
  cut: 'Cut',
  earlier: 'Earlier cuts',
  waiting: 'Not added yet',
};

/** Throughput of editors, and storage used by films. */
export function VideoFigures() {
  const { data, error, refetch } = useVideoFigures();
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
      {!data && [0, 1].map((each) => <SkeletonLines key={each} count={1} height={FIGURES_HEIGHT} />)}
      {data && (
        <>
          <FiguresTable
            label="Storage"
            columns={['Films', 'Size']}
            rows={data.storage.map(({ what, films, bytes }) => ({
              id: what,
              name: KINDS[what],
              figures: [numberText(films), megabytesText(bytes)],
            }))}
            none="No film is kept yet."
            more={data.originalDays > 0 && `Originals go ${data.originalDays} days after a video is live.`}
          />
          <FiguresTable {...editorFigures(data.editors)} none="No videos sent for review in the last 30 days." />
        </>
      )}
    </Box>
  );
}
