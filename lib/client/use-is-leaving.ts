import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

const pathOf = (address: string) => address.split(/[?#]/)[0];

/**
 * Says, whenever asked, whether the person is on the way to another page, which takes a moment to come: what this page
 * wants of its own address until then would call them back.
 */
export function useIsLeaving(): () => boolean {
  const { events, asPath } = useRouter();
  const isLeaving = useRef(false);
  const here = pathOf(asPath);
  useEffect(() => {
    const leave = (address: string) => (isLeaving.current = pathOf(address) !== here);
    const stay = () => (isLeaving.current = false);
    events.on('routeChangeStart', leave);
    events.on('routeChangeComplete', stay);
    events.on('routeChangeError', stay);
    return () => {
      events.off('routeChangeStart', leave);
      events.off('routeChangeComplete', stay);
      events.off('routeChangeError', stay);
    };
  }, [events, here]);
  return () => isLeaving.current;
}
