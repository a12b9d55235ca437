import { signInWithCustomToken, getAuth } from 'firebase/auth';
import { onValue, ref, set, get, serverTimestamp } from 'firebase/database';
import { SignJWT, importPKCS8 } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { chatTokenApi } from '@/lib/contracts/chat/chat-token';
import { ROLE_NAMES } from '@/config/roles';
import { chatPaths } from '@/lib/domain/chat/layout';
import * as staffService from '@/lib/server/areas/users/staff-service';
import { disableUser } from '@/lib/server/across/leaving/service';
import { mintPartyToken, mintStaffToken } from '@/lib/server/auth/chat-token';
import { CUSTOM_TOKEN } from '@/lib/server/auth/local-firebase/custom-token';
import * as sessions from '@/lib/server/auth/sessions/session-service';
import { transaction } from '@/lib/server/db/database';
import { builtInDatabase, realtimeTree } from '@/lib/server/platform/realtime/realtime';
import { serveApi } from '../support/api';
import { eventually } from '../support/eventually';
import { makeSession, makeUser } from '../support/factories';
import { leaveAll } from '../harness/bench/realtime-client';
import { connect, listen, type Served } from '../support/realtime-place';

let served: Served;
// Must run before the database closes, because they hold one of its connections.
afterAll(async () => {
  await leaveAll();
  await served.close();
});
const api = serveApi();
beforeAll(async () => {
  served = await listen(builtInDatabase());
});

type Session = Awaited<ReturnType<typeof makeSession>>;
const makeStaff = async (roles: (typeof ROLE_NAMES)[number][]) => makeSession({ user: await makeUser({ roles }) });
const actorOf = ({ user, id }: Session) => ({
  userId: user.id,
  sessionId: id,
  name: user.name,
  roles: user.roles,
  mustChangePassword: false,
});

/** A staff member in chat, signed in like in the browser: with the server's token. */
async function open(session: Session) {
  const { token } = (await api.call(chatTokenApi.mint, {}, { as: session })).data;
  const tree = await connect(served.origin);
  await signInWithCustomToken(getAuth(tree.app), token);
  return tree;
}

it('admins and those who answer in chat get a token, nobody else', async () => {
  const statuses = await Promise.all(
    ROLE_NAMES.map(async (role) => [
      role,
      (await api.call(chatTokenApi.mint, {}, { as: await makeStaff([role]) })).status,
    ]),
  );
  const allowed = ['admin', 'chat_active'];
  expect(statuses).toEqual(ROLE_NAMES.map((role) => [role, allowed.includes(role) ? 200 : 403]));
  expect((await api.call(chatTokenApi.mint, {})).status).toBe(401);
});

it('the token carries id, name and roles, and renews itself with them', async () => {
  const session = await makeStaff(['chat_active', 'salesman']);
  const tree = await open(session);
  const { currentUser } = getAuth(tree.app);
  expect(currentUser?.uid).toBe(session.user.id);
  await currentUser?.getIdToken(true);
  const { claims } = (await currentUser?.getIdTokenResult()) ?? {};
  expect(claims).toMatchObject({
    name: session.user.name,
    roles: { chat_active: true, salesman: true },
    sid: session.id,
  });
});

it('a role taken away ends listens at once, and a person who left is out', async () => {
  const admin = await makeStaff(['admin']);
  const taken = await makeStaff(['admin']);
  const leaving = await makeStaff(['admin']);
  const ended: string[] = [];
  for (const [name, session] of Object.entries({ taken, leaving })) {
    const tree = await open(session);
    let isThere = false;
    onValue(
      ref(tree, chatPaths.heads),
      () => (isThere = true),
      () => ended.push(name),
    );
    await eventually(() => isThere);
  }
  await staffService.updateUser(taken.user.id, { version: 1, roles: ['salesman'] }, actorOf(admin));
  await eventually(() => ended.includes('taken'));
  expect(ended).toEqual(['taken']);
  await disableUser(leaving.user.id, null as never, actorOf(admin));
  await eventually(() => ended.includes('leaving'));
  expect(await realtimeTree().readAt(chatPaths.staff(leaving.user.id))).toBeNull();
});

it('access to one conversation ends when it is taken', async () => {
  const session = await makeStaff(['chat_active']);
  const tree = await open(session);
  await realtimeTree().update({ [chatPaths.access('silk', session.user.id)]: Date.now() + 1e6 });
  const seen: unknown[] = [];
  let isOver = false;
  onValue(
    ref(tree, chatPaths.messages('silk')),
    (snapshot) => seen.push(snapshot.size),
    () => (isOver = true),
  );
  await eventually(() => seen.length > 0);
  await realtimeTree().update({
    [chatPaths.access('silk', session.user.id)]: null,
    [chatPaths.message('silk', 'm')]: { at: 1, text: 'secret' },
  });
  await eventually(() => isOver);
  expect(seen).toEqual([0]);
});

it('a session that ended makes no new token', async () => {
  const session = await makeStaff(['admin']);
  const tree = await open(session);
  await transaction((tx) => sessions.endSessions(tx, { userId: session.user.id, reason: 'logout', actorId: null }));
  await expect(getAuth(tree.app).currentUser?.getIdToken(true)).rejects.toThrow(/disabled/i);
  const again = await connect(served.origin);
  const token = await mintStaffToken(actorOf(session));
  await expect(signInWithCustomToken(getAuth(again.app), token)).rejects.toThrow(/disabled/i);
});

it('a custom token made by anybody else, or by nobody, signs nobody in', async () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ours = await importPKCS8(api.database.secrets.localFirebase, 'RS256');
  const forge = (key: typeof ours | typeof other.privateKey, issuer: string, audience: string) =>
    new SignJWT({ uid: 'meera' })
      .setProtectedHeader({ alg: 'RS256', kid: 'local-1' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('1h')
      .sign(key);
  const { issuer, audience } = CUSTOM_TOKEN;
  const good = await forge(ours, issuer, audience);
  const [, payload] = good.split('.');
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  const bad = [await forge(other.privateKey, issuer, audience), await forge(ours, 'elsewhere', audience), none, 'x'];
  const tree = await connect(served.origin);
  for (const token of [...bad, await forge(ours, issuer, 'elsewhere')])
    await expect(signInWithCustomToken(getAuth(tree.app), token)).rejects.toThrow(/invalid-custom-token/);
  await signInWithCustomToken(getAuth(tree.app), good);
});

it('a buyer writes under the name of the token, in a conversation of theirs', async () => {
  const tree = await connect(served.origin);
  await signInWithCustomToken(getAuth(tree.app), await mintPartyToken('buyer-1', { party: 'buyer', name: 'Ramesh' }));
  await realtimeTree().update({ [chatPaths.party('linen', 'buyer-1')]: 'buyer' });
  const commits: unknown[] = [];
  const stop = realtimeTree().onCommitted(({ by, changes }) => commits.push({ by, changes }));
  const message = { from: 'buyer', by: 'buyer-1', name: 'Ramesh', kind: 'text', text: 'Rate?', at: serverTimestamp() };
  await set(ref(tree, chatPaths.message('linen', 'm1')), message);
  const stored = (await get(ref(tree, chatPaths.message('linen', 'm1')))).val() as object;
  expect(commits).toEqual([{ by: 'buyer-1', changes: [{ path: chatPaths.message('linen', 'm1'), value: stored }] }]);
  stop();
  const written = await realtimeTree().writtenSince('messages/linen', 0, 10);
  expect(written).toMatchObject([{ path: chatPaths.message('linen', 'm1'), value: stored }]);
  expect(await realtimeTree().writtenSince('messages/linen', written[0]?.revision ?? 0, 10)).toEqual([]);
});
