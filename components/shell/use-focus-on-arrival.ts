import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/** After navigation, the focus moves to the new content, where screen readers continue. */
export function useFocusOnArrival(id: string): void {
  const path = useRouter().asPath.split(/[?#]/)[0];
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const content = document.getElementById(id);
    // The new page may have focused its first field.
    const { activeElement } = document;
    if (activeElement?.matches('input, textarea') && content?.contains(activeElement)) return;
    content?.focus({ preventScroll: true });
  }, [id, path]);
}
