import type { PageKeys } from '@/components/entities/keys/keys-of-pages';
import { useKeyDown } from '@/components/entities/keys/use-key-down';
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
  useKeyDown((event) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
    // Letters match with and without Shift, as the buttons show them.
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const key = keys.find((one) => one === pressed);
    if (isOther || key === undefined || isElsewhere(event.target)) return;
    event.preventDefault();
    // A repeating letter applies to the record it was pressed on, not to the ones that follow.
    if (!event.repeat || key.startsWith('Arrow')) onKey(key);
  });
}
