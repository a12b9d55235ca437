import { GapRow } from './gap-row';

interface TableSkeletonProps {
  rows: number;
  columns: number;
}

/** About a screenful. Bars below it would hold up the rows they stand for. */
const DRAWN_ROWS = 20;

/** Rows that are on their way, as many and as high as they will be. The grid draws a bar in each of their cells. */
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
