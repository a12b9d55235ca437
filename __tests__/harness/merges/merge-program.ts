import '@/lib/commands/quiet-log';
import { createHash } from 'node:crypto';
import type { Database } from '@/lib/server/db/database';
import { type Place, withDatabase } from '../bench/bench-server';
import { actorAt } from '../orders/order-people';
import { everything } from './all-rows';
import { type KilledKind, workOf } from './merge-works';

export interface Wish {
  place: Place;
  kind: KilledKind;
  /** The operation that is killed. */
  work: 'merge' | 'undo';
  /** The statement during which the process exits; 0 for none. */
  turn: number;
}

export interface FoundState {
  isMerged: boolean;
  /** Digest of all rows, except for history rows. */
  digest: string;
}

/** Messages to the parent process: the state found at the start, then the number of statements of the work. */
export type MergeNews = { found: FoundState } | { statements: number };

const tell = (news: MergeNews) => new Promise<void>((resolve) => process.send?.(news, () => resolve()));

/** Each run of a merge that deletes a catalog does so at another time. */
const MOMENT = /(deleted_at\\": \\")[^\\]+/g;

/** Merging values increments the versions of the records that have them. */
const VERSIONED = ['attribute_values', 'product_types', 'videos'];

const digest = async () =>
  createHash('sha256')
    .update(JSON.stringify(await everything(VERSIONED)).replace(MOMENT, '$1'))
    .digest('base64url');

interface Client {
  query: (...given: unknown[]) => unknown;
}

/** Counts the statements of the work, and exits the process while one of them is in flight. */
async function dyingAt({ pool }: Database, turn: number, begin: () => Promise<void>): Promise<number> {
  const one = await pool.connect();
  const client = Object.getPrototypeOf(one) as Client;
  one.release();
  const { query } = client;
  let statements = 0;
  client.query = function (this: unknown, ...given) {
    const answer = query.apply(this, given);
    statements += 1;
    if (statements === turn) process.kill(process.pid, 'SIGKILL');
    return answer;
  };
  await begin();
  return statements;
}

const work = ({ place, kind, work: wanted, turn }: Wish) =>
  withDatabase(place, async (database) => {
    const actor = await actorAt(0);
    const pair = await workOf(kind);
    const isMerged = await pair.isMerged();
    await tell({ found: { isMerged, digest: await digest() } });
    if (wanted === 'merge' && isMerged) await pair.undo(actor);
    if (wanted === 'undo' && !isMerged) await pair.merge(actor);
    await tell({ statements: await dyingAt(database, turn, async () => void (await pair[wanted](actor))) });
  });

void work(JSON.parse(process.argv[2] ?? '{}') as Wish).then(() => process.exit(0));
