import type { WatchedServer } from '../watched-server/watched-server';
import type { Foreign } from './foreign-records';
import { type Caller, LONGEST_WAIT } from './judge-reply';
import type { Operation } from './operations';
import { OWN_LISTS } from './owned-records';
import { isStraight } from './reached-operation';
import type { Reply, Shot } from './send-call';

/** A call and its response before anything is broken. */
export interface Sent {
  operation: Operation;
  reached: Operation | null;
  caller: Caller;
  shot: Shot;
  reply: Reply;
  /** Other people's records that the call names. */
  foreign: readonly Foreign[];
}

export interface Kind {
  /** The finding that the fuzz must report. */
  must: RegExp;
  /** Null if this call does not suit the violation. */
  plant: (sent: Sent, server: Pick<WatchedServer, 'ask'>) => Promise<Reply | 'silence' | null>;
}

const told = (reply: Reply, message: string): Reply => ({
  ...reply,
  text: JSON.stringify({ ...JSON.parse(reply.text), message }),
});

const isRefusal = ({ reply, reached, shot }: Sent) =>
  reply.status >= 400 && reply.text.startsWith('{"message"') && reached !== null && isStraight(reached, shot);

const isAccepted = ({ reply, reached, shot }: Sent) =>
  reply.status === 200 && reached !== null && reached.answer !== null && isStraight(reached, shot);

const isForbidden = ({ reply, reached, caller }: Sent) =>
  [401, 403].includes(reply.status) && reached !== null && !reached.isOpenTo(caller.roles);

const isRefused = ({ reply }: Sent) => [401, 403, 404, 409].includes(reply.status);

const good = (reply: Reply): Reply => ({ ...reply, status: 200, text: '{"message":"Success","data":{}}' });
const storable = (reply: Reply): Reply => ({ ...reply, headers: { ...reply.headers, 'cache-control': 'max-age=60' } });

const write = (server: Pick<WatchedServer, 'ask'>, text: string) => server.ask({ ask: 'sql', text, values: [] });
const touchSellers = 'update sellers set version = version where id = (select id from sellers limit 1)';
const touchCatalogs = 'update catalogs set version = version where id = (select id from catalogs limit 1)';
const touchUsers = `update users set preferences = preferences || jsonb_build_object('planted', random())
  where id = (select id from users limit 1)`;
const brokenJob = `insert into jobs (id, kind, title, owner_id, input, due_at, created_at)
  select gen_random_uuid(), 'exports.write', 'Planted', id, '{"planted": true}', now() - interval '1 minute', now() from users limit 1`;

const isOfDraft = ({ rule: { unless } }: Foreign) => typeof unless === 'object' && unless.untouched === 'catalogs';

/** For each leak pattern, a text that a server might leak. */
const SPILLED: Record<string, string> = {
  'a stack': 'No.\n    at handle (/srv/lib/handle.ts:70:11)',
  'a place on the disk': 'Cannot read /srv/node_modules/next/index.js',
  'a statement': 'Failed query: select "id" from "users" where "id" = $1',
  'an error of the database': 'duplicate key value violates unique constraint',
  'an error of the program': 'TypeError: x is not a function',
  'a secret': '$argon2id$v=19$m=65536',
};

const spills = Object.entries(SPILLED).map(([what, message]): [string, Kind] => [
  `${what} in a refusal`,
  {
    must: new RegExp(`shows ${what}`),
    plant: async (sent) => (isRefusal(sent) ? told(sent.reply, message) : null),
  },
]);

/** A response that also lists another person's record. */
async function listing({ reached, caller, reply }: Sent, server: Pick<WatchedServer, 'ask'>): Promise<Reply | null> {
  const list = OWN_LISTS.find(
    ({ calls, holds }) => reached && caller.roles && calls.test(reached.id) && (!holds || holds(caller.roles)),
  );
  if (reply.status !== 200 || !list?.sql) return null;
  const all = list.sql.replace('id = any($1::uuid[])', 'true');
  const rows = await server.ask<{ id: string; owner: string | null }[]>({ ask: 'sql', text: all, values: [] });
  const other = rows.find(({ owner }) => owner !== caller.userId);
  return other ? { ...reply, text: JSON.stringify({ message: 'Success', data: [{ id: other.id }] }) } : null;
}

/** The kind of violation that delays the response. */
export const HANGS = 'an answer that hangs';
export const hang = () => new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT + 50));

/** All violations that a run must notice, by name. */
export const KINDS: Record<string, Kind> = {
  ...Object.fromEntries(spills),
  'a failure of the server': { must: /answered 500/, plant: async ({ reply }) => ({ ...reply, status: 500 }) },
  'somebody let in': {
    must: /role table forbids/,
    plant: async (sent) => (isForbidden(sent) && sent.reached === sent.operation ? good(sent.reply) : null),
  },
  'somebody let in by another method': {
    must: /role table forbids/,
    plant: async (sent) =>
      isForbidden(sent) && sent.shot.method !== sent.operation.method && sent.shot.method !== 'HEAD'
        ? good(sent.reply)
        : null,
  },
  'a row changed by a refused call': {
    must: /refused, and changed sellers/,
    plant: async (sent, server) => (isRefusal(sent) ? (await write(server, touchSellers), sent.reply) : null),
  },
  'a person changed by a refused sign-in': {
    must: /refused, and changed .*users/,
    plant: async (sent, server) =>
      isRefusal(sent) && sent.reached?.area === 'auth' ? (await write(server, touchUsers), sent.reply) : null,
  },
  'a row changed by a read': {
    must: /a read, and changed sellers/,
    plant: async (sent, server) =>
      isAccepted(sent) && sent.shot.method === 'GET' ? (await write(server, touchSellers), sent.reply) : null,
  },
  'a record of another person': {
    must: /a record of another person/,
    plant: async (sent) =>
      isRefused(sent) && sent.foreign.some(({ rule }) => !rule.field && !rule.unless) ? good(sent.reply) : null,
  },
  'another person’s record in body or query': {
    must: /took \w+ of another person/,
    plant: async (sent) =>
      isRefused(sent) && sent.foreign.some(({ rule }) => rule.field && !rule.unless) ? good(sent.reply) : null,
  },
  'another person’s draft': {
    must: /of another person/,
    plant: async (sent, server) =>
      isRefused(sent) && sent.foreign.some(isOfDraft) ? (await write(server, touchCatalogs), good(sent.reply)) : null,
  },
  'another person’s record in a list': { must: /lists what is another person/, plant: listing },
  'an answer off its schema': {
    must: /not as its schema says/,
    plant: async (sent) =>
      isAccepted(sent) && sent.shot.method !== 'HEAD'
        ? { ...sent.reply, text: '{"message":"Success","data":"surprise"}' }
        : null,
  },
  'a refusal of another form': {
    must: /a refusal of another form/,
    plant: async (sent) => (isRefusal(sent) ? { ...sent.reply, text: '{"error":"No."}' } : null),
  },
  'a refusal that may be stored': {
    must: /may be stored/,
    plant: async (sent) => (isRefusal(sent) ? storable(sent.reply) : null),
  },
  'an answer that may be stored': {
    must: /may be stored/,
    plant: async (sent) => (isAccepted(sent) ? storable(sent.reply) : null),
  },
  'a method nobody declared': {
    must: /nobody declared/,
    plant: async ({ reply, shot }) =>
      reply.status === 405 && shot.method !== 'HEAD' && shot.path.startsWith('/api/') ? good(reply) : null,
  },
  [HANGS]: { must: /took longer than/, plant: async (sent) => (isRefusal(sent) ? (await hang(), sent.reply) : null) },
  'no answer at all': { must: /no answer/, plant: async () => 'silence' },
  'a job that fails on our side': {
    must: /^exports\.write .*planted/,
    plant: async ({ reply }, server) => (await write(server, brokenJob), reply),
  },
};
