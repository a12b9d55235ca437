import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import mitt from 'next/dist/shared/lib/mitt';
import type { NextRouter } from 'next/router';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LOGIN_PATH } from '@/config/menu';
import { SCREENS } from '@/lib/domain/access/access';

const ORIGIN = 'http://localhost';
const PATTERNS = [LOGIN_PATH, ...SCREENS.map((screen) => screen.path)];

/** The page of an address, as Next's own router finds it: fixed segments before parameters. */
function matchPage(pathname: string) {
  const segments = pathname.split('/');
  const candidates = PATTERNS.map((pattern) => ({ pattern, parts: pattern.split('/') }))
    .filter(({ parts }) => parts.length === segments.length)
    .filter(({ parts }) => parts.every((part, index) => isParameter(part) || part === segments[index]))
    .sort((a, b) => a.parts.filter(isParameter).length - b.parts.filter(isParameter).length);
  const [match] = candidates;
  const params = Object.fromEntries(
    (match?.parts ?? []).flatMap((part, index) => (isParameter(part) ? [[part.slice(1, -1), segments[index]]] : [])),
  ) as Record<string, string>;
  return { pattern: match?.pattern ?? '/404', params };
}

const isParameter = (part: string): boolean => part.startsWith('[');

type Url = Parameters<NextRouter['push']>[0];
type BeforePopState = Parameters<NextRouter['beforePopState']>[0];
type Options = Parameters<NextRouter['push']>[2];

const toText = (url: Url): string => (typeof url === 'string' ? url : `${url.pathname ?? ''}${url.search ?? ''}`);

type Emitter = ReturnType<typeof mitt>;

/** Navigates with the browser's own history like Next, which gives each entry a key. */
function navigate(events: Emitter, how: 'push' | 'replace', url: Url, options: Options = {}): Promise<boolean> {
  const address = toText(url);
  try {
    events.emit('routeChangeStart', address, { shallow: options.shallow ?? false });
  } catch (reason) {
    // A listener stops the navigation by throwing. The caller need not handle the rejection.
    const stopped = Promise.reject(reason as Error);
    stopped.catch(() => undefined);
    return stopped;
  }
  window.history[`${how}State`]({ key: uniqueKey(), as: address }, '', address);
  events.emit('routeChangeComplete', address, { shallow: options.shallow ?? false });
  return Promise.resolve(true);
}

let entries = 0;
const uniqueKey = () => `entry-${(entries += 1)}`;
const addressNow = () => window.location.pathname + window.location.search;

/** Addresses whose pages were prefetched. */
export const madeReady: string[] = [];

/** A replacement for Next's router: address and history are the browser's. */
export function TestRouter({ url, children }: { url: string; children: ReactNode }) {
  const [address, setAddress] = useState(() => {
    window.history.replaceState({ key: uniqueKey(), as: url }, '', url);
    return url;
  });
  const [events] = useState(() => mitt());
  const mayPop = useRef<BeforePopState>(() => true);

  useEffect(() => {
    const handlePop = ({ state }: PopStateEvent) => {
      if (mayPop.current(state as Parameters<BeforePopState>[0])) setAddress(addressNow());
    };
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, []);

  const router = useMemo((): NextRouter => {
    const { pathname, search, searchParams } = new URL(address, ORIGIN);
    const { pattern, params } = matchPage(pathname);
    const go = (how: 'push' | 'replace') => (target: Url, _as?: Url, options?: Options) => {
      const gone = navigate(events, how, target, options);
      setAddress(addressNow());
      return gone;
    };
    return {
      route: pattern,
      pathname: pattern,
      query: { ...Object.fromEntries(searchParams), ...params },
      asPath: pathname + search,
      basePath: '',
      isLocaleDomain: false,
      isReady: true,
      isFallback: false,
      isPreview: false,
      push: go('push'),
      replace: go('replace'),
      reload: () => undefined,
      back: () => window.history.back(),
      forward: () => window.history.forward(),
      prefetch: async (target) => void madeReady.push(target),
      beforePopState: (callback) => (mayPop.current = callback),
      events,
    };
  }, [address, events]);

  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}
