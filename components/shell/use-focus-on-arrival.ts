import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/** After a change of page the focus starts at the new content, where a screen reader goes on reading. */
export function useFocusOnArrival(id: string): void {
  const path = useRouter().asPath.split(/[?#]/)[0];
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const content = document.getElementById(id);
    // The new page may have given it to the field that is filled in first.
    const { activeElement } = document;
    if (activeElement?.matches('input, textarea') && content?.contains(activeElement)) return;
    content?.focus({ preventScroll: true });
  }, [id, path]);
}
