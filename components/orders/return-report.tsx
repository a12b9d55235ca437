import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { useState } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { recordAddress } from '@/components/entities/record-address';
import { ExportButton } from '@/components/records/export-button';
import { QueryFailure } from '@/components/records/query-failure';
import { FigureTable } from '@/components/ui/figure-table';
import { SectionCard } from '@/components/ui/section-card';
import { SelectField } from '@/components/ui/select-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useReturnReport } from '@/lib/client/queries/orders';
import type { ReturnsOfSeller } from '@/lib/contracts/orders/return-report';
import { canOpenScreen } from '@/lib/domain/access/access';
import { reasonsText, RETURN_SPANS, type ReturnSpan } from '@/lib/domain/orders/return-status';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';

const SPANS = RETURN_SPANS.map((value) => ({ value, label: `Last ${value} days` }));

/** Number of sellers shown; the export contains all. */
const MOST_SHOWN = 100;

/** Returned goods per seller, with reasons. */
export function ReturnReport() {
  const [days, setDays] = useState<ReturnSpan>('90');
  const { data, error, refetch } = useReturnReport(days);
  return (
    <SectionCard
      title="Returns by seller"
      description="The most pieces first. Refused returns are left out; the value is at the rates of the orders, GST extra."
      action={<ExportButton list="returnReport.bySeller" query={`days=${days}`} />}
    >
      <Box sx={{ mb: 2, maxWidth: 240 }}>
        <SelectField label="Time" value={days} options={SPANS} onChange={setDays} />
      </Box>
      {data && data.length > 0 && <Report rows={data.slice(0, MOST_SHOWN)} />}
      {data?.length === 0 && <Typography color="textSecondary">Nothing came back in this time.</Typography>}
      {data && data.length > MOST_SHOWN && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {numberText(MOST_SHOWN)} of {numberText(data.length)} sellers are shown. The file has all of them.
        </Typography>
      )}
      {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={6} height={32} />}
    </SectionCard>
  );
}

function Report({ rows }: { rows: readonly ReturnsOfSeller[] }) {
  const { fo } = useCurrentUser();
  const canView = canOpenScreen('seller-view', fo);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Returns by seller">
      <FigureTable
        columns={['Seller', 'Returns', 'Pieces', 'Damaged', 'Value', 'Credited', 'Reasons']}
        rows={rows.map(({ seller, returns, pieces, damaged, value, credited, reasons }) => ({
          id: seller.id,
          name: canView ? (
            <Link component={NextLink} href={`${recordAddress('seller-view', seller.id)}?tab=orders`}>
              {seller.businessName}
            </Link>
          ) : (
            seller.businessName
          ),
          figures: [
            numberText(returns),
            numberText(pieces),
            numberText(damaged),
            rupeesText(value),
            rupeesText(credited),
            reasonsText(reasons),
          ],
        }))}
      />
    </Box>
  );
}
