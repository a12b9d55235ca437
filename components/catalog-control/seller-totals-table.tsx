import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { catalogStatusLabel } from '@/components/entities/catalog-status';
import { numberText } from '@/lib/domain/text/count-text';
import type { SellerTotals } from '@/lib/contracts/catalogs/catalog-control';
import { CATALOG_STATUSES } from '@/lib/domain/catalogs/catalog-status';

/** Number of catalogs per seller, by status. */
export const SellerTotalsTable = ({ sellers }: { sellers: readonly SellerTotals[] }) => (
  <Box tabIndex={0} role="region" aria-label="Catalogs by seller" sx={{ overflow: 'auto', maxHeight: '60vh' }}>
    <Table size="small" stickyHeader sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ minWidth: 150 }}>Seller</TableCell>
          <TableCell align="right">All</TableCell>
          <TableCell align="right">Buyers see</TableCell>
          {CATALOG_STATUSES.map((status) => (
            <TableCell key={status} align="right">
              {catalogStatusLabel(status)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sellers.map(({ id, businessName, total, seen, byStatus }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {businessName}
            </TableCell>
            <TableCell align="right">{numberText(total)}</TableCell>
            <TableCell align="right">{numberText(seen)}</TableCell>
            {CATALOG_STATUSES.map((status) => (
              <TableCell key={status} align="right">
                {numberText(byStatus[status])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
