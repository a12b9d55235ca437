import '@/lib/commands/quiet-log';
import { createHash } from 'node:crypto';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import type { MergeState } from '@/lib/domain/merges/merge-states';
import { getCase } from '@/lib/server/across/merge-requests/judge-service';
import { mergeRequested } from '@/lib/server/across/merge-requests/merge-service';
import { MERGE_STEPS } from '@/lib/server/across/merge-requests/service';
import { undoRequested } from '@/lib/server/across/merge-requests/undo-service';
import type { Actor } from '@/lib/server/auth/actor';
import type { Database } from '@/lib/server/db/database';
import { type Place, withDatabase } from '../bench/bench-server';
import { actorAt } from '../orders/order-people';
import { everything } from './all-rows';
import { requestOfKind } from './merge-pairs';

export interface Wish {
  place: Place;
  kind: MergeKind;
  /** What is killed. */
  work: 'merge' | 'undo';
  /** The statement on whose way the process ends; 0 for none. */
  turn: number;
}

export interface FoundState {
  status: MergeState;
  /** Of every row but those that say who did what. */
  digest: string;
}

/** What is told to whoever started this program: what it found, then how many statements the work took. */
export type MergeNews = { found: FoundState } | { statements: number };

const tell = (news: MergeNews) => new Promise<void>((resolve) => process.send?.(news, () => resolve()));

/** When a merge deletes a catalog, each one does so at a moment of its own. */
const MOMENT = /(deleted_at\\": \\")[^\\]+/g;

const digest = async () =>
  createHash('sha256')
    .update(JSON.stringify(await everything()).replace(MOMENT, '$1'))
    .digest('base64url');

async function merge(id: string, actor: Actor): Promise<void> {
  const { request } = await getCase(id);
  if (request.status === 'undone') await MERGE_STEPS.transition(id, { to: 'open', version: request.version }, actor);
  const found = await getCase(id);
  const fromLoser = found.fields.filter(({ pick, isFixed }) => pick === 'loser' && !isFixed).map(({ name }) => name);
  const versions = { survivorVersion: found.survivor.version, loserVersion: found.loser.version };
  const wanted = { survivorId: found.survivor.id, fromLoser, version: found.request.version, ...versions };
  await mergeRequested(id, wanted, actor);
}

async function undo(id: string, actor: Actor): Promise<void> {
  const { request } = await getCase(id);
  await undoRequested(id, { version: request.version, stay: [], back: [], give: [] }, actor);
}

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
    const id = await requestOfKind(kind);
    const { status } = (await getCase(id)).request;
    await tell({ found: { status, digest: await digest() } });
    if (wanted === 'merge' && status === 'merged') await undo(id, actor);
    if (wanted === 'undo' && status !== 'merged') await merge(id, actor);
    const begin = () => (wanted === 'merge' ? merge : undo)(id, actor);
    await tell({ statements: await dyingAt(database, turn, begin) });
  });

void work(JSON.parse(process.argv[2] ?? '{}') as Wish).then(() => process.exit(0));
