import { useEffect, useEffectEvent, useRef } from 'react';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';
import { isInDialog, isTyping } from '@/components/entities/keys/use-shortcuts';

/** What a key does: the control of the page that names it with `aria-keyshortcuts` is pressed, or gets the letters. */
const PRESSED = ['r', 'a', 'e', '/'];

interface ChatKeys {
  /** The conversations of the list, in its order. */
  ids: readonly string[];
  openId: string | null;
  onOpen: (id: string) => void;
}

function press(key: string): boolean {
  const found = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
  if (!found || found.matches(':disabled')) return false;
  if (found.matches('input, textarea')) found.focus();
  else found.click();
  return true;
}

/** Has the keyboard drive the inbox: j and k through the list, r to reply, a to take it, e to close it, / to search. */
export function useChatKeys({ ids, openId, onOpen }: ChatKeys): void {
  usePageKeys('chat');
  const place = openId === null ? -1 : ids.indexOf(openId);
  const stood = useRef({ id: openId, place });
  useEffect(() => {
    if (place !== -1 || stood.current.id !== openId) stood.current = { id: openId, place };
  }, [openId, place]);
  const move = (step: 1 | -1): boolean => {
    // One that was closed has left the list; what stands in its place is the next.
    const gap = place === -1 ? stood.current.place : -1;
    const from = gap === -1 ? place : gap - (step === 1 ? 1 : 0);
    const next = ids[from === -1 ? 0 : from + step];
    if (next) onOpen(next);
    return next !== undefined;
  };
  const perform = useEffectEvent((key: string): boolean => {
    if (key === 'j' || key === 'k') return move(key === 'j' ? 1 : -1);
    return PRESSED.includes(key) && press(key);
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (!isPlain || event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return;
      if (perform(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
