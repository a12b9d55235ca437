import { fillPath, type Endpoint } from '@/lib/contracts/base/endpoint';
import { PAGE_SIZE } from '@/lib/contracts/base/list';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { historyOf } from '@/lib/server/platform/audit/history-repository';
import { getSeller, listSellers } from '@/lib/server/areas/sellers/service';
import { orm, type Database } from '@/lib/server/db/database';
import type { ListRequest } from '@/lib/server/db/keyset';
import { seedId } from '@/lib/server/seed/seed-ids';
import { queryOf } from '@/lib/server/http/parse-input';
import { sentStatements, type Statement } from './sent-statements';

/** An address of the real server, with the statements its list sends to the database. */
export interface ListCase {
  path: string;
  statements: Statement[];
}

export interface ListCases {
  first: ListCase;
  deep: ListCase;
  history: ListCase;
  /** By search text. */
  searches: Record<string, ListCase>;
  /** Distinct sellers encountered from the first page to the last. */
  met: number;
}

/** An admin who sees all sellers, like the caller over HTTP. */
const ACTOR = { userId: '', sessionId: '', name: '', roles: ['admin'], mustChangePassword: false } as const;

const readQuery = async (endpoint: Endpoint, query: Record<string, string>) =>
  (await queryOf(endpoint, new URLSearchParams(query))) as ListRequest;

/** Pages through all sellers. Returns the cursor of the second to last full page and the number of sellers. */
async function walk(): Promise<{ cursor: string; met: number }> {
  const request = await readQuery(sellersApi.list, { limit: String(PAGE_SIZE.max) });
  const met = new Set<string>();
  let cursor: string | undefined;
  for (;;) {
    const { rows, next } = await listSellers({ ...request, cursor }, ACTOR);
    for (const { id } of rows) met.add(id);
    // Half of the largest page is the default page size, and another page follows it.
    if (next === null) return { cursor: cursor ?? '', met: met.size };
    cursor = next;
  }
}

/** Requests on a database of generated sellers, with the statements they send. */
export async function listCases(database: Database, sellers: number): Promise<ListCases> {
  const middle = await getSeller(seedId('sellers', Math.floor(sellers / 2)), ACTOR);
  const ofSellers = async (query: Record<string, string>): Promise<ListCase> => {
    const request = await readQuery(sellersApi.list, query);
    return {
      path: [sellersApi.list.path, new URLSearchParams(query).toString()].filter(Boolean).join('?'),
      statements: await sentStatements(database, () => listSellers(request, ACTOR)),
    };
  };
  const historyRequest = await readQuery(sellersApi.history, {});
  const history = {
    path: fillPath(sellersApi.history.path, middle),
    statements: await sentStatements(database, () => historyOf(orm(), middle.id, historyRequest)),
  };
  const { cursor, met } = await walk();
  return {
    first: await ofSellers({}),
    deep: await ofSellers({ cursor }),
    history,
    searches: {
      'a phone number': await ofSellers({ q: middle.phoneNumbers[0] ?? '' }),
      'a name': await ofSellers({ q: 'laxmi sarees' }),
      'a common word': await ofSellers({ q: 'sarees' }),
      'a market and a status': await ofSellers({ marketId: middle.market?.id ?? '', status: 'active' }),
    },
    met,
  };
}
