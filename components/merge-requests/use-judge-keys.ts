import { useEffect, useEffectEvent } from 'react';
import { isInDialog, isTyping } from '@/components/entities/keys/use-shortcuts';

/** Keys of the judging screen, each with what it does; none while somebody types or a dialog is open. */
export function useJudgeKeys(actions: Partial<Record<string, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.repeat;
    const action = actions[event.key.toLowerCase()];
    if (!isPlain || !action || event.defaultPrevented || isTyping(event.target) || isInDialog(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
