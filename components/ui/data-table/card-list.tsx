import { CardsPlace } from './cards-place';
import type { DataColumn } from './data-column';
import type { ListControls } from './list-controls';
import { RowCards, type RowCardsProps } from './row-cards';
import { SortSelect } from './sort-select';

interface CardListProps<Row extends { id: string }> extends Omit<RowCardsProps<Row>, 'rows'> {
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  columns: readonly DataColumn<Row>[];
  list: ListControls;
}

/** Rows on a phone, with their sort order. */
export function CardList<Row extends { id: string }>({ rows, columns, list, ...cards }: CardListProps<Row>) {
  if (!rows) return <CardsPlace />;
  return (
    <>
      <SortSelect columns={columns} sort={list.query.sort} onSort={(sort) => list.sortBy(sort)} />
      <RowCards {...cards} rows={rows} columns={columns} />
    </>
  );
}
