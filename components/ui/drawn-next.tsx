import { type ReactNode, useDeferredValue } from 'react';

/** Draws its content right after what is around it, so that the head of a page is seen before the rest is ready. */
export function DrawnNext({ children }: { children: ReactNode }) {
  const isTurn = useDeferredValue(true, false);
  return isTurn && children;
}
