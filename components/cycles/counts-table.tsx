import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { StageCounts } from '@/lib/domain/cycles/stages';
import { STAGE_LABELS, stageText, STAGES } from '@/lib/domain/cycles/stages';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: theme.spacing(0.75, 1), borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& th': { textAlign: 'left', fontWeight: 550 },
  '& td, & thead th + th': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody th': { minWidth: 140 },
}));

interface CountsTableProps {
  /** Header of the first column: "Market". */
  of: string;
  rows: readonly { id: string; name: string; counts: StageCounts }[];
}

/** Output per person or market, for each stage. */
export const CountsTable = ({ of, rows }: CountsTableProps) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={`Counts by ${of.toLowerCase()}`}>
    <Table>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {STAGES.map((stage) => (
            <th key={stage} scope="col">
              {STAGE_LABELS[stage]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, counts }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {STAGES.map((stage) => (
              <td key={stage}>{stageText(stage, counts[stage])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Box>
);
