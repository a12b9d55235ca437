import { type ReactNode, useDeferredValue } from 'react';

/** Renders its content right after its surroundings, so that the page header appears first. */
export function DrawnNext({ children }: { children: ReactNode }) {
  const isTurn = useDeferredValue(true, false);
  return isTurn && children;
}
