import type { ScreenId } from '@/config/menu';

/** List actions, available when the page shows a list. */
export type ListShortcut = 'next' | 'previous' | 'choose' | 'open' | 'look' | 'search' | 'leave' | 'make' | 'rate';

export type ShortcutAction = 'palette' | 'shortcuts' | 'menu' | { go: ScreenId } | { list: ListShortcut };

export interface Shortcut {
  /** Keys pressed in sequence, or together with `mod` (Ctrl, ⌘ on Apple machines). */
  keys: readonly string[];
  action: ShortcutAction;
  /** Repeats while the key is held down. */
  repeats?: true;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['mod', 'k'], action: 'palette' },
  { keys: ['?'], action: 'shortcuts' },
  { keys: ['g', 'm'], action: 'menu' },
  { keys: ['g', 'd'], action: { go: 'dashboard' } },
  { keys: ['g', 'p'], action: { go: 'my-profile' } },
  { keys: ['g', 's'], action: { go: 'settings' } },
  { keys: ['/'], action: { list: 'search' } },
  { keys: ['j'], action: { list: 'next' }, repeats: true },
  { keys: ['k'], action: { list: 'previous' }, repeats: true },
  { keys: ['enter'], action: { list: 'open' } },
  { keys: [' '], action: { list: 'look' } },
  { keys: ['x'], action: { list: 'choose' } },
  { keys: ['m'], action: { list: 'make' } },
  { keys: ['r'], action: { list: 'rate' } },
  { keys: ['escape'], action: { list: 'leave' } },
];

const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Label printed on the key. */
export const keyLabel = (key: string): string => {
  if (key === 'mod') return isApple() ? '⌘' : 'Ctrl';
  if (key === ' ') return 'Space';
  return key === 'escape' ? 'Esc' : key.charAt(0).toUpperCase() + key.slice(1);
};

const SEQUENCE_MS = 1200;

/** Reads key presses one by one and returns the shortcut they complete. */
export function createShortcutReader() {
  let pressed: { key: string; at: number } | null = null;
  return (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>): Shortcut | undefined => {
    const key = event.key.toLowerCase();
    const isHeld = isApple() ? event.metaKey : event.ctrlKey;
    if (isHeld) return SHORTCUTS.find(({ keys }) => keys[0] === 'mod' && keys[1] === key);
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const first = pressed && event.timeStamp - pressed.at < SEQUENCE_MS ? pressed.key : null;
    pressed = { key, at: event.timeStamp };
    return SHORTCUTS.find(({ keys }) => (keys.length === 1 ? keys[0] === key : keys[0] === first && keys[1] === key));
  };
}
