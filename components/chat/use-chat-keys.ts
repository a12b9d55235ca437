import { useEffect, useRef } from 'react';
import { useKeyDown } from '@/components/entities/keys/use-key-down';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';
import { isInDialog, isTyping } from '@/components/entities/keys/use-shortcuts';

/** Keys that press or focus the control with the matching `aria-keyshortcuts`. */
const PRESSED = ['r', 'a', 'e', '/'];

interface ChatKeys {
  /** Conversation ids in list order. */
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

/** Keyboard shortcuts of the inbox: j and k move, r replies, a takes over, e closes, / searches. */
export function useChatKeys({ ids, openId, onOpen }: ChatKeys): void {
  usePageKeys('chat');
  const place = openId === null ? -1 : ids.indexOf(openId);
  const stood = useRef({ id: openId, place });
  useEffect(() => {
    if (place !== -1 || stood.current.id !== openId) stood.current = { id: openId, place };
  }, [openId, place]);
  const move = (step: 1 | -1): boolean => {
    // A closed conversation has left the list; the one at its position is the next.
    const gap = place === -1 ? stood.current.place : -1;
    const from = gap === -1 ? place : gap - (step === 1 ? 1 : 0);
    const next = ids[from === -1 ? 0 : from + step];
    if (next) onOpen(next);
    return next !== undefined;
  };
  const perform = (key: string): boolean => {
    if (key === 'j' || key === 'k') return move(key === 'j' ? 1 : -1);
    return PRESSED.includes(key) && press(key);
  };
  useKeyDown((event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (!isPlain || event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return;
    if (perform(event.key)) event.preventDefault();
  });
}
