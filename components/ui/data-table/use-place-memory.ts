import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Place {
  /** Scroll positions of the rows and of the page around them. */
  top: number;
  pageTop: number;
  /** Focused row. */
  row: number | null;
}

const REMEMBERED = 50;
const places = new Map<string, Place>();

/** Key of a history entry, as Next names it; distinguishes a new visit from going back. */
function entryKey(place: string): string {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return `${key ?? ''} ${window.location.pathname} ${place}`;
}

function remember(key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > REMEMBERED && oldest !== undefined) places.delete(oldest);
}

function placeIn(element: HTMLElement): Place {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  const isOurs = row && element.contains(row);
  return { top: element.scrollTop, pageTop: window.scrollY, row: isOurs ? Number(row.dataset.row) : null };
}

function scrollTo(element: HTMLElement, { top, pageTop }: Pick<Place, 'top' | 'pageTop'>): void {
  element.scrollTop = top;
  if (window.scrollY !== pageTop) window.scrollTo(0, pageTop);
}

interface PlaceMemory {
  /** Identifies the page of the list. */
  place: string;
  /** True once its rows are rendered. */
  isShown: boolean;
  scroller: RefObject<HTMLElement | null>;
  active: { focusRow: (index: number) => void };
}

/** Going back restores the scroll position and the focused row; another page starts at its top. */
export function usePlaceMemory({ place, isShown, scroller, active }: PlaceMemory): void {
  const entry = useRef<string | null>(null);

  const keep = useEffectEvent(() => {
    // The next page may scroll before this list has unmounted.
    if (entry.current !== null && scroller.current?.isConnected) remember(entry.current, placeIn(scroller.current));
  });

  const arrive = useEffectEvent((element: HTMLElement) => {
    const isFirst = entry.current === null;
    entry.current = entryKey(place);
    const known = places.get(entry.current);
    if (known) scrollTo(element, known);
    else if (!isFirst) {
      scrollTo(element, { top: 0, pageTop: window.scrollY });
      // The focus may already be on a row that was also in the previous rows.
      keep();
    }
    const row = known?.row ?? null;
    // Runs after the shell, which moves the focus to the start of a new page.
    if (row !== null) requestAnimationFrame(() => active.focusRow(row));
  });

  useEffect(() => {
    if (isShown && scroller.current) arrive(scroller.current);
  }, [place, isShown, scroller]);

  useEffect(() => {
    const handle = () => keep();
    const element = scroller.current;
    element?.addEventListener('scroll', handle, { passive: true });
    element?.addEventListener('focusin', handle);
    window.addEventListener('scroll', handle, { passive: true });
    return () => {
      element?.removeEventListener('scroll', handle);
      element?.removeEventListener('focusin', handle);
      window.removeEventListener('scroll', handle);
    };
  }, [scroller]);
}
