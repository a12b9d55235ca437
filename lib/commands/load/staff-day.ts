import { canOpenScreen } from '@/lib/domain/access';
import type { ScreenId } from '@/config/menu';
import type { Random } from '../../server/db/seed/random';

/** Somebody signed in, at one of the web processes. */
export interface Member {
  origin: string;
  token: string;
  roles: readonly string[];
  random: Random;
}

export interface Timed {
  kind: 'read' | 'write';
  /** 0 where no answer came. */
  status: number;
  ms: number;
  /** A refusal for being busy says when to come again. */
  saysWhen: boolean;
}

interface Deed {
  /** Who does it; everybody where it is left out. */
  screen?: ScreenId;
  share: number;
  run: (member: Member, call: Call) => Promise<void>;
}

type Call = (kind: Timed['kind'], method: string, path: string, body?: unknown) => Promise<never>;

const WORDS = ['kesar', 'radha', 'silk', 'textiles', 'surat', 'sons'] as const;
const SORTS = ['businessName', '-createdAt', '-qualityScore', '-lastActivityAt'] as const;

interface SellerRow {
  id: string;
  version: number;
}

const someSeller = async (call: Call, { random }: Member): Promise<SellerRow | undefined> => {
  const page = (await call('read', 'GET', `/api/sellers?sort=${random.pick(SORTS)}&limit=50`)) as {
    rows?: SellerRow[];
  } | null;
  return page?.rows?.[random.below(page.rows.length)];
};

/** What staff do all day, roughly in the shares in which they do it. */
const DEEDS: readonly Deed[] = [
  { share: 10, run: async (_, call) => call('read', 'GET', '/api/me') },
  { share: 12, run: async (_, call) => call('read', 'GET', '/api/notifications/unread') },
  { share: 6, run: async (_, call) => call('read', 'GET', '/api/dashboard') },
  {
    share: 25,
    screen: 'seller-browse',
    run: async ({ random }, call) => call('read', 'GET', `/api/sellers?q=${random.pick(WORDS)}`),
  },
  {
    share: 20,
    screen: 'seller-browse',
    run: async (member, call) => {
      const seller = await someSeller(call, member);
      if (seller) await call('read', 'GET', `/api/sellers/${seller.id}`);
    },
  },
  { share: 12, screen: 'catalog-browse', run: async (_, call) => call('read', 'GET', '/api/catalogs?limit=50') },
  {
    share: 8,
    screen: 'seller-view',
    run: async (member, call) => {
      const seller = await someSeller(call, member);
      if (seller)
        await call('write', 'POST', `/api/sellers/${seller.id}/notes`, { text: 'Called; will send designs.' });
    },
  },
  {
    share: 5,
    screen: 'seller-view',
    run: async (member, call) => {
      const seller = await someSeller(call, member);
      const { random } = member;
      if (!seller) return;
      const change = { address: `Shop ${random.below(900)}, Ring Road`, version: seller.version };
      await call('write', 'PATCH', `/api/sellers/${seller.id}`, change);
    },
  },
  {
    share: 2,
    run: async ({ random }, call) =>
      call('write', 'PATCH', '/api/me/preferences', { themeMode: random.pick(['light', 'dark', 'system']) }),
  },
];

/** Does the next thing somebody does, and notes how each call of it went. */
export async function doSomething(member: Member, note: (timed: Timed) => void): Promise<void> {
  const { random, roles, origin, token } = member;
  const own = DEEDS.filter(({ screen }) => !screen || canOpenScreen(screen, roles));
  let place = random.below(own.reduce((sum, { share }) => sum + share, 0));
  const deed = own.find(({ share }) => (place -= share) < 0);
  const call: Call = async (kind, method, path, body) => {
    const started = performance.now();
    const headers = {
      Authorization: `JWT ${token}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    try {
      const response = await fetch(origin + path, {
        method,
        headers,
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      const answer = (await response.json()) as { data?: never };
      const ms = performance.now() - started;
      note({ kind, status: response.status, ms, saysWhen: response.headers.has('retry-after') });
      return (response.ok ? answer.data : null) as never;
    } catch {
      note({ kind, status: 0, ms: performance.now() - started, saysWhen: false });
      return null as never;
    }
  };
  await deed?.run(member, call);
}
