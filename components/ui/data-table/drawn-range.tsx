import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { rowHeight } from './table-styles';

/** Rows rendered above and below the viewport, to cover fast scrolling until the next ones render. */
const OVERSCAN = 5;

interface DrawnRangeProps {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Receives a function that scrolls an unrendered row into view. */
  revealRow: RefObject<(index: number) => void>;
  /** Called when other rows are rendered. */
  onDrawn: () => void;
  children: (first: number, afterLast: number) => ReactNode;
}

/** Determines the rows in or near the viewport, so that only those render. */
export function DrawnRange({ count, scroller, revealRow, onDrawn, children }: DrawnRangeProps) {
  const [element, setElement] = useState(scroller.current);
  // When both mount together, the scroll container mounts after its content.
  useEffect(() => setElement(scroller.current), [scroller]);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => element,
    estimateSize: rowHeight,
    overscan: OVERSCAN,
    // The sticky headers cover the first visible row.
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
