import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

const pathOf = (address: string) => address.split(/[?#]/)[0];

/** True while a route change is pending. Writing to the URL then would cancel it. */
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
