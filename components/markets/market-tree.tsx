import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useRef } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { useListShortcuts } from '@/components/records/use-list-shortcuts';
import { countText } from '@/lib/domain/text/count-text';
import { EmptyRows } from '@/components/ui/data-table/empty-rows';
import { ProgressBar } from '@/components/ui/data-table/table-styles';
import { TableToolbar } from '@/components/ui/data-table/table-toolbar';
import type { DataTableHandle } from '@/components/ui/data-table/use-table-model';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { type Market, marketsApi } from '@/lib/contracts/markets/markets';
import { useListState } from '@/lib/client/list-state';
import { useMarketTree } from '@/lib/client/queries/markets';
import { MARKET_FILTERS } from './market-filters';
import { cityKey, treeRows } from './market-rows';
import { MARKETS } from './market-status';
import { MarketTreeGrid } from './market-tree-grid';
import { useClosedCities } from './use-closed-cities';

interface MarketTreeProps {
  hrefOf: (market: Market) => string;
  onOpen: (marketId: string) => void;
  /** Button that adds the first market. */
  addButton: ReactNode;
}

/**
 * All cities with their markets. Search and filters are in the address; collapsed cities are remembered in this
 * browser.
 */
export function MarketTree({ hrefOf, onOpen, addButton }: MarketTreeProps) {
  const list = useListState(marketsApi.list);
  const { data: cities, error, isFetching, isPlaceholderData, refetch } = useMarketTree(list.query);
  const [closed, setClosed] = useClosedCities(list.query.q ?? '');
  const searchField = useRef<HTMLInputElement>(null);
  const handle = useRef<DataTableHandle>(null);
  useListShortcuts(handle, { page: 'tree' });

  const focusSearch = () => searchField.current?.focus();
  const handleToggle = (key: string) =>
    setClosed(closed.includes(key) ? closed.filter((one) => one !== key) : [...closed, key]);
  const value = cities?.reduce((sum, { markets }) => sum + markets.length, 0);

  const content = () => {
    if (!cities) {
      if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
      return <SkeletonLines count={16} height={36} />;
    }
    if (cities.length === 0)
      return <EmptyRows list={list} noun={MARKETS} noneYet={{ title: 'No markets yet', action: addButton }} />;
    return (
      <>
        <Box sx={{ display: 'flex', gap: 1, px: 1.5, pb: 1 }}>
          <Button size="small" color="inherit" disabled={closed.length === 0} onClick={() => setClosed([])}>
            Expand all
          </Button>
          <Button size="small" color="inherit" onClick={() => setClosed(cities.map(cityKey))}>
            Collapse all
          </Button>
        </Box>
        <MarketTreeGrid
          rows={treeRows(cities, closed)}
          isStale={isPlaceholderData}
          hrefOf={hrefOf}
          onOpen={onOpen}
          onToggle={handleToggle}
          onSearch={focusSearch}
          handle={handle}
        />
      </>
    );
  };
  return (
    <Paper variant="outlined">
      <TableToolbar
        list={list}
        filters={MARKET_FILTERS}
        searchLabel="Search markets"
        searchField={searchField}
        onLeaveSearch={() => handle.current?.move(0)}
        count={value !== undefined && countText({ value, isExact: true }, MARKETS)}
        columns={[]}
      />
      <ProgressBar {...(isFetching && cities && { role: 'progressbar', 'aria-label': 'Loading' })} />
      {content()}
    </Paper>
  );
}
