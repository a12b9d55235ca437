import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { editorFigures, FIGURES_HEIGHT, FiguresTable } from '@/components/entities/figures-table';
import { QueryFailure } from '@/components/records/query-failure';
import { numberText } from '@/lib/domain/text/count-text';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useThroughput } from '@/lib/client/queries/catalog-control';

const SellerTotalsDialog = dynamic(() => import('./seller-totals-dialog').then((module) => module.SellerTotalsDialog), {
  ssr: false,
});

/** Sellers with the most live catalogs, and the throughput of each editor. */
export function Throughput() {
  const { data, error, refetch } = useThroughput();
  const [isAll, setIsAll] = useState(false);
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
      {!data && [0, 1].map((each) => <SkeletonLines key={each} count={1} height={FIGURES_HEIGHT} />)}
      {data && (
        <>
          <FiguresTable
            label="Sellers"
            columns={['Live', 'Buyers see']}
            rows={data.sellers.map(({ seller, live, seen }) => ({
              id: seller.id,
              name: seller.businessName,
              figures: [live, seen].map(numberText),
            }))}
            none="No seller has a live catalog yet."
            more={
              <Button size="small" color="inherit" aria-haspopup="dialog" onClick={() => setIsAll(true)}>
                All sellers, by status
              </Button>
            }
          />
          <FiguresTable {...editorFigures(data.editors)} none="No catalogs sent for review in the last 30 days." />
        </>
      )}
      {isAll && <SellerTotalsDialog onClose={() => setIsAll(false)} />}
    </Box>
  );
}
