import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import dynamic from 'next/dynamic';
import type { ReactNode, Ref } from 'react';
import { NOTHING, type Selection, selectedCount } from '@/lib/domain/lists/selection';
import { BulkBar } from './bulk-bar';
import type { CardList as Cards } from './card-list';
import { CardsPlace } from './cards-place';
import { countText, type Noun } from '@/lib/domain/text/count-text';
import type { DataColumn } from './data-column';
import type { DataFilter } from './data-filter';
import { EmptyRows, type NoneYet } from './empty-rows';
import type { ListControls, ListPage } from './list-controls';
import { TableFooter } from './table-footer';
import type { TablePreferences } from './table-layout';
import type { RowActions } from './table-row';
import { ProgressBar } from './table-styles';
import { TableToolbar } from './table-toolbar';
import { TableView } from './table-view';
import { useColumns } from './use-columns';
import { type DataTableHandle, type TableModel, useTableModel } from './use-table-model';

/** For phones only, where its code loads together with the rows. */
const CardList = dynamic(() => import('./card-list').then((module) => module.CardList), {
  ssr: false,
  loading: CardsPlace,
}) as typeof Cards;

/** Data for a custom layout of the rows. */
export interface Arrangement<Row extends { id: string }> extends RowActions<Row> {
  label: string;
  rows: readonly Row[];
  model: TableModel;
}

export interface DataTableProps<Row extends { id: string }> extends Omit<RowActions<Row>, 'onChoose'> {
  noun: Noun;
  columns: readonly DataColumn<Row>[];
  filters?: readonly DataFilter[];
  /** Name of the list: "Sellers". */
  label: string;
  list: ListControls;
  page: ListPage<Row>;
  preferences: TablePreferences;
  noneYet: NoneYet;
  /** Further actions on the filtered list. */
  actions?: ReactNode;
  /** Replaces the rows with the reason they are missing. */
  failure?: ReactNode;
  /** Actions on several rows. Omitted: rows are not selectable. */
  bulkActions?: (selection: Selection, clear: () => void) => ReactNode;
  /** Previews a row beside the list. */
  onLook?: (row: Row) => void;
  /** Custom layout of the rows, instead of a table. */
  arrangement?: (parts: Arrangement<Row>) => ReactNode;
  /** Receives the actions that keyboard shortcuts perform on the list. */
  handle?: Ref<DataTableHandle>;
}

/** A list: search and filters, rows as table or cards, and paging. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, noun, columns, filters = [], list, page, preferences, noneYet, failure, bulkActions } = props;
  const { nameOf, hrefOf, onOpen, onNear, onLook, arrangement, handle } = props;
  const { rows } = page;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const arranged = useColumns(columns, preferences);
  const model = useTableModel({ list, page, onOpen, onLook, canChoose: bulkActions !== undefined, handle });
  const { active, selection, searchField } = model;
  const onChoose = (row: Row, isRange: boolean) => selection.toggle(row.id, isRange);
  const actions = { nameOf, hrefOf, onOpen, onNear, onChoose: bulkActions && onChoose };

  const content = () => {
    if (failure) return failure;
    if (rows?.length === 0) return <EmptyRows list={list} noun={noun} noneYet={noneYet} />;
    if (rows && arrangement) return arrangement({ ...actions, label, rows, model });
    if (isPhone) return <CardList {...actions} {...{ label, rows, columns, list }} selection={selection.selection} />;
    return <TableView {...actions} label={label} columns={arranged} list={list} page={page} model={model} />;
  };

  return (
    <Paper variant="outlined">
      <TableToolbar
        list={list}
        filters={filters}
        searchLabel={`Search ${noun.many}`}
        searchField={searchField}
        onLeaveSearch={() => active.focusRow(active.index)}
        count={rows && countText(page.count, noun)}
        columns={arranged.all}
        actions={props.actions}
        preferences={isPhone || arrangement ? undefined : preferences}
      />
      <ProgressBar {...(page.isFetching && rows && { role: 'progressbar', 'aria-label': 'Loading' })} />
      {content()}
      {bulkActions && selectedCount(selection.selection, page.count.value) > 0 && (
        <BulkBar selection={selection.selection} onSelect={selection.select} page={page} noun={noun}>
          {bulkActions(selection.selection, () => selection.select(NOTHING))}
        </BulkBar>
      )}
      {rows && rows.length > 0 && !failure && <TableFooter list={list} page={page} />}
    </Paper>
  );
}
