interface TableSkeletonProps {
  rows: number;
  columns: number;
}

/** Rows that are on their way, as many and as high as they will be. The grid draws a bar in each of their cells. */
export function TableSkeleton({ rows, columns }: TableSkeletonProps) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, line) => (
        <tr key={line}>
          {Array.from({ length: columns }, (_, place) => (
            <td key={place} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}
