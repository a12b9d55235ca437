import { useEffect, useEffectEvent } from 'react';

export type ReviewKey = 'a' | 'b' | 'r' | 'f' | 'ArrowLeft' | 'ArrowRight';

const KEYS: readonly string[] = ['a', 'b', 'r', 'f', 'ArrowLeft', 'ArrowRight'] satisfies ReviewKey[];

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;

/** The keys of the review, wherever the focus is but in a field or a dialog. */
export function useReviewKeys(onKey: (key: ReviewKey) => void): void {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      if (isOther || !KEYS.includes(event.key) || isElsewhere(event.target)) return;
      event.preventDefault();
      handle(event.key as ReviewKey);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
