import { type MouseEvent, memo, type ReactNode } from 'react';
import { CheckBox } from '../check-box';
import type { DataColumn } from './data-column';

export interface RowActions<Row> {
  nameOf: (row: Row) => string;
  /** Address of the record, for opening a new tab. */
  hrefOf?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Called when the row is hovered or focused: it may be opened next. */
  onNear?: (row: Row) => void;
  /** Omitted when rows are not selectable. */
  onChoose?: (row: Row, isRange: boolean) => void;
}

interface TableRowProps<Row> extends RowActions<Row> {
  row: Row;
  /** Zero-based index among the loaded rows. */
  index: number;
  elementId: string;
  columns: readonly DataColumn<Row>[];
  isChosen: boolean;
  /** True for the one row the Tab key reaches. */
  isActive: boolean;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const isOnControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label') !== null;

/** True while the user selects text to copy. */
const isMarking = () => window.getSelection()?.type === 'Range';

function Row<Row>(props: TableRowProps<Row>) {
  const { row, index, elementId, columns, isChosen, isActive, nameOf, hrefOf, onOpen, onNear, onChoose } = props;
  const tabIndex = isActive ? 0 : -1;
  const handleClick = (event: MouseEvent) => {
    if (isPlain(event) && !isOnControl(event.target) && !isMarking()) onOpen?.(row);
  };
  return (
    <tr
      id={elementId}
      data-row={index}
      data-opens={onOpen ? '' : undefined}
      tabIndex={tabIndex}
      // The header is the first row.
      aria-rowindex={index + 2}
      aria-selected={onChoose ? isChosen : undefined}
      onClick={handleClick}
      onPointerEnter={() => onNear?.(row)}
      onFocus={() => onNear?.(row)}
    >
      {onChoose && (
        <td>
          <CheckBox
            aria-label={`Select ${nameOf(row)}`}
            tabIndex={tabIndex}
            checked={isChosen}
            onChange={({ nativeEvent }) =>
              onChoose(row, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id} data-align={column.align} data-name={place === 0 ? '' : undefined}>
          {place === 0 ? (
            <RecordLink {...{ row, hrefOf, onOpen, tabIndex }}>{column.cell(row)}</RecordLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** A row of a table. Memoized: scrolling does not re-render it. */
export const TableRow = memo(Row) as typeof Row;

interface RecordLinkProps<Row> extends Pick<RowActions<Row>, 'hrefOf' | 'onOpen'> {
  row: Row;
  tabIndex?: number;
  children: ReactNode;
}

/** Name of a record as a link, which can also be opened in a new tab. */
export function RecordLink<Row>({ row, hrefOf, onOpen, tabIndex, children }: RecordLinkProps<Row>) {
  if (!hrefOf) return children;
  const handleClick = (event: MouseEvent) => {
    if (!onOpen || !isPlain(event)) return;
    event.preventDefault();
    onOpen(row);
  };
  return (
    <a href={hrefOf(row)} tabIndex={tabIndex} onClick={handleClick}>
      {children}
    </a>
  );
}
