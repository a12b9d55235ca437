import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { numberText } from '@/lib/domain/text/count-text';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { EditorThroughput } from '@/lib/contracts/catalogs/catalog-control';
import { useThroughput } from '@/lib/client/queries/catalog-control';

const SellerTotalsDialog = dynamic(() => import('./seller-totals-dialog').then((module) => module.SellerTotalsDialog), {
  ssr: false,
});

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: theme.spacing(0.25, 0, 0.25, 1.5), textAlign: 'right', fontWeight: 400 },
  'thead th': { color: theme.vars.palette.text.secondary },
  'th:first-of-type': { paddingLeft: 0, textAlign: 'left', overflowWrap: 'break-word' },
}));

/** Room for a header and four rows; the others are scrolled to, so that the list stays in sight. */
const HEIGHT = 136;

interface FiguresProps {
  label: string;
  columns: readonly string[];
  rows: readonly { id: string; name: string; figures: readonly ReactNode[] }[];
  none: string;
  /** The way to the rest of them. */
  more?: ReactNode;
}

const Figures = ({ label, columns, rows, none, more }: FiguresProps) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    sx={{ height: HEIGHT, overflowY: 'auto', px: 2, py: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
  >
    {rows.length === 0 ? (
      <Typography variant="body2" color="textSecondary">
        {none}
      </Typography>
    ) : (
      <Table>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, figures }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                <td key={columns[column]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    )}
    {more}
  </Box>
);

const rejectRate = ({ judged, rejected }: EditorThroughput) =>
  judged === 0 ? '–' : `${Math.round((100 * rejected) / judged)} %`;

/** Who brings the most live catalogs, and what each editor got done. */
export function Throughput() {
  const { data, error, refetch } = useThroughput();
  const [isAll, setIsAll] = useState(false);
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
      {!data && [0, 1].map((each) => <SkeletonLines key={each} count={1} height={HEIGHT} />)}
      {data && (
        <>
          <Figures
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
          <Figures
            label="Editors"
            columns={['7 days', '30 days', 'Sent back', 'Rejected', 'Reject rate']}
            rows={data.editors.map((one) => ({
              id: one.editor.id,
              name: one.editor.name,
              figures: [
                ...[one.taggedInWeek, one.taggedInMonth, one.sentBack, one.rejected].map(numberText),
                rejectRate(one),
              ],
            }))}
            none="Nobody sent a catalog to review in the last 30 days."
          />
        </>
      )}
      {isAll && <SellerTotalsDialog onClose={() => setIsAll(false)} />}
    </Box>
  );
}
