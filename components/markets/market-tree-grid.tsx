import { type Ref, useImperativeHandle } from 'react';
import type { DataTableHandle } from '@/components/ui/data-table/use-table-model';
import type { Market } from '@/lib/contracts/markets/markets';
import { CityTreeRow, MarketTreeRow } from './market-tree-rows';
import type { TreeRow } from './market-rows';
import { TreeGrid } from './market-tree-styles';
import { useTreeKeys } from './use-tree-keys';

interface MarketTreeGridProps {
  rows: readonly TreeRow[];
  isStale: boolean;
  hrefOf: (market: Market) => string;
  onOpen: (marketId: string) => void;
  onToggle: (cityKey: string) => void;
  onSearch: () => void;
  /** Receives the actions that page-wide shortcuts perform on the tree. */
  handle: Ref<DataTableHandle>;
}

/** The tree grid. */
export function MarketTreeGrid({ rows, isStale, hrefOf, onOpen, onToggle, onSearch, handle }: MarketTreeGridProps) {
  const { body, active, activate, focusRow, handleKeyDown } = useTreeKeys({ rows, onToggle, onOpen });
  useImperativeHandle(handle, () => ({
    move: (step) => focusRow(body.current?.contains(document.activeElement) ? active + step : active),
    search: () => {
      onSearch();
      return true;
    },
    // The tree handles Enter itself, and its rows are not selectable.
    open: () => false,
    look: () => false,
    choose: () => false,
    leave: () => false,
  }));
  return (
    <TreeGrid role="treegrid" aria-label="Markets by city" aria-busy={isStale} onKeyDown={handleKeyDown}>
      <thead>
        <tr>
          <th scope="col">Market</th>
          <th scope="col">Number</th>
          <th scope="col" data-align="right">
            Sellers
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, index) => {
          const common = { tabIndex: index === active ? 0 : -1, onFocus: () => activate(row.key) };
          return row.kind === 'city' ? (
            <CityTreeRow key={row.key} row={row} {...common} onToggle={() => onToggle(row.key)} />
          ) : (
            <MarketTreeRow
              key={row.key}
              row={row}
              {...common}
              href={hrefOf(row.market)}
              onOpen={() => onOpen(row.market.id)}
            />
          );
        })}
      </tbody>
    </TreeGrid>
  );
}
