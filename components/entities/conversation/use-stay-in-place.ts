import { type RefObject, useLayoutEffect, useRef } from 'react';

/** This close to the end, new messages are followed. */
const NEAR_END = 120;

/**
 * For a box that scrolls: follows what comes in while the end is in sight, and leaves what is read where it is when
 * older ones come above it. `first` names the first of what is shown, `state` all that changes its height.
 */
export function useStayInPlace(first: string | undefined, state: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: undefined as string | undefined, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { first: firstBefore, height } = before.current;
    const isNearEnd = height - element.scrollTop - element.clientHeight < NEAR_END;
    if (firstBefore === undefined || (firstBefore === first && isNearEnd)) element.scrollTop = element.scrollHeight;
    else if (firstBefore !== first) element.scrollTop += element.scrollHeight - height;
    before.current = { first, height: element.scrollHeight };
  }, [first, state]);
  return box;
}
