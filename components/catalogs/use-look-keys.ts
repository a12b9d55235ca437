import { useKeyDown } from '@/components/entities/keys/use-key-down';
import { isTyping } from '@/components/entities/keys/use-shortcuts';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, j: 1, ArrowUp: -1, ArrowLeft: -1, k: -1 };

const isOnControl = (target: EventTarget | null) => target instanceof Element && target.closest('button, a') !== null;

/** While a catalog is previewed, arrow keys show its neighbours in the list and Space closes it. */
export function useLookKeys(onStep: (step: number) => void, onClose: () => void): void {
  useKeyDown((event) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, repeat } = event;
    if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
    const step = STEPS[key];
    // Space may still be down from opening the preview.
    if (step === undefined && (key !== ' ' || repeat || isOnControl(target))) return;
    event.preventDefault();
    if (step === undefined) onClose();
    else onStep(step);
  });
}
