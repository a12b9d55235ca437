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
  /** What is killed. */
  work: 'merge' | 'undo';
  /** The statement on whose way the process ends; 0 for none. */
  turn: number;
}

export interface FoundState {
  isMerged: boolean;
  /** Of every row but those that say who did what. */
  digest: string;
}

/** What is told to whoever started this program: what it found, then how many statements the work took. */
export type MergeNews = { found: FoundState } | { statements: number };

const tell = (news: MergeNews) => new Promise<void>((resolve) => process.send?.(news, () => resolve()));

/** When a merge deletes a catalog, each one does so at a moment of its own. */
const MOMENT = /(deleted_at\\": \\")[^\\]+/g;

/** Merging values counts the versions of what has them. */
const VERSIONED = ['attribute_values', 'product_types', 'videos'];

const digest = async () =>
  createHash('sha256')
    .update(JSON.stringify(await everything(VERSIONED)).replace(MOMENT, '$1'))
    .digest('base64url');

interface Client {
  query: (...given: unknown[]) => unknown;
}

/** Counts the statements of a work, and ends the process with one of them on its way. */
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
