import { useState } from 'react';
import { type ShortcutAction, createShortcutReader } from './shortcuts';
import { useKeyDown } from './use-key-down';

const TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/** Keys pressed there are text input. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TEXT));

export const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/**
 * Listens for the product's shortcuts on the whole page. Single keys are ignored while the user types, and keys whose
 * handler returns false are left to the browser.
 */
export function useShortcuts(onShortcut: (action: ShortcutAction, event: KeyboardEvent) => boolean): void {
  const [read] = useState(createShortcutReader);
  useKeyDown((event) => {
    const shortcut = event.isComposing || event.defaultPrevented ? undefined : read(event);
    if (!shortcut || (event.repeat && !shortcut.repeats)) return;
    const isChord = shortcut.keys[0] === 'mod';
    if (!isChord && (isTyping(event.target) || isInDialog(event.target))) return;
    if (onShortcut(shortcut.action, event)) event.preventDefault();
  });
}
