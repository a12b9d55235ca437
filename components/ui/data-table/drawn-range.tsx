import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { rowHeight } from './table-styles';

const OVERSCAN = 12;

interface DrawnRangeProps {
  count: number;
  scroller: HTMLElement | null;
  /** Filled with the way to bring a row into sight that is not drawn. */
  revealRow: RefObject<(index: number) => void>;
  /** Other rows are drawn now. */
  onDrawn: () => void;
  children: (first: number, afterLast: number) => ReactNode;
}

/** Finds out which rows are in sight, or nearly, for only those to be drawn. */
export function DrawnRange({ count, scroller, revealRow, onDrawn, children }: DrawnRangeProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: rowHeight,
    overscan: OVERSCAN,
    // The heads lie over the first row in sight.
    scrollPaddingEnd: rowHeight(),
  });
  useEffect(() => {
    revealRow.current = (index) => virtualizer.scrollToIndex(index);
    return () => {
      revealRow.current = () => undefined;
    };
  }, [virtualizer, revealRow]);

  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const afterLast = (items.at(-1)?.index ?? -1) + 1;
  const tellDrawn = useEffectEvent(onDrawn);
  useEffect(() => tellDrawn(), [first, afterLast]);
  return children(first, afterLast);
}
