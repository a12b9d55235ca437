import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { OrderLine, SubOrder } from '@/lib/contracts/orders/order-record';
import { wantedPieces } from '@/lib/domain/orders/quantities';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, fontWeight: 550 },
  '& th, & td': { padding: theme.spacing(0.75, 1), textAlign: 'right', verticalAlign: 'top' },
  '& th:first-of-type, & td:first-of-type': { textAlign: 'left', minWidth: 180, paddingLeft: 0 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& td:not(:first-of-type)': { whiteSpace: 'nowrap' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));

const PIECES = [
  ['ordered', 'Ordered'],
  ['accepted', 'Accepted'],
  ['refused', 'Refused'],
  ['cancelled', 'Cancelled'],
  ['dispatched', 'Dispatched'],
  ['delivered', 'Delivered'],
  ['returned', 'Returned'],
] as const;

const notesOf = (line: OrderLine) =>
  [
    line.setPieces && `set of ${line.setPieces}`,
    line.rateReason && `catalog ${rupeesText(line.catalogRate)}: ${line.rateReason}`,
    line.refusedReason && `refused: ${line.refusedReason}`,
  ].filter(Boolean);

/** Lines of one seller's part, with the state of their pieces. */
export const LineTable = ({ part }: { part: SubOrder }) => (
  // Wider than a phone: it scrolls sideways, and with the arrow keys once it has the focus.
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={`Lines of ${part.seller.businessName}`}>
    <Table>
      <thead>
        <tr>
          <th scope="col">Goods</th>
          <th scope="col">Rate</th>
          {PIECES.map(([name, label]) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {part.lines.map((line) => (
          <tr key={line.id}>
            <td>
              {line.title}
              {notesOf(line).map((note) => (
                <small key={String(note)}>{note}</small>
              ))}
            </td>
            <td>
              {rupeesText(line.rate)}
              <small>GST {line.gstBasisPoints / 100} %</small>
            </td>
            {PIECES.map(([name]) => (
              <td key={name}>{line[name] === 0 ? '–' : numberText(line[name])}</td>
            ))}
            <td>{rupeesText(wantedPieces(line) * line.rate)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Box>
);
