import { rowHeight } from './table-styles';

/** Takes the space of rows that are not rendered. */
export const GapRow = ({ rows }: { rows: number }) =>
  rows > 0 ? <tr aria-hidden style={{ height: rows * rowHeight() }} /> : null;
