import { useEffect, useEffectEvent } from 'react';
import type { PageKeys } from '@/components/entities/keys/keys-of-pages';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;

/** Keys of a review, wherever the focus is but in a field or a dialog. */
export function useReviewKeys<Key extends string>(
  page: PageKeys,
  keys: readonly Key[],
  onKey: (key: Key) => void,
): void {
  usePageKeys(page);
  const handle = useEffectEvent(onKey);
  const known = keys.join(' ');
  useEffect(() => {
    const mine = known.split(' ');
    const handleKeyDown = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      // A letter is the same with Shift, and as the buttons show it.
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (isOther || !mine.includes(key) || isElsewhere(event.target)) return;
      event.preventDefault();
      // A letter that is held down is about the record it was pressed at, not about those that come after it.
      if (!event.repeat || key.startsWith('Arrow')) handle(key as Key);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [known]);
}
