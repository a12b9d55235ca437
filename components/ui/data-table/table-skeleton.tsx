import { GapRow } from './gap-row';

interface TableSkeletonProps {
  rows: number;
  columns: number;
}

/** About one screen. Further bars would delay the rows they stand for. */
const DRAWN_ROWS = 20;

/** Placeholder rows, with the final number and height. The grid's CSS draws a bar in each cell. */
export function TableSkeleton({ rows, columns }: TableSkeletonProps) {
  const drawn = Math.min(rows, DRAWN_ROWS);
  return (
    <tbody aria-hidden>
      {Array.from({ length: drawn }, (_, line) => (
        <tr key={line}>
          {Array.from({ length: columns }, (_, place) => (
            <td key={place} />
          ))}
        </tr>
      ))}
      <GapRow rows={rows - drawn} />
    </tbody>
  );
}
