import { get, onValue, ref, set } from 'firebase/database';
import { eventually } from '../support/eventually';
import { openSocket } from '../support/raw-socket';
import { leaveAll } from '../harness/bench/realtime-client';
import { connect, listen, makeCore, serveRealtime } from '../support/realtime-place';

const place = serveRealtime();

it('a page of another site gets no socket', async () => {
  const { heard, closed } = await openSocket(place.origin, { Origin: 'https://elsewhere.example' });
  expect(await closed()).toBe(1006);
  expect(heard).toEqual([]);
  expect((await openSocket(place.origin, { Origin: place.origin })).heard).toHaveLength(1);
});

it('a socket that nobody signs in on is closed', async () => {
  const served = await listen(makeCore(), 0, { signInTime: 50 });
  const socket = await openSocket(served.origin);
  expect(await socket.closed()).toBe(1008);
  await served.close();
});

it('a token that is forged, old or nobody’s signs nobody in', async () => {
  const socket = await openSocket(place.origin);
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`;
  for (const cred of [none, 'x.y.z', '', 5, null]) expect(await socket.ask('auth', { cred })).toBe('invalid_token');
  expect(await socket.signIn('meera', -60_000)).toBe('invalid_token');
  expect(await socket.ask('q', { p: '/counters' })).toBe('permission_denied');
});

it('when a token ends, so does what it allowed', async () => {
  const socket = await openSocket(place.origin);
  expect(await socket.signIn('meera', 2000)).toBe('ok');
  expect(await socket.ask('q', { p: '/counters' })).toBe('ok');
  await eventually(() => socket.heard.some(({ d }) => d.a === 'ac' && d.b?.s === 'expired_token'));
  const known = socket.heard.length;
  await place.core.update({ 'counters/secret': 1 });
  expect(await socket.ask('g', { p: '/counters' })).toBe('permission_denied');
  expect(socket.heard).toHaveLength(known + 1);
});

it.each([
  ['a frame of a megabyte', 'x'.repeat(1_000_000), 1009],
  ['a promise of a million frames', '999999', 1009],
  ['no JSON', '{', 1007],
  ['brackets in brackets', '['.repeat(60_000), 1007],
  ['bytes', Buffer.from([0]), 1009],
])('a socket that sends %s is closed', async (_, frame, code) => {
  const socket = await openSocket(place.origin);
  socket.socket.send(frame);
  expect(await socket.closed()).toBe(code);
});

it.each([
  ['p', { p: `/counters${'/x'.repeat(40)}`, d: 1 }, 'invalid_path'],
  ['p', { p: `/counters/${'x'.repeat(800)}`, d: 1 }, 'invalid_path'],
  ['p', { p: '/counters/a.b', d: 1 }, 'invalid_path'],
  ['p', { p: '/__proto__/x', d: 1 }, 'invalid_path'],
  ['p', { p: 5, d: 1 }, 'invalid_path'],
  ['p', { p: '/counters/x', d: JSON.parse('{"__proto__":{"admin":true}}') as object }, 'invalid_data'],
  ['p', { p: '/counters/x', d: { '.sv': 'shutdown' } }, 'invalid_data'],
  ['p', { p: '/counters/x', d: { 'a/b': 1 } }, 'invalid_data'],
  ['p', { p: '/counters', d: 5 }, 'invalid_data'],
  ['p', { p: '/counters/x', d: JSON.parse(`${'{"a":'.repeat(50)}1${'}'.repeat(50)}`) as object }, 'too_big'],
  ['m', { p: '/counters', d: { '../presence/x': 1 } }, 'invalid_path'],
  ['q', { p: '/counters', q: { l: -1 } }, 'invalid_query'],
  ['q', { p: '/counters', q: { l: 1e9, i: '.key' } }, 'invalid_query'],
  ['q', { p: '/counters', q: { sp: { a: 1 }, i: 'x' } }, 'invalid_query'],
  ['constructor', {}, 'unknown_action'],
  ['shutdown', {}, 'unknown_action'],
])('%s %j is answered %s', async (action, body, word) => {
  const socket = await openSocket(place.origin);
  await socket.signIn('meera');
  expect(await socket.ask(action, body)).toBe(word);
});

it.each(['sdk.js.10-14-1', 'sdk.js.11-10-0', 'sdk.js.12-6-0'])('%s is answered at once', async (sdk) => {
  const socket = await openSocket(place.origin);
  expect(await socket.ask('s', { c: { [sdk]: 1 } })).toBe('ok');
  await socket.signIn('meera');
  expect(await socket.ask('q', { p: '/counters', h: '' })).toBe('ok');
});

it('listens of one socket have a limit', async () => {
  const socket = await openSocket(place.origin);
  await socket.signIn('meera');
  for (let count = 0; count < 100; count += 1) socket.post('q', { p: `/counters/${count}` });
  expect(await socket.ask('q', { p: '/counters/more' })).toBe('too_many_listens');
  expect(await socket.ask('n', { p: '/counters/1' })).toBe('ok');
  expect(await socket.ask('q', { p: '/counters/more' })).toBe('ok');
});

it('the oldest of too many sockets of one person goes', async () => {
  const sockets = await Promise.all(Array.from({ length: 11 }, () => openSocket(place.origin)));
  for (const socket of sockets) await socket.signIn('everywhere');
  expect(await sockets[0]?.closed()).toBe(1008);
});

it('forty that flood, and one that reads nothing, hold up nobody else', async () => {
  const [zoya, meera] = [await connect(place.origin, 'zoya'), await connect(place.origin, 'meera')];
  await place.core.update({ 'members/silk/meera': true });
  const seen: unknown[] = [];
  onValue(ref(zoya, 'counters/calm'), (snapshot) => seen.push(snapshot.val()));
  await eventually(() => seen.length === 1);

  const deaf = await openSocket(place.origin);
  await deaf.signIn('deaf');
  expect(await deaf.ask('q', { p: '/counters' })).toBe('ok');
  deaf.socket.pause();
  const floods = await Promise.all(Array.from({ length: 40 }, () => openSocket(place.origin)));
  for (const [index, flood] of floods.entries()) {
    await flood.signIn(`flood-${index}`);
    for (let count = 0; count < 200; count += 1) flood.post('p', { p: '/limited/x', d: count });
  }
  for (let count = 0; count < 20; count += 1) {
    await place.core.update({ 'counters/heavy': `${count}${'x'.repeat(1_000_000)}` });
    await set(ref(meera, 'counters/calm'), count);
  }
  await eventually(() => seen.at(-1) === 19);
  expect((await get(ref(meera, 'counters/calm'))).val()).toBe(19);
  deaf.socket.resume();
  expect(await deaf.closed()).toBe(1006);
  await leaveAll();
});
