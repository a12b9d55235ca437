import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: '0.75em',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.action.hover,
  animation: 'table-skeleton 1.6s ease-in-out infinite',
  '@keyframes table-skeleton': { '50%': { opacity: 0.4 } },
}));

/** Bars of different lengths look like text. */
const LENGTHS = ['70%', '45%', '60%', '80%', '50%'] as const;

interface TableSkeletonProps {
  rows: number;
  columns: number;
}

/** Rows that are on their way, as many and as high as they will be. */
export function TableSkeleton({ rows, columns }: TableSkeletonProps) {
  const lines = useMemo(() => Array.from({ length: rows }, (_, line) => line), [rows]);
  return (
    <tbody aria-hidden>
      {lines.map((line) => (
        <tr key={line}>
          {Array.from({ length: columns }, (_, place) => (
            <td key={place}>
              <Bar style={{ width: LENGTHS[(line + place * 2) % LENGTHS.length] }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
