import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { isSelected } from '@/lib/domain/lists/selection';
import { CheckBox } from '../check-box';
import type { Arrangement } from './data-table';
import { RowScroller } from './row-scroller';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: theme.spacing(1.5),
  listStyle: 'none',
  '& li': { position: 'relative', minWidth: 0 },
  '& li > input': { position: 'absolute', top: 8, left: 8, zIndex: 1 },
}));

const Card = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  // A button would centre its content vertically.
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  width: '100%',
  height: '100%',
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  overflow: 'hidden',
  textAlign: 'left',
  color: 'inherit',
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '&[data-chosen]': { backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.08) },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

/** Number of cards per row: those with the same top offset as the first. */
function perRow(cards: HTMLElement): number {
  const tops = [...cards.children].map((card) => (card as HTMLElement).offsetTop);
  const second = tops.findIndex((top) => top !== tops[0]);
  return second === -1 ? tops.length : second;
}

function stepOf(key: string, cards: HTMLElement): number | undefined {
  if (key === 'ArrowRight') return 1;
  if (key === 'ArrowLeft') return -1;
  if (key === 'ArrowDown') return perRow(cards);
  return key === 'ArrowUp' ? -perRow(cards) : undefined;
}

interface GalleryProps<Row extends { id: string }> extends Arrangement<Row> {
  /** Content of a row's card. `isLookedAt`: the card is hovered or focused. */
  card: (row: Row, isLookedAt: boolean) => ReactNode;
}

/** Rows as photo cards. The keyboard shortcuts of the table work here as well. */
export function Gallery<Row extends { id: string }>(props: GalleryProps<Row>) {
  const { label, rows, model, nameOf, onOpen, onChoose, card } = props;
  const { active, selection, elementIdOf } = model;
  const [lookedId, setLookedId] = useState<string | null>(null);
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = rows[Number(target.closest<HTMLElement>('[data-row]')?.dataset.row)];
    if (row) active.activate(row.id);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isOnCard = event.target instanceof HTMLButtonElement;
    const step = isOnCard ? stepOf(event.key, event.currentTarget) : undefined;
    if (step === undefined) return;
    event.preventDefault();
    active.focusRow(active.index + step);
  };
  return (
    <RowScroller model={model}>
      <Cards aria-label={label} onFocus={handleFocus} onKeyDown={handleKeyDown}>
        {rows.map((row, index) => (
          <li key={row.id} data-row={index}>
            {onChoose && (
              <CheckBox
                aria-label={`Select ${nameOf(row)}`}
                tabIndex={index === active.index ? 0 : -1}
                checked={isSelected(selection.selection, row.id)}
                onChange={({ nativeEvent }) =>
                  onChoose(row, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
                }
              />
            )}
            <Card
              type="button"
              id={elementIdOf(row.id)}
              tabIndex={index === active.index ? 0 : -1}
              data-chosen={isSelected(selection.selection, row.id) ? '' : undefined}
              onClick={() => onOpen?.(row)}
              onMouseEnter={() => setLookedId(row.id)}
              onMouseLeave={() => setLookedId(null)}
              onFocus={() => setLookedId(row.id)}
              onBlur={() => setLookedId(null)}
            >
              {card(row, lookedId === row.id)}
            </Card>
          </li>
        ))}
      </Cards>
    </RowScroller>
  );
}
