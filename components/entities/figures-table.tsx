import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { EditorThroughput } from '@/lib/contracts/base/editor-throughput';
import { numberText } from '@/lib/domain/text/count-text';

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: theme.spacing(0.25, 0, 0.25, 1.5), textAlign: 'right', fontWeight: 400 },
  'thead th': { color: theme.vars.palette.text.secondary },
  'th:first-of-type': { paddingLeft: 0, textAlign: 'left', overflowWrap: 'break-word' },
}));

/** Fits a header, eight rows and the link to the rest; longer tables scroll. */
export const FIGURES_HEIGHT = 276;

interface FiguresProps {
  label: string;
  columns: readonly string[];
  rows: readonly { id: string; name: string; figures: readonly ReactNode[] }[];
  none: string;
  /** Link to the rest. */
  more?: ReactNode;
}

/** Figures of several people or sellers, one row each. */
export const FiguresTable = ({ label, columns, rows, none, more }: FiguresProps) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    sx={{ height: FIGURES_HEIGHT, overflowY: 'auto', px: 2, py: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
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

/** Throughput of editors, as table rows. */
export const editorFigures = (editors: readonly EditorThroughput[]) => ({
  label: 'Editors',
  columns: ['7 days', '30 days', 'Sent back', 'Rejected', 'Reject rate'],
  rows: editors.map((one) => ({
    id: one.editor.id,
    name: one.editor.name,
    figures: [...[one.taggedInWeek, one.taggedInMonth, one.sentBack, one.rejected].map(numberText), rejectRate(one)],
  })),
});
