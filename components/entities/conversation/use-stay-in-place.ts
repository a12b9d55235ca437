import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Within this distance of the end, new messages are followed. */
const NEAR_END = 120;

interface Shown {
  /** Id of the first item shown. */
  first: string | undefined;
  /** Everything that affects the height. */
  state: string;
  /** Number of the user's own pending messages: a new one scrolls into view. */
  own: number;
}

/**
 * Scroll position of a message list: follows new messages while the end is visible, and keeps the position when older
 * ones load above.
 */
export function useStayInPlace({ first, state, own }: Shown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: undefined as string | undefined, height: 0, own });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { first: firstBefore, height, own: ownBefore } = before.current;
    const isNearEnd = height - element.scrollTop - element.clientHeight < NEAR_END;
    const isFollowed = firstBefore === first && isNearEnd;
    if (firstBefore === undefined || isFollowed || own > ownBefore) element.scrollTop = element.scrollHeight;
    else if (firstBefore !== first) element.scrollTop += element.scrollHeight - height;
    before.current = { first, height: element.scrollHeight, own };
  }, [first, state, own]);
  useEffect(() => {
    const element = box.current;
    if (!element || !('ResizeObserver' in window)) return;
    let room = element.clientHeight;
    // A line above the box or a phone's keyboard shrinks it: the end stays visible if it was visible before.
    const observer = new ResizeObserver(() => {
      const isNearEnd = element.scrollHeight - element.scrollTop - room < NEAR_END;
      room = element.clientHeight;
      if (isNearEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}
