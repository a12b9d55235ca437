import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** This close to the end, new messages are followed. */
const NEAR_END = 120;

interface Shown {
  /** Names the first of what is shown. */
  first: string | undefined;
  /** All that changes its height. */
  state: string;
  /** How many of the person's own are on their way: one more is to be seen. */
  own: number;
}

/**
 * For a box that scrolls: follows what comes in while the end is in sight, and leaves what is read where it is when
 * older ones come above it.
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
    // A line above it, or the keyboard of a phone, makes the box lower: who saw the end goes on seeing it.
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
