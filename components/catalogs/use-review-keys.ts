import { useEffect, useEffectEvent } from 'react';

export type ReviewKey = 'a' | 'b' | 'r' | 'l' | 'f' | 'e' | 'p' | 'ArrowLeft' | 'ArrowRight';

const KEYS: readonly string[] = ['a', 'b', 'r', 'l', 'f', 'e', 'p', 'ArrowLeft', 'ArrowRight'] satisfies ReviewKey[];

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;

/** The keys of the review, wherever the focus is but in a field or a dialog. */
export function useReviewKeys(onKey: (key: ReviewKey) => void): void {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      // A letter is the same with Shift, and as the buttons show it.
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (isOther || !KEYS.includes(key) || isElsewhere(event.target)) return;
      event.preventDefault();
      // A letter that is held down is about the catalog it was pressed at, not about those that come after it.
      if (!event.repeat || key.startsWith('Arrow')) handle(key as ReviewKey);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
