import type { ListControls, ListPage } from './list-controls';
import { RowScroller } from './row-scroller';
import { TableBody } from './table-body';
import { Caption, CHECKBOX_WIDTH, TableHead } from './table-head';
import type { RowActions } from './table-row';
import { TableSkeleton } from './table-skeleton';
import { Grid } from './table-styles';
import type { Columns } from './use-columns';
import type { TableModel } from './use-table-model';

interface TableViewProps<Row> extends RowActions<Row> {
  label: string;
  columns: Columns<Row>;
  list: ListControls;
  page: ListPage<Row>;
  model: TableModel;
}

/** Rows as a table under sticky headers, with placeholders while they load. */
export function TableView<Row extends { id: string }>(props: TableViewProps<Row>) {
  const { label, columns, list, page, model, ...actions } = props;
  const { active, selection, scroller, revealRow, elementIdOf } = model;
  const canChoose = actions.onChoose !== undefined;
  return (
    <RowScroller model={model}>
      <Grid
        aria-busy={page.isStale || !page.rows}
        aria-rowcount={page.rows && page.next === null ? page.rows.length + 1 : -1}
        style={{ minWidth: columns.totalWidth + (canChoose ? CHECKBOX_WIDTH : 0) }}
      >
        <Caption>{label}</Caption>
        <TableHead
          columns={columns.shown}
          sort={list.query.sort}
          onSort={(sort) => list.sortBy(sort)}
          allRows={
            canChoose
              ? {
                  state: selection.pageState,
                  isOff: !page.rows || selection.isOnItsWay,
                  onToggle: selection.togglePage,
                }
              : undefined
          }
        />
        {page.rows ? (
          <TableBody
            {...actions}
            rows={page.rows}
            columns={columns.shown.map(({ column }) => column)}
            selection={selection.selection}
            activeIndex={active.index}
            onFocusRow={active.activate}
            focusRow={active.focusRow}
            onDrawn={active.focusWanted}
            elementIdOf={elementIdOf}
            scroller={scroller}
            revealRow={revealRow}
          />
        ) : (
          <TableSkeleton rows={list.query.limit} columns={columns.shown.length + (canChoose ? 1 : 0)} />
        )}
      </Grid>
    </RowScroller>
  );
}
