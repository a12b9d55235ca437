import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';

const TEXT = 'input, textarea, select';

/** Shortcuts of rows: a key pressed on a row clicks the row's button with the matching `aria-keyshortcuts`. */
export function RowKeys({ children }: { children: ReactNode }) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isPlainLetter = /^[a-z]$/.test(key) && !ctrlKey && !metaKey && !altKey;
    if (!isPlainLetter || !(target instanceof Element) || target.matches(TEXT)) return;
    const button = target.closest('tr')?.querySelector<HTMLElement>(`button[aria-keyshortcuts="${key}"]`);
    if (!button) return;
    event.preventDefault();
    button.click();
  };
  return <Box onKeyDown={handleKeyDown}>{children}</Box>;
}
