import { type FocusEvent, type KeyboardEvent, lazy, type RefObject, Suspense } from 'react';
import { type Selection, isSelected } from '@/lib/domain/lists/selection';
import type { DataColumn } from './data-column';
import { GapRow } from './gap-row';
import { type RowActions, TableRow } from './table-row';

const DrawnRange = lazy(() => import('./drawn-range').then((module) => ({ default: module.DrawnRange })));

/** Above this number of rows, only visible ones render. */
const DRAWN_ROWS = 100;

interface TableBodyProps<Row extends { id: string }> extends RowActions<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  selection: Selection;
  activeIndex: number;
  onFocusRow: (id: string) => void;
  focusRow: (index: number) => void;
  onDrawn: () => void;
  elementIdOf: (id: string) => string;
  scroller: RefObject<HTMLElement | null>;
  revealRow: RefObject<(index: number) => void>;
}

export function TableBody<Row extends { id: string }>({
  rows,
  columns,
  selection,
  activeIndex,
  onFocusRow,
  focusRow,
  onDrawn,
  elementIdOf,
  scroller,
  revealRow,
  ...actions
}: TableBodyProps<Row>) {
  const draw = (first: number, afterLast: number) => (
    <>
      <GapRow rows={first} />
      {rows.slice(first, afterLast).map((row, place) => (
        <TableRow
          key={row.id}
          {...actions}
          row={row}
          index={first + place}
          elementId={elementIdOf(row.id)}
          columns={columns}
          isChosen={isSelected(selection, row.id)}
          isActive={first + place === activeIndex}
        />
      ))}
      <GapRow rows={rows.length - afterLast} />
    </>
  );

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = rows[Number(target.closest<HTMLElement>('tr[data-row]')?.dataset.row)];
    if (row) onFocusRow(row.id);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnRow = event.target instanceof HTMLElement && event.target.matches('tr');
    const to = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (!isOnRow || to === undefined) return;
    event.preventDefault();
    focusRow(to);
  };
  return (
    <tbody onFocus={handleFocus} onKeyDown={handleKeyDown}>
      {rows.length <= DRAWN_ROWS ? (
        draw(0, rows.length)
      ) : (
        <Suspense fallback={draw(0, DRAWN_ROWS)}>
          <DrawnRange count={rows.length} scroller={scroller} revealRow={revealRow} onDrawn={onDrawn}>
            {draw}
          </DrawnRange>
        </Suspense>
      )}
    </tbody>
  );
}
