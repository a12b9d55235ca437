import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Link from 'next/link';
import type { MouseEvent } from 'react';
import { sellersAddress } from '@/components/entities/sellers-address';
import { sellersText } from '@/components/entities/undone-text';
import { countText, numberText } from '@/lib/domain/text/count-text';
import type { CityRow, MarketRow } from './market-rows';
import { MARKETS, MarketStatus } from './market-status';

interface Reach {
  /** Tab reaches one row of the tree, and the links in it. */
  tabIndex: number;
  onFocus: () => void;
}

export function CityTreeRow({ row, tabIndex, onFocus, onToggle }: Reach & { row: CityRow; onToggle: () => void }) {
  const { city, state, sellers, markets } = row.city;
  return (
    <tr
      aria-level={1}
      aria-expanded={row.isOpen}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={onToggle}
    >
      <td>
        <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
          <ExpandMore />
          <span>
            {city}, {state}
          </span>
        </Box>
      </td>
      <td>{countText({ value: markets.length, isExact: true }, MARKETS)}</td>
      <td data-align="right">{numberText(sellers)}</td>
      <td />
    </tr>
  );
}

interface MarketTreeRowProps extends Reach {
  row: MarketRow;
  href: string;
  onOpen: () => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export function MarketTreeRow({ row, tabIndex, onFocus, href, onOpen }: MarketTreeRowProps) {
  const { id, name, marketNumber, sellers } = row.market;
  const handleName = (event: MouseEvent) => {
    if (!isPlain(event)) return event.stopPropagation();
    // The row handles the click; the href is for opening a new tab.
    event.preventDefault();
  };
  return (
    <tr
      aria-level={2}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <td>
        <a href={href} tabIndex={tabIndex} onClick={handleName}>
          {name}
        </a>
      </td>
      <td>{marketNumber}</td>
      <td data-align="right" onClick={(event) => event.stopPropagation()}>
        {sellers === 0 ? (
          0
        ) : (
          <Link
            href={sellersAddress({ marketId: [id] })}
            tabIndex={tabIndex}
            aria-label={`${sellersText(sellers)} in ${name}`}
          >
            {numberText(sellers)}
          </Link>
        )}
      </td>
      <td>
        <MarketStatus market={row.market} />
      </td>
    </tr>
  );
}
