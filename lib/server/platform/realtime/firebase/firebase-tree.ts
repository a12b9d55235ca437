import type { Json } from '@/lib/domain/chat/layout';
import { SECOND } from '../../../clock';
import { unavailable } from '../../../errors';
import type { RealtimeTree, TreeBound, TreeQuery } from '../realtime-tree';
import { treePath } from '../tree/paths';
import { accessTokens, type ServiceAccount } from './access-token';

interface Project {
  databaseUrl: string;
  account: ServiceAccount;
}

const edge = (name: 'startAt' | 'startAfter' | 'endAt' | 'endBefore', { value, key }: TreeBound) => [
  [name, key === undefined ? JSON.stringify(value) : `${JSON.stringify(value)},${JSON.stringify(key)}`] as const,
];

/** A query as REST parameters. */
function parameters(query: TreeQuery | undefined): URLSearchParams {
  if (!query) return new URLSearchParams();
  const { orderBy = '$key', startAt, endAt, limitToFirst, limitToLast } = query;
  return new URLSearchParams(
    [
      ['orderBy', JSON.stringify(orderBy)],
      ...(startAt ? edge(startAt.isExclusive ? 'startAfter' : 'startAt', startAt) : []),
      ...(endAt ? edge(endAt.isExclusive ? 'endBefore' : 'endAt', endAt) : []),
      ...(limitToFirst === undefined ? [] : [['limitToFirst', String(limitToFirst)] as const]),
      ...(limitToLast === undefined ? [] : [['limitToLast', String(limitToLast)] as const]),
    ].map(([name, value]) => [name, value]),
  );
}

/**
 * A Firebase project's realtime database, accessed from the server over REST as the service account, to which no rules
 * apply. Commits of clients are not reported here.
 */
export function firebaseTree({ databaseUrl, account }: Project, ask: typeof fetch = fetch): RealtimeTree {
  const token = accessTokens(account, ask);

  async function call(method: string, path: string, query = new URLSearchParams(), body?: unknown): Promise<Json> {
    const address = new URL(`/${path.split('/').map(encodeURIComponent).join('/')}.json`, databaseUrl);
    address.search = query.toString();
    const answer = await ask(address, {
      method,
      headers: { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10 * SECOND),
    });
    if (!answer.ok) throw unavailable();
    return answer.status === 204 ? null : ((await answer.json()) as Json);
  }

  return {
    readAt: (path, query) => call('GET', treePath(path), parameters(query)),
    update: async (paths) => {
      const checked = Object.entries(paths).map(([path, value]) => [treePath(path), value]);
      await call('PATCH', '', new URLSearchParams({ print: 'silent' }), Object.fromEntries(checked));
    },
    onCommitted: () => () => {},
    writtenSince: () => Promise.resolve([]),
  };
}
