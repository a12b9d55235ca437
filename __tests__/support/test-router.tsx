import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { type ReactNode, useMemo, useState } from 'react';
import { LOGIN_PATH } from '@/config/menu';
import { SCREENS } from '@/lib/domain/access';

const ORIGIN = 'http://localhost';
const PATTERNS = [LOGIN_PATH, ...SCREENS.map((screen) => screen.path)];

/** The page an address leads to, as Next's own router finds it: fixed segments before parameters. */
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

const toText = (url: Parameters<NextRouter['push']>[0]): string =>
  typeof url === 'string' ? url : `${url.pathname ?? ''}${url.search ?? ''}`;

/** Next's router without Next: keeps the address, and shows the tree again when it changes. */
export function TestRouter({ url, children }: { url: string; children: ReactNode }) {
  const [address, setAddress] = useState(url);

  const router = useMemo((): NextRouter => {
    const { pathname, search, searchParams } = new URL(address, ORIGIN);
    const { pattern, params } = matchPage(pathname);
    const go = (target: Parameters<NextRouter['push']>[0]) => {
      window.history.replaceState(null, '', toText(target));
      setAddress(toText(target));
      return Promise.resolve(true);
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
      push: go,
      replace: go,
      reload: () => undefined,
      back: () => undefined,
      forward: () => undefined,
      prefetch: () => Promise.resolve(),
      beforePopState: () => undefined,
      events: { on: () => undefined, off: () => undefined, emit: () => undefined },
    };
  }, [address]);

  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}
