import type { ScreenId } from '@/config/menu';

export type ShortcutAction = 'palette' | 'shortcuts' | 'menu' | { go: ScreenId };

export interface Shortcut {
  /** Keys one after the other, or held together with `mod` (Ctrl, on Apple machines ⌘). */
  keys: readonly string[];
  does: string;
  action: ShortcutAction;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['mod', 'k'], does: 'Go to a page', action: 'palette' },
  { keys: ['?'], does: 'Show these shortcuts', action: 'shortcuts' },
  { keys: ['g', 'm'], does: 'Show or hide the menu', action: 'menu' },
  { keys: ['g', 'd'], does: 'Go to the dashboard', action: { go: 'dashboard' } },
  { keys: ['g', 'p'], does: 'Go to my profile', action: { go: 'my-profile' } },
  { keys: ['g', 's'], does: 'Go to settings', action: { go: 'settings' } },
];

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** What is printed on the key. */
export const keyLabel = (key: string): string => {
  if (key === 'mod') return isApple() ? '⌘' : 'Ctrl';
  return key.length === 1 ? key.toUpperCase() : key;
};

const SEQUENCE_MS = 1200;

/** Reads key presses one by one and names the shortcut they complete. */
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
