import {
  child,
  endBefore,
  equalTo,
  get,
  goOffline,
  goOnline,
  increment,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onDisconnect,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  startAfter,
  startAt,
  endAt,
  type Database as Tree,
  type Query,
  update,
} from 'firebase/database';
import { eventually } from '../support/eventually';
import { leave } from '../harness/bench/realtime-client';
import { connect, serveRealtime } from '../support/realtime-place';

const place = serveRealtime();

let meera: Tree;
let zoya: Tree;
beforeAll(async () => {
  meera = await connect(place.origin, 'meera', { roles: { admin: true } });
  zoya = await connect(place.origin, 'zoya');
  await place.core.update({ 'members/silk/meera': true, 'members/silk/zoya': true, 'members/cotton/meera': true });
});

const message = (text: string, by = 'meera') => ({ text, by, at: serverTimestamp() });
const keysOf = async (asked: Query) => {
  const keys: string[] = [];
  (await get(asked)).forEach((each) => void keys.push(each.key));
  return keys;
};

describe('reading and writing', () => {
  it('a message that was sent is there for the other, with the time of the server', async () => {
    const heard: unknown[] = [];
    const stop = onChildAdded(ref(zoya, 'rooms/silk'), (snapshot) => heard.push(snapshot.val()));
    const before = Date.now() - 1000;
    const sent = push(ref(meera, 'rooms/silk'));
    await set(sent, message('Is Kesariya still there?'));
    await eventually(() => heard.length === 1);
    const { text, at } = heard[0] as { text: string; at: number };
    expect(text).toBe('Is Kesariya still there?');
    expect(at).toBeGreaterThan(before);
    expect((await get(child(sent, 'text'))).val()).toBe('Is Kesariya still there?');
    stop();
  });

  it('several places are written at once, or none', async () => {
    await update(ref(meera), { 'counters/a': 1, 'counters/b/deep/er': 'x' });
    expect((await get(ref(zoya, 'counters'))).val()).toMatchObject({ a: 1, b: { deep: { er: 'x' } } });
    await expect(update(ref(zoya), { 'counters/a': 2, 'limited/x': 1 })).rejects.toThrow(/permission_denied/i);
    expect((await get(ref(zoya, 'counters/a'))).val()).toBe(1);
    await remove(ref(meera, 'counters/b'));
    expect((await get(ref(zoya, 'counters/b'))).exists()).toBe(false);
  });

  it('counts by increments, and refuses what a rule does not allow', async () => {
    await set(ref(meera, 'counters/sold'), 5);
    await Promise.all([meera, zoya, meera].map((tree) => update(ref(tree, 'counters'), { sold: increment(2) })));
    expect((await get(ref(meera, 'counters/sold'))).val()).toBe(11);
    const refused: (() => Promise<unknown>)[] = [
      () => set(ref(meera, 'rooms/silk/x'), { ...message('Hi'), more: 1 }),
      () => set(ref(meera, 'rooms/silk/x'), message('Hi', 'zoya')),
      () => set(ref(meera, 'rooms/silk/x'), { ...message('Hi'), at: 5 }),
      () => set(ref(zoya, 'rooms/cotton/x'), message('Hi', 'zoya')),
      () => set(ref(zoya, 'limited'), 1),
      () => get(ref(zoya, 'limited')),
      () => get(ref(zoya, 'rooms/cotton')),
      () => get(ref(zoya, 'nowhere')),
    ];
    for (const ask of refused) await expect(ask()).rejects.toThrow(/permission.denied/i);
    await set(ref(meera, 'limited'), 'for admins');
    expect((await get(ref(meera, 'limited'))).val()).toBe('for admins');
  });

  it('ten that race in a transaction all count', async () => {
    await set(ref(meera, 'counters/raced'), { votes: 0 });
    const racers = [meera, zoya];
    const runs = Array.from({ length: 10 }, (_, index) =>
      runTransaction(ref(racers[index % 2] as Tree, 'counters/raced'), (now: { votes: number } | null) => ({
        votes: (now?.votes ?? 0) + 1,
      })),
    );
    expect((await Promise.all(runs)).every(({ committed }) => committed)).toBe(true);
    expect((await get(ref(zoya, 'counters/raced'))).val()).toEqual({ votes: 10 });
  });

  it('a text of many frames arrives whole in any script, and too long a one is refused', async () => {
    const text = 'साड़ी 🧵\u0000'.repeat(2500);
    const sent = push(ref(meera, 'rooms/silk'));
    await set(sent, message(text));
    expect((await get(sent)).val()).toMatchObject({ text });
    await expect(set(push(ref(meera, 'rooms/silk')), message('x'.repeat(40_001)))).rejects.toThrow(/permission/i);
  });
});

describe('queries', () => {
  const at = (time: number | string | boolean | null, text = 'x') => ({
    text,
    by: 'meera',
    ...(time !== null && { at: time }),
  });
  beforeAll(async () => {
    const rows = {
      a: at(30),
      b: at(10),
      c: at(20),
      d: at(20),
      e: at('late'),
      f: at(false),
      g: at(null),
      7: at(-5),
      10: at(1e21),
    };
    await place.core.update({
      'members/wool/meera': true,
      ...Object.fromEntries(Object.entries(rows).map(([key, row]) => [`rooms/wool/${key}`, row])),
      'scores/cups/x': 3,
      'scores/cups/y': 1,
      'scores/cups/z': 2,
      'scores/cups/w': 'none',
    });
  });
  const wool = () => ref(meera, 'rooms/wool');
  const cups = () => ref(meera, 'scores/cups');

  it.each<[string, () => Query, string[]]>([
    ['by key', () => query(wool(), orderByKey()), ['7', '10', 'a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['the first by key', () => query(wool(), orderByKey(), limitToFirst(3)), ['7', '10', 'a']],
    ['the last', () => query(wool(), limitToLast(2)), ['f', 'g']],
    ['from a key', () => query(wool(), orderByKey(), startAt('e')), ['e', 'f', 'g']],
    ['after a key', () => query(wool(), orderByKey(), startAfter('a'), limitToFirst(2)), ['b', 'c']],
    ['before a key', () => query(wool(), orderByKey(), endBefore('c'), limitToLast(2)), ['a', 'b']],
    ['by a child', () => query(wool(), orderByChild('at')), ['g', 'f', '7', 'b', 'c', 'd', 'a', '10', 'e']],
    ['the last by a child', () => query(wool(), orderByChild('at'), limitToLast(3)), ['a', '10', 'e']],
    ['a range of a child', () => query(wool(), orderByChild('at'), startAt(10), endAt(20)), ['b', 'c', 'd']],
    ['before a value and key', () => query(wool(), orderByChild('at'), endBefore(20, 'd'), limitToLast(2)), ['b', 'c']],
    ['after a value', () => query(wool(), orderByChild('at'), startAfter(20), limitToFirst(2)), ['a', '10']],
    ['equal to a value', () => query(wool(), orderByChild('at'), equalTo(20)), ['c', 'd']],
    ['equal to a text', () => query(wool(), orderByChild('at'), equalTo('late')), ['e']],
    ['without a value', () => query(wool(), orderByChild('at'), equalTo(null)), ['g']],
    [
      'by a child without an index',
      () => query(wool(), orderByChild('text'), equalTo('x'), limitToFirst(2)),
      ['7', '10'],
    ],
    ['by value', () => query(cups(), orderByValue()), ['y', 'z', 'x', 'w']],
    ['a range of values', () => query(cups(), orderByValue(), startAt(2), endAt(3)), ['z', 'x']],
    ['the largest value', () => query(cups(), orderByValue(), endAt(1e9), limitToLast(1)), ['x']],
    ['in a volatile place', () => query(ref(meera, 'presence'), orderByKey(), limitToLast(1)), []],
  ])('%s', async (_, asked, keys) => {
    expect(await keysOf(asked())).toEqual(keys);
  });

  it('a live window moves with what is written, removed and changed', async () => {
    const shown: string[][] = [];
    const stop = onValue(query(ref(zoya, 'scores/live'), orderByValue(), limitToLast(2)), (snapshot) => {
      const keys: string[] = [];
      snapshot.forEach((each) => void keys.push(each.key));
      shown.push(keys);
    });
    const expectShown = (keys: string[]) => eventually(() => shown.at(-1)?.join() === keys.join());
    await expectShown([]);
    await Promise.all(['a', 'b', 'c'].map((key, index) => set(ref(meera, `scores/live/${key}`), index + 1)));
    await expectShown(['b', 'c']);
    await set(ref(meera, 'scores/live/d'), 9);
    await expectShown(['c', 'd']);
    await set(ref(meera, 'scores/live/0'), 0);
    await remove(ref(meera, 'scores/live/d'));
    await expectShown(['b', 'c']);
    await set(ref(meera, 'scores/live/c'), -1);
    await expectShown(['a', 'b']);
    await place.core.update({ 'scores/live': null });
    await expectShown([]);
    stop();
  });
});

describe('coming and going', () => {
  it('says whether it is connected, and a change made while away is sent later', async () => {
    const tree = await connect(place.origin, 'zoya');
    const states: unknown[] = [];
    onValue(ref(tree, '.info/connected'), (snapshot) => states.push(snapshot.val()));
    await eventually(() => states.at(-1) === true);
    goOffline(tree);
    const later = set(ref(tree, 'counters/away'), 'kept');
    expect(states.at(-1)).toBe(false);
    await set(ref(meera, 'counters/meanwhile'), 1);
    goOnline(tree);
    await later;
    expect((await get(ref(meera, 'counters/away'))).val()).toBe('kept');
    await leave(tree);
  });

  it('what is left to be done at the end is done, what was cancelled is not', async () => {
    const tree = await connect(place.origin, 'guest');
    await set(ref(tree, 'presence/guest'), true);
    await set(ref(tree, 'counters/gone'), 0);
    await onDisconnect(ref(tree, 'presence/guest')).remove();
    await onDisconnect(ref(tree, 'counters')).update({ gone: serverTimestamp() });
    await onDisconnect(ref(tree, 'counters/cancelled')).set(1);
    await onDisconnect(ref(tree, 'counters/cancelled')).cancel();
    const seen: unknown[] = [];
    const stop = onValue(ref(meera, 'presence/guest'), (snapshot) => seen.push(snapshot.val()));
    await eventually(() => seen.at(-1) === true);
    await leave(tree);
    await eventually(() => seen.at(-1) === null);
    await eventually(async () => ((await get(ref(meera, 'counters/gone'))).val() as number) > 0);
    expect((await get(ref(meera, 'counters/cancelled'))).exists()).toBe(false);
    stop();
  });

  it('after a restart acknowledged writes are there, and listeners catch up', async () => {
    const heard: string[] = [];
    onChildAdded(ref(zoya, 'rooms/silk'), (snapshot) => heard.push((snapshot.val() as { text: string }).text));
    await set(ref(meera, 'presence/meera'), true);
    await set(push(ref(meera, 'rooms/silk')), message('before'));
    await eventually(() => heard.at(-1) === 'before');
    const known = heard.length;
    await place.restart();
    await place.core.update({ 'rooms/silk/~restarted': { text: 'while away', by: 'meera', at: Date.now() } });
    await set(push(ref(meera, 'rooms/silk')), message('after'));
    await eventually(() => heard.length === known + 2);
    expect(heard.slice(known).sort()).toEqual(['after', 'while away']);
    expect(new Set(heard).size).toBe(heard.length);
    expect(await place.core.readAt('presence')).toBeNull();
  });
});

it.each([
  ['/.lp?start=t&ser=1', 404],
  ['/messages.json', 404],
  ['/heads/x.json?ns=bomb', 404],
  ['/.ws', 426],
])('%s is refused at once, in words', async (path, status) => {
  const answer = await fetch(place.origin + path);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: expect.stringContaining('WebSocket') as string });
});
