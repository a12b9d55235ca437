import { useEffect, useEffectEvent } from 'react';
import { type ShortcutAction, createShortcutReader } from './shortcuts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Listens for the product's shortcuts on the whole page. Single keys are left alone while somebody types. */
export function useShortcuts(onShortcut: (action: ShortcutAction) => void): void {
  const handle = useEffectEvent(onShortcut);
  useEffect(() => {
    const read = createShortcutReader();
    const handleKeyDown = (event: KeyboardEvent) => {
      const shortcut = event.isComposing || event.repeat ? undefined : read(event);
      if (!shortcut) return;
      const isChord = shortcut.keys[0] === 'mod';
      if (!isChord && (isTyping(event.target) || isInDialog(event.target))) return;
      event.preventDefault();
      handle(shortcut.action);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
