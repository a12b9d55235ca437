import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { ...theme.typography.h3, paddingBottom: theme.spacing(0.5), textAlign: 'left' },
  '& th, & td': { padding: theme.spacing(0.75, 1), borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& th': { textAlign: 'left', fontWeight: 550 },
  '& td, & thead th + th': { textAlign: 'right' },
  '& tr > :first-of-type': { paddingLeft: 0 },
  '& tr > :last-of-type': { paddingRight: 0 },
}));

interface FigureTableProps {
  caption?: string;
  /** Header of the first column, then those of the figures. */
  columns: readonly string[];
  rows: readonly { id: string; name: ReactNode; figures: readonly ReactNode[] }[];
}

/** A few rows of figures, without sorting, filtering or links. */
export const FigureTable = ({ caption, columns, rows }: FigureTableProps) => (
  <Table>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
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
          {figures.map((figure, place) => (
            <td key={columns[place + 1]}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
