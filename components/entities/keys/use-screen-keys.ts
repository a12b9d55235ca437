import { useEffect, useEffectEvent } from 'react';
import { isInDialog, isTyping } from './use-shortcuts';
import type { KeyPress } from '../catalog-form/tag-keys';

/** What has the focus while a key is pressed. */
export type KeyPlace = 'text' | 'button' | 'page';

const OWN_ENTER = 'button, a, summary, [role="tab"]';

const placeOf = (target: EventTarget | null): KeyPlace => {
  if (isTyping(target)) return 'text';
  return target instanceof Element && target.closest(OWN_ENTER) ? 'button' : 'page';
};

/** `g` begins a way to another page: what follows within this time is not for this screen. */
const SEQUENCE_MS = 1200;

/**
 * Listens for the keys of a screen that is driven by keys. It hears them before the shortcuts of the product, which get
 * those the handler answers false to. Open dialogs and menus have their own.
 */
export function useScreenKeys(onKey: (press: KeyPress, place: KeyPlace) => boolean): void {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    let wentAt = -SEQUENCE_MS;
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event;
      if (event.isComposing || event.defaultPrevented || event.altKey || isInDialog(target)) return;
      if (target instanceof Element && target.closest('[role="menu"], [role="listbox"]')) return;
      const place = placeOf(target);
      const isHeld = event.ctrlKey || event.metaKey;
      const isGoing = timeStamp - wentAt < SEQUENCE_MS;
      wentAt = -SEQUENCE_MS;
      if (isGoing || (event.repeat && !key.startsWith('Arrow'))) return;
      if (!handle({ key, isHeld }, place)) {
        // While somebody looks for a name, a g is a letter of it.
        if (key === 'g' && place !== 'text' && !isHeld) wentAt = timeStamp;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);
}
