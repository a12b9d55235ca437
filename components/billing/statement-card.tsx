import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { ExportButton } from '@/components/records/export-button';
import { QueryFailure } from '@/components/records/query-failure';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { SelectField } from '@/components/ui/select-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { PRODUCT } from '@/config/product';
import { useStatement } from '@/lib/client/queries/billing';
import { monthText } from '@/lib/domain/text/indian-day';
import { indianMonthOf, lastMonths } from '@/lib/domain/text/indian-month';
import { StatementTable } from './statement-table';

const EVERY_MONTH = '';
const MONTHS = 12;

/** Prints the statement alone, dark on white in either colour mode. */
const ON_PAPER = {
  '@media print': {
    '& .MuiPaper-root': { border: 0, p: 0 },
    '& *': { color: '#000 !important', backgroundColor: '#fff !important', borderColor: '#bbb !important' },
  },
};

/** The statement of a month, to view, print or download. */
export function StatementCard() {
  const [today] = useState(() => new Date());
  const months = lastMonths(indianMonthOf(today).name, MONTHS).reverse();
  const [month, setMonth] = useState(months[0] ?? EVERY_MONTH);
  const { data, error, refetch } = useStatement(month || undefined);
  const { name } = useCurrentUser();
  const options = [
    ...months.map((value) => ({ value, label: monthText(value) })),
    { value: EVERY_MONTH, label: `Last ${MONTHS} months` },
  ];
  const span = month === EVERY_MONTH ? `the last ${MONTHS} months` : monthText(month);
  return (
    <Box sx={ON_PAPER}>
      <SectionCard
        title={`Statement of ${span}`}
        description="Storage and seats as they were at the end of the month, or are now. Messages are listed by category, then again by campaign."
        action={
          <Box sx={{ display: 'flex', gap: 1, displayPrint: 'none' }}>
            <ExportButton list="billing.statement" query={month && `month=${month}`} />
            <Button size="small" color="inherit" startIcon={<Print />} onClick={() => window.print()}>
              Print
            </Button>
          </Box>
        }
      >
        <Box sx={{ mb: 2, displayPrint: 'none' }}>
          <SelectField label="Month" value={month} options={options} onChange={setMonth} />
        </Box>
        <Typography sx={{ display: 'none', displayPrint: 'block', mb: 2 }}>
          {PRODUCT.name} · {data?.scope === 'own' ? `What ${name} uses` : 'What everybody uses'} · printed{' '}
          <Instant at={today.toISOString()} />
        </Typography>
        {data && <StatementTable lines={data.lines} hasMonths={month === EVERY_MONTH} />}
        {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines count={6} height={32} />}
      </SectionCard>
    </Box>
  );
}
