import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { CheckBox } from '../check-box';
import { visuallyHidden } from '../visually-hidden';
import { directionOf, nextSort } from './data-column';
import { ResizeHandle } from './resize-handle';
import type { ShownColumn } from './use-columns';

const SortButton = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(0.5),
  maxWidth: '100%',
  padding: theme.spacing(0.5, 0.75),
  margin: theme.spacing(0, -0.75),
  borderRadius: 4,
  font: 'inherit',
  '& svg': { fontSize: '1rem' },
  '&:not([data-sorted]) svg': { opacity: 0 },
  '&:hover, &[data-sorted]': { color: theme.vars.palette.text.primary },
  '&:hover svg': { opacity: 1 },
}));

export interface AllRows {
  state: 'none' | 'some' | 'all';
  /** True while selection is disabled. */
  isOff: boolean;
  onToggle: () => void;
}

interface TableHeadProps<Row> {
  columns: readonly ShownColumn<Row>[];
  sort: string;
  onSort: (sort: string) => void;
  /** The select-all checkbox; omitted when rows are not selectable. */
  allRows?: AllRows;
}

export const CHECKBOX_WIDTH = 44;

export function TableHead<Row>({ columns, sort, onSort, allRows }: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {allRows && <col style={{ width: CHECKBOX_WIDTH }} />}
        {columns.map(({ column, width }, index) => (
          // The last column takes the remaining space, so that the others keep their width.
          <col key={column.id} style={index < columns.length - 1 ? { width } : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {allRows && (
            <th scope="col">
              <CheckBox
                aria-label="Select every row on this page"
                aria-disabled={allRows.isOff || undefined}
                checked={allRows.state === 'all'}
                isPartial={allRows.state === 'some'}
                onChange={allRows.onToggle}
              />
            </th>
          )}
          {columns.map((shown, place) => (
            <Head key={shown.column.id} {...shown} isName={place === 0} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
    </>
  );
}

interface HeadProps<Row> extends ShownColumn<Row>, Pick<TableHeadProps<Row>, 'sort' | 'onSort'> {
  /** True for the header of the name column. */
  isName: boolean;
}

function Head<Row>({ column, width, onResize, isName, sort, onSort }: HeadProps<Row>) {
  const direction = directionOf(sort, column.id);
  return (
    <th
      scope="col"
      data-align={column.align}
      data-name={isName ? '' : undefined}
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
    >
      {column.isSortable ? (
        <SortButton data-sorted={direction} onClick={() => onSort(nextSort(sort, column.id))}>
          {column.header}
          {direction === 'descending' ? <ArrowDownward /> : <ArrowUpward />}
        </SortButton>
      ) : (
        column.header
      )}
      <ResizeHandle width={width} onResize={onResize} />
    </th>
  );
}

/** Accessible name of a table, for users who cannot see the heading above it. */
export const Caption = ({ children }: { children: string }) => <caption style={visuallyHidden}>{children}</caption>;
