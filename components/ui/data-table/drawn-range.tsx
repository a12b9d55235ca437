import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { rowHeight } from './table-styles';

/** Rows drawn above and below those in sight: what a hand can fling a list by until the next are drawn. */
const OVERSCAN = 5;

interface DrawnRangeProps {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Filled with the way to bring a row into sight that is not drawn. */
  revealRow: RefObject<(index: number) => void>;
  /** Other rows are drawn now. */
  onDrawn: () => void;
  children: (first: number, afterLast: number) => ReactNode;
}

/** Finds out which rows are in sight, or nearly, for only those to be drawn. */
export function DrawnRange({ count, scroller, revealRow, onDrawn, children }: DrawnRangeProps) {
  const [element, setElement] = useState(scroller.current);
  // What scrolls is there after what it holds when both come at once.
  useEffect(() => setElement(scroller.current), [scroller]);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => element,
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
