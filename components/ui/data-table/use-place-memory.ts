import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Place {
  /** How far the rows are scrolled, and the page around them. */
  top: number;
  pageTop: number;
  /** The row that had the focus. */
  row: number | null;
}

const REMEMBERED = 50;
const places = new Map<string, Place>();

/** An entry of the history, as Next names it, so that coming anew is told from coming back. */
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
  /** Names the page of the list. */
  place: string;
  /** Its rows are there. */
  isShown: boolean;
  scroller: RefObject<HTMLElement | null>;
  active: { focusRow: (index: number) => void };
}

/** Back means back to the same rows, and to the row one was on; another page begins at its top. */
export function usePlaceMemory({ place, isShown, scroller, active }: PlaceMemory): void {
  const entry = useRef<string | null>(null);

  const keep = useEffectEvent(() => {
    // The page that comes next scrolls as well, and may do so before this list has heard that it is gone.
    if (entry.current !== null && scroller.current?.isConnected) remember(entry.current, placeIn(scroller.current));
  });

  const arrive = useEffectEvent((element: HTMLElement) => {
    const isFirst = entry.current === null;
    entry.current = entryKey(place);
    const known = places.get(entry.current);
    if (known) scrollTo(element, known);
    else if (!isFirst) {
      scrollTo(element, { top: 0, pageTop: window.scrollY });
      // One may be on a row already: it was among the rows before.
      keep();
    }
    const row = known?.row ?? null;
    // After the shell, which moves the focus to a new page's beginning.
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
