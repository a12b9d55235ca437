import Head from 'next/head';
import { PRODUCT } from '@/config/product';
import { useTitleCount } from '@/lib/client/title-count';
import { findScreenByPath, screenLabel } from '@/lib/domain/access/access';
import type { GateDecision } from '@/lib/domain/access/page-gate';

/** Next's own route for errors outside a page. */
export const ERROR_PATTERN = '/_error';

const NAMES: Partial<Record<GateDecision, string>> = {
  login: 'Log in',
  denied: 'No access',
  'not-found': 'Page not found',
  'new-password': 'Choose a new password',
};

/** Sets `<Page> | <product>` for whatever the shell currently shows. */
export function DocumentTitle({ decision, pattern }: { decision: GateDecision; pattern: string }) {
  const screen = findScreenByPath(pattern);
  const count = useTitleCount();
  const isBroken = pattern === ERROR_PATTERN;
  const name = isBroken
    ? 'Something went wrong'
    : (NAMES[decision] ?? (screen ? screenLabel(screen) : NAMES['not-found']));
  return (
    <Head>
      <title>{`${count > 0 ? `(${count}) ` : ''}${name} | ${PRODUCT.titleSuffix}`}</title>
    </Head>
  );
}
