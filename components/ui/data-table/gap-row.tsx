import { rowHeight } from './table-styles';

/** Takes the room of rows that are not drawn. */
export const GapRow = ({ rows }: { rows: number }) =>
  rows > 0 ? <tr aria-hidden style={{ height: rows * rowHeight() }} /> : null;
