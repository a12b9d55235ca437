import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus nearby when a dialog closes and its button is gone: the first remaining button gets it, or the box
 * itself, which needs a `tabIndex` of -1.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    wasOpen.current = isOpen;
    if (isLost) (box.current?.querySelector<HTMLElement>('button:enabled') ?? box.current)?.focus();
  }, [isOpen]);
  return box;
}
