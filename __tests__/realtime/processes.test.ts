import {
  get,
  limitToLast,
  onChildAdded,
  onDisconnect,
  onValue,
  orderByChild,
  query,
  ref,
  set,
} from 'firebase/database';
import { runTransaction, serverTimestamp, type Query } from 'firebase/database';
import type { Database } from '@/lib/server/db/database';
import { eventually } from '../support/eventually';
import { serverUrl, startTestDatabase } from '../support/database';
import { leave, leaveAll } from '../harness/bench/realtime-client';
import { fillLongRoom, pagedBack } from '../support/long-conversation';
import { connect, listen, makeCore, type Served } from '../support/realtime-place';

let database: Database;
let servers: [Served, Served];
const isShared = Boolean(serverUrl);

beforeAll(async () => {
  database = await startTestDatabase();
  const one = await listen(makeCore());
  // The embedded engine has one process: there both servers are the same.
  servers = [one, isShared ? await listen(makeCore()) : one];
  await one.core.update({ 'members/silk/meera': true, 'members/silk/zoya': true });
});
afterAll(async () => {
  await leaveAll();
  await Promise.all([...new Set(servers)].map((server) => server.close()));
  await database.close();
});

const message = (text: string, by: string) => ({ text, by, at: serverTimestamp() });

it('two processes show the same, in the same order, each message once', async () => {
  const [meera, zoya] = [await connect(servers[0].origin, 'meera'), await connect(servers[1].origin, 'zoya')];
  const heard: Record<string, string[]> = { meera: [], zoya: [] };
  for (const [name, tree] of Object.entries({ meera, zoya }))
    onChildAdded(query(ref(tree, 'rooms/silk'), orderByChild('at'), limitToLast(500)), (snapshot) =>
      heard[name]?.push(snapshot.key ?? ''),
    );
  const keys = Array.from({ length: 60 }, (_, index) => `m${index}`);
  await Promise.all(
    keys.map((key, index) =>
      index % 2 === 0
        ? set(ref(meera, `rooms/silk/${key}`), message(key, 'meera'))
        : set(ref(zoya, `rooms/silk/${key}`), message(key, 'zoya')),
    ),
  );
  await eventually(() => Object.values(heard).every((list) => list.length >= keys.length));
  for (const list of Object.values(heard)) expect([...list].sort()).toEqual([...keys].sort());
  const orderOf = async (asked: Query) => {
    const order: string[] = [];
    (await get(asked)).forEach((each) => void order.push(each.key));
    return order;
  };
  const asked = (tree: typeof meera) => query(ref(tree, 'rooms/silk'), orderByChild('at'));
  expect(await orderOf(asked(zoya))).toEqual(await orderOf(asked(meera)));
});

it('transactions of both count, and a right taken by one ends listens at the other', async () => {
  const [meera, zoya] = [await connect(servers[0].origin, 'meera'), await connect(servers[1].origin, 'zoya')];
  await Promise.all(
    [meera, zoya, meera, zoya, meera, zoya].map((tree) =>
      runTransaction(ref(tree, 'counters/both'), (count: number | null) => (count ?? 0) + 1),
    ),
  );
  expect((await get(ref(zoya, 'counters/both'))).val()).toBe(6);
  let isOver = false;
  let isThere = false;
  onValue(
    ref(zoya, 'rooms/silk'),
    () => (isThere = true),
    () => (isOver = true),
  );
  await eventually(() => isThere);
  await servers[0].core.update({ 'members/silk/zoya': null });
  await eventually(() => isOver);
});

it('presence of one process is seen at the other, and goes with its socket', async () => {
  const [meera, guest] = [await connect(servers[0].origin, 'meera'), await connect(servers[1].origin, 'guest')];
  const seen: unknown[] = [];
  onValue(ref(meera, 'presence/guest'), (snapshot) => seen.push(snapshot.val()));
  await onDisconnect(ref(guest, 'presence/guest')).remove();
  await set(ref(guest, 'presence/guest'), 'here');
  await eventually(() => seen.at(-1) === 'here');
  await leave(guest);
  await eventually(() => seen.at(-1) === null);
});

it('a change too large to be named is seen all the same', async () => {
  const meera = await connect(servers[0].origin, 'meera');
  const sizes: number[] = [];
  onValue(ref(meera, 'counters'), (snapshot) => sizes.push(snapshot.size));
  await eventually(() => sizes.length > 0);
  const many = Array.from({ length: 400 }, (_, index) => [`counters/many-${'x'.repeat(40)}-${index}`, index] as const);
  await servers[1].core.update(Object.fromEntries(many));
  await eventually(() => (sizes.at(-1) ?? 0) >= 400);
});

it('a long conversation is paged back to its start, nothing twice, nothing missing', async () => {
  const keys = await fillLongRoom(servers[1].core, 1000);
  expect(await pagedBack(await connect(servers[0].origin, 'meera'), 50)).toEqual(keys);
});

it('what a process held that was killed is swept by those that live', async () => {
  const killed = makeCore();
  await killed.update({ 'presence/ghost': 'here', 'counters/kept': 1 });
  const next = await listen(makeCore());
  expect(await next.core.readAt('presence/ghost')).toBeNull();
  expect(await next.core.readAt('counters/kept')).toBe(1);
  await next.close();
});
