import { useEffect, useEffectEvent } from 'react';
import type { PageKeys } from '@/components/entities/keys/keys-of-pages';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';

const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;

/** Review shortcuts. Ignored while the focus is in a field or a dialog. */
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
      // Letters match with and without Shift, as the buttons show them.
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (isOther || !mine.includes(key) || isElsewhere(event.target)) return;
      event.preventDefault();
      // A repeating letter applies to the record it was pressed on, not to the ones that follow.
      if (!event.repeat || key.startsWith('Arrow')) handle(key as Key);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [known]);
}
