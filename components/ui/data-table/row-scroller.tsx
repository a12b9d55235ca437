import type { ReactNode } from 'react';
import { Scroller } from './table-styles';
import { usePlaceMemory } from './use-place-memory';
import type { TableModel } from './use-table-model';

/** Scroll container of the rows; restores its scroll position. */
export function RowScroller({ model, children }: { model: TableModel; children: ReactNode }) {
  const { scroller } = model;
  usePlaceMemory(model);
  return <Scroller ref={scroller}>{children}</Scroller>;
}
