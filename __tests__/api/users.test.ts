import { eq } from 'drizzle-orm';
import { meApi } from '@/lib/contracts/me';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { usersApi } from '@/lib/contracts/users/users';
import { addUsers } from '@/lib/server/areas/users/service';
import { disableUser } from '@/lib/server/across/leaving/service';
import { updateUser } from '@/lib/server/areas/users/staff-service';
import type { Actor } from '@/lib/server/auth/actor';
import { verifyPassword } from '@/lib/server/auth/passwords';
import { clock } from '@/lib/server/clock';
import { orm, transaction } from '@/lib/server/db/database';
import { auditEntries } from '@/lib/server/db/schema/system';
import { users } from '@/lib/server/db/schema/users';
import type { HttpError } from '@/lib/server/errors';
import { serveApi } from '../support/api';
import { makePasswordReset, makeSession, makeUser, PASSWORD, type User } from '../support/factories';
import { freshPhone } from '../support/seller-factories';

const api = serveApi();

const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'], name: 'Asha Mehta' }) });
type Session = Awaited<ReturnType<typeof makeSession>>;

const me = (as: Session) => api.call(meApi.get, {}, { as });
const setRoles = (as: Session, { id }: User, roles: User['roles'], version = 1) =>
  api.call(usersApi.update, { params: { id }, body: { roles, version } }, { as });
const close = (as: Session, { id }: User) =>
  api.call(usersApi.disable, { params: { id }, body: { handOver: {} } }, { as });

/** A user authenticated with the roles they had at that time. */
const actor = ({ id, user }: Session): Actor => ({
  userId: user.id,
  sessionId: id,
  name: user.name,
  roles: user.roles,
  mustChangePassword: false,
});

const rowOf = async ({ id }: User) => (await orm().select().from(users).where(eq(users.id, id)))[0];
const admins = async () =>
  (await orm().select().from(users)).filter(({ roles, disabledAt }) => roles.includes('admin') && !disabledAt);

describe('one admin stays, however many take it away at once', () => {
  async function lastTwo() {
    await orm().update(users).set({ disabledAt: new Date() });
    return [await admin(), await admin()] as const;
  }
  const atOnce = (calls: (turn: number) => ReturnType<typeof setRoles>) =>
    Promise.all(Array.from({ length: 20 }, (_, turn) => calls(turn))).then((replies) =>
      replies.map(({ status }) => status).sort(),
    );

  it('by taking the role', async () => {
    const [one, two] = await lastTwo();
    const [first, ...others] = await atOnce((turn) =>
      turn % 2 ? setRoles(two, one.user, ['salesman']) : setRoles(one, two.user, ['salesman']),
    );
    expect(first).toBe(200);
    // Rejected because of the record's current state, or because the caller is no longer an admin.
    expect(others.filter((status) => status !== 403 && status !== 409)).toEqual([]);
    expect(await admins()).toHaveLength(1);
  });

  it('by closing the account', async () => {
    const [one, two] = await lastTwo();
    const statuses = await atOnce((turn) => (turn % 2 ? close(two, one.user) : close(one, two.user)));
    // Disabling a disabled user gets the same response. A disabled caller is rejected.
    expect(statuses[0]).toBe(200);
    expect(statuses.filter((status) => ![200, 401, 409].includes(status))).toEqual([]);
    expect(await admins()).toHaveLength(1);
  });

  it.each<[string, (id: string, as: Actor) => Promise<unknown>]>([
    ['taking the role', (id, as) => updateUser(id, { roles: ['salesman'], version: 1 }, as)],
    ['closing the account', (id, as) => disableUser(id, {}, as)],
  ])('by %s, when both were let in before either was done', async (_way, remove) => {
    const [one, two] = await lastTwo();
    const done = await Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) =>
        turn % 2 ? remove(one.user.id, actor(two)) : remove(two.user.id, actor(one)),
      ),
    );
    const refusals = done.flatMap((each) => (each.status === 'rejected' ? [each.reason as HttpError] : []));
    expect(refusals.filter(({ status }) => status !== 409)).toEqual([]);
    // Each of ten calls would remove the last admin.
    expect(refusals.length).toBeGreaterThanOrEqual(10);
    expect(await admins()).toHaveLength(1);
  });
});

it('nobody changes their own roles or closes their own account', async () => {
  const [as] = [await admin(), await admin()];
  const before = await rowOf(as.user);
  for (const reply of [
    await setRoles(as, as.user, ['salesman']),
    await setRoles(as, as.user, ['admin', 'salesman']),
    await close(as, as.user),
  ])
    expect([reply.status, reply.failure.code]).toEqual([409, 'refused']);
  expect(await rowOf(as.user)).toEqual(before);
  const body = { name: 'Asha Patel', roles: as.user.roles, version: 1 };
  const named = await api.call(usersApi.update, { params: { id: as.user.id }, body }, { as });
  expect(named.data).toMatchObject({ name: 'Asha Patel', roles: ['admin'], version: 2 });
});

describe('changing somebody', () => {
  const change = (as: Session, id: string, body: { phoneNumber?: string; name?: string; version: number }) =>
    api.call(usersApi.update, { params: { id }, body }, { as });

  it('to a phone number many want at once succeeds once; others are told at its field', async () => {
    const as = await admin();
    const people = await Promise.all(Array.from({ length: 6 }, () => makeUser()));
    const phoneNumber = freshPhone();
    const replies = await Promise.all(people.map(({ id }) => change(as, id, { phoneNumber, version: 1 })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const refusals = replies.filter(({ status }) => status === 400);
    expect(refusals.map(({ failure }) => failure.issues?.[0]?.path)).toEqual(refusals.map(() => ['phoneNumber']));
  });

  it('to a number that somebody else gets at that moment is told at its field', async () => {
    const [as, { id }, phoneNumber] = [await admin(), await makeUser(), freshPhone()];
    const hash = (await makeUser()).passwordHash;
    // On PostgreSQL the update finds the number free and then waits for the uncommitted transaction that has it.
    const { reply } = await transaction(async (tx) => {
      const row = { name: 'Ravi Joshi', phoneNumber, roles: ['salesman' as const], passwordHash: hash };
      await tx.insert(users).values({ ...row, createdAt: clock.now() });
      const reply = change(as, id, { phoneNumber, version: 1 });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { reply };
    });
    const { status, failure } = await reply;
    expect([status, failure.issues?.[0]?.path]).toEqual([400, ['phoneNumber']]);
  });

  it('to what they are already changes nothing, not even the version', async () => {
    const as = await admin();
    const { id, name, phoneNumber } = await makeUser();
    const { status, data } = await change(as, id, { name, phoneNumber, version: 1 });
    expect([status, data.version]).toEqual([200, 1]);
    expect(await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, id))).toEqual([]);
  });
});

it('a name of more than 120 characters is refused at its field', async () => {
  const as = await admin();
  const invite = (name: string) =>
    api.call(usersApi.invite, { body: { name, phoneNumber: freshPhone(), roles: ['salesman'] } }, { as });
  expect((await invite('a'.repeat(121))).failure.issues?.map(({ path }) => path)).toEqual([['name']]);
  expect((await invite('a'.repeat(120))).status).toBe(201);
});

it('an admin sees and ends the sessions of somebody, and of nobody else', async () => {
  const [as, stranger] = [await admin(), await makeSession()];
  const user = await makeUser();
  const theirs = [await makeSession({ user }), await makeSession({ user, device: 'Firefox on Windows' })];
  const params = { id: user.id };
  const list = async () => (await api.call(usersApi.sessions, { params }, { as })).data;
  expect((await list()).map(({ id, device, isCurrent }) => [id, device, isCurrent]).sort()).toEqual(
    theirs.map(({ id }, turn) => [id, ['Chrome on Android', 'Firefox on Windows'][turn], false]).sort(),
  );
  expect((await api.call(usersApi.endSessions, { params }, { as })).status).toBe(200);
  expect(await list()).toEqual([]);
  for (const session of theirs) {
    expect((await me(session)).status).toBe(401);
    const entries = await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, session.id));
    expect(entries.map(({ action, actorId }) => [action, actorId])).toContainEqual([
      'sessions.ended-by-admin',
      as.user.id,
    ]);
  }
  for (const session of [stranger, as]) expect((await me(session)).status).toBe(200);
});

it('an admin who ends their own sessions this way stays where they are', async () => {
  const as = await admin();
  const elsewhere = await makeSession({ user: as.user });
  await api.call(usersApi.endSessions, { params: { id: as.user.id } }, { as });
  expect([(await me(as)).status, (await me(elsewhere)).status]).toEqual([200, 401]);
});

it('an account that is closed and opened again is signed in nowhere', async () => {
  const [as, session] = [await admin(), await makeSession()];
  expect((await close(as, session.user)).status).toBe(200);
  expect((await api.call(usersApi.enable, { params: { id: session.user.id } }, { as })).status).toBe(200);
  expect((await me(session)).status).toBe(401);
});

it('a one-time password given by an admin ends the sessions and must be replaced', async () => {
  const [as, session] = [await admin(), await makeSession()];
  const given = await api.call(usersApi.giveOneTimePassword, { params: { id: session.user.id } }, { as });
  expect((await me(session)).status).toBe(401);
  const row = await rowOf(session.user);
  expect(row).toMatchObject({ mustChangePassword: true, oneTimePasswordUntil: new Date(given.data.validUntil) });
  expect(await verifyPassword(row?.passwordHash ?? '', given.data.oneTimePassword)).toBe(true);
});

it('every password is kept as argon2id with the cost of today, whichever way it came', async () => {
  const as = await admin();
  const [given, chosen, reset] = [await makeUser(), await makeSession(), await makePasswordReset()];
  const form = { name: 'Ravi Joshi', phoneNumber: freshPhone(), roles: ['salesman' as const] };
  const invited = await api.call(usersApi.invite, { body: form }, { as });
  const typed = { currentPassword: PASSWORD, newPassword: 'twelve indigo shuttles' };
  const added = { ...form, phoneNumber: freshPhone(), password: 'eleven copper bobbins' };
  const answers = [
    invited.status,
    (await api.call(usersApi.giveOneTimePassword, { params: { id: given.id } }, { as })).status,
    (await api.call(meApi.changePassword, { body: typed }, { as: chosen })).status,
    (await api.call(passwordResetsApi.grant, { params: { id: reset.id } }, { as })).status,
    (await addUsers([added])).length,
  ];
  expect(answers).toEqual([201, 200, 200, 200, 0]);
  const rows = await orm().select().from(users);
  const hashes = rows.map(({ passwordHash }) => passwordHash);
  const salt = '[A-Za-z0-9+/]{22,}';
  const digest = '[A-Za-z0-9+/]{43,}';
  const kept = new RegExp(`^\\$argon2id\\$v=19\\$m=65536,t=3,p=1\\$${salt}\\$${digest}$`);
  expect(hashes.filter((hash) => !kept.test(hash))).toEqual([]);
  // The users of these tests share one hash; the five passwords set here each have their own.
  expect(new Set(hashes).size).toBeGreaterThanOrEqual(6);
});
