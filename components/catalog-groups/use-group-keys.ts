import { useKeyDown } from '@/components/entities/keys/use-key-down';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';

interface GroupKeys {
  accept: () => void;
  next: () => void;
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [role="dialog"], [role="menu"]';
const PRESSED_BY_ENTER = `button, a, ${FIELDS}`;

/** Enter or y accepts the suggestion, n skips it. Ignored while the focus is in a field or a dialog. */
export function useGroupKeys({ accept, next }: GroupKeys): void {
  usePageKeys('groups');
  useKeyDown((event) => {
    const { target } = event;
    const letter = event.key.toLowerCase();
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented;
    const isTaken = (by: string) => target instanceof Element && target.closest(by) !== null;
    if (isOther || isTaken(event.key === 'Enter' ? PRESSED_BY_ENTER : FIELDS)) return;
    if (event.key === 'Enter' || letter === 'y') accept();
    else if (letter === 'n') next();
    else return;
    event.preventDefault();
  });
}
