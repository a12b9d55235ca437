import { useRef } from 'react';
import { useKeyDown } from './use-key-down';
import { isInDialog, isTyping } from './use-shortcuts';
import type { KeyPress } from '../catalog-form/tag-keys';

/** Element type that has the focus while a key is pressed. */
export type KeyPlace = 'text' | 'button' | 'page';

const OWN_ENTER = 'button, a, summary, [role="tab"]';

const placeOf = (target: EventTarget | null): KeyPlace => {
  if (isTyping(target)) return 'text';
  return target instanceof Element && target.closest(OWN_ENTER) ? 'button' : 'page';
};

/** `g` starts a navigation sequence: keys within this time are not for this screen. */
const SEQUENCE_MS = 1200;

/**
 * Listens for the keys of a keyboard-driven screen. It runs before the product's shortcuts, which receive the keys the
 * handler returns false for. Open dialogs and menus handle their own.
 */
export function useScreenKeys(onKey: (press: KeyPress, place: KeyPlace) => boolean): void {
  const wentAt = useRef(-SEQUENCE_MS);
  useKeyDown(
    (event) => {
      const { key, target, timeStamp } = event;
      if (event.isComposing || event.defaultPrevented || event.altKey || isInDialog(target)) return;
      if (target instanceof Element && target.closest('[role="menu"], [role="listbox"]')) return;
      const place = placeOf(target);
      const isHeld = event.ctrlKey || event.metaKey;
      const isGoing = timeStamp - wentAt.current < SEQUENCE_MS;
      wentAt.current = -SEQUENCE_MS;
      if (isGoing || (event.repeat && !key.startsWith('Arrow'))) return;
      if (!onKey({ key, isHeld }, place)) {
        // While the user filters by name, g is a letter of the text.
        if (key === 'g' && place !== 'text' && !isHeld) wentAt.current = timeStamp;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
    { isFirst: true },
  );
}
