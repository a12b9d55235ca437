import { eq, inArray, sql } from 'drizzle-orm';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { usersApi } from '@/lib/contracts/users/users';
import { clock, DAY, HOUR, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { auditEntries } from '@/lib/server/db/schema/system';
import { passwordResets, users } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { makePasswordReset, makeSession, makeUser, PASSWORD } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { forgetLimits } from '../support/rate-limit-rows';
import { checkPassword, cloudToken, signInAs } from '../support/sign-in-as';

const api = serveApi();

beforeEach(forgetLimits);

const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'], name: 'Asha Mehta' }) });
type Session = Awaited<ReturnType<typeof makeSession>>;

const list = async (as: Session) => (await api.call(passwordResetsApi.list, {}, { as })).data;
const grant = (as: Session, id: string) => api.call(passwordResetsApi.grant, { params: { id } }, { as });
const dismiss = (as: Session, id: string) => api.call(passwordResetsApi.dismiss, { params: { id } }, { as });
const me = (as: { accessToken: string }) => api.call(meApi.get, {}, { as });

const rowOf = async (id: string) => (await orm().select().from(passwordResets).where(eq(passwordResets.id, id)))[0];
const auditOf = async (...ids: string[]) =>
  (await orm().select().from(auditEntries).where(inArray(auditEntries.subjectId, ids)).orderBy(auditEntries.id)).map(
    ({ action, actorId }) => [action, actorId],
  );

describe('requests for a new password', () => {
  it('are listed while they are open, oldest first', async () => {
    const as = await admin();
    const [second, first, closed] = [
      await makePasswordReset({ requestedAt: later(-HOUR) }),
      await makePasswordReset({ requestedAt: later(-2 * HOUR) }),
      await makePasswordReset({ requestedAt: later(-3 * HOUR) }),
    ];
    await dismiss(as, closed.id);
    const rows = await list(as);
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(rows[0]).toEqual({
      id: first.id,
      userName: first.user.name,
      phoneNumber: first.user.phoneNumber,
      requestedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('come from the login page and go with the answer', async () => {
    const [as, user] = [await admin(), await makeUser()];
    await api.call(authApi.forgotPassword, { body: { phoneNumber: user.phoneNumber.slice(3) } });
    const request = (await list(as)).find(({ phoneNumber }) => phoneNumber === user.phoneNumber);
    expect((await grant(as, request?.id ?? '')).status).toBe(200);
    expect((await list(as)).map(({ phoneNumber }) => phoneNumber)).not.toContain(user.phoneNumber);

    await api.call(authApi.forgotPassword, { body: { phoneNumber: user.phoneNumber } });
    expect((await list(as)).map(({ phoneNumber }) => phoneNumber)).toContain(user.phoneNumber);
  });

  it.each([
    ['granted', 'granted'],
    ['granted', 'dismissed'],
    ['dismissed', 'granted'],
    ['dismissed', 'dismissed'],
  ] as const)('are over once %s: they cannot be %s any more', async (first, second) => {
    const as = await admin();
    const { id } = await makePasswordReset();
    const close = { granted: grant, dismissed: dismiss };
    expect((await close[first](as, id)).status).toBe(200);
    const { status, failure } = await close[second](as, id);
    expect([status, failure.code]).toEqual([404, 'not_found']);
    expect(await rowOf(id)).toMatchObject({ outcome: first, closedBy: as.user.id });
  });

  it('that never were are not found', async () => {
    const as = await admin();
    for (const close of [grant, dismiss])
      expect((await close(as, '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f')).status).toBe(404);
  });

  it('are closed by one admin however many are at it', async () => {
    const as = await admin();
    const { id, user } = await makePasswordReset();
    const replies = await Promise.all([grant(as, id), grant(as, id), dismiss(as, id), grant(as, id), dismiss(as, id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    const closings = (await auditOf(user.id)).filter(([action]) => action?.startsWith('password-resets.'));
    expect(closings).toHaveLength(1);
  });
});

describe('a request that was overtaken', () => {
  it('by a password given without it is answered by that, and can no longer be granted', async () => {
    const as = await admin();
    const { id, user } = await makePasswordReset();
    const given = await api.call(usersApi.giveOneTimePassword, { params: { id: user.id } }, { as });
    expect((await list(as)).map((request) => request.id)).not.toContain(id);
    const session = await signInAs(api, user, { password: given.data.oneTimePassword });
    const body = { currentPassword: given.data.oneTimePassword, newPassword: 'twelve indigo shuttles' };
    await api.call(meApi.changePassword, { body }, { as: session });

    expect((await grant(as, id)).status).toBe(404);
    expect((await checkPassword(api, user, { password: body.newPassword })).reply.status).toBe(200);
    expect((await me(session)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ outcome: 'granted', closedBy: as.user.id });
    expect(await auditOf(user.id)).toContainEqual(['password-resets.granted', as.user.id]);
    await api.call(authApi.forgotPassword, { body: { phoneNumber: user.phoneNumber } });
    expect((await list(as)).map(({ phoneNumber }) => phoneNumber)).toContain(user.phoneNumber);
  });

  it('by the account being disabled is dismissed with it', async () => {
    const as = await admin();
    const { id, user } = await makePasswordReset();
    const params = { id: user.id };
    await api.call(usersApi.disable, { params, body: { handOver: {} } }, { as });
    expect(await rowOf(id)).toMatchObject({ outcome: 'dismissed', closedBy: as.user.id });
    await api.call(usersApi.enable, { params }, { as });
    expect((await list(as)).map((request) => request.id)).not.toContain(id);
  });

  it('of a disabled account is not listed, and not granted or answered by a password', async () => {
    const as = await admin();
    const user = await makeUser({ disabledAt: new Date() });
    const { id } = await makePasswordReset({ user });
    expect((await list(as)).map((request) => request.id)).not.toContain(id);
    const given = await api.call(usersApi.giveOneTimePassword, { params: { id: user.id } }, { as });
    for (const { status, failure } of [await grant(as, id), given])
      expect([status, failure.message]).toEqual([409, 'The account is disabled. Enable it first.']);
    expect(await rowOf(id)).toMatchObject({ closedAt: null });
  });

  it('is closed once, whichever way an admin gives the password', async () => {
    const as = await admin();
    const { id, user } = await makePasswordReset();
    const ways = Array.from({ length: 8 }, (_, turn) =>
      turn % 2 ? grant(as, id) : api.call(usersApi.giveOneTimePassword, { params: { id: user.id } }, { as }),
    );
    const statuses = (await Promise.all(ways)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    expect((await auditOf(user.id)).filter(([action]) => action === 'password-resets.granted')).toHaveLength(1);
  });
});

describe('a one-time password', () => {
  it('signs in, and opens nothing but the choice of a new one', async () => {
    const as = await admin();
    const { id, user } = await makePasswordReset();
    const { oneTimePassword } = (await grant(as, id)).data;
    expect(oneTimePassword).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){2}$/);
    expect((await checkPassword(api, user)).reply.status).toBe(401);

    const session = await signInAs(api, user, { password: oneTimePassword });
    // The one-time password works for one sign-in.
    expect((await checkPassword(api, user, { password: oneTimePassword })).reply.status).toBe(401);
    expect((await me(session)).data.mustChangePassword).toBe(true);
    const { status, failure } = await api.call(meApi.sessions, {}, { as: session });
    expect([status, failure.code]).toEqual([403, 'password_change_required']);

    const body = { currentPassword: oneTimePassword, newPassword: 'twelve indigo shuttles' };
    expect((await api.call(meApi.changePassword, { body }, { as: session })).status).toBe(200);
    expect((await api.call(meApi.sessions, {}, { as: session })).status).toBe(200);
    expect((await checkPassword(api, user, { password: oneTimePassword })).reply.status).toBe(401);
  });

  it('is another one each time, and good for a day', async () => {
    const time = freezeClock();
    const as = await admin();
    const [one, two] = [await makePasswordReset(), await makePasswordReset()];
    const first = (await grant(as, one.id)).data;
    const second = (await grant(as, two.id)).data;
    expect(first.oneTimePassword).not.toBe(second.oneTimePassword);
    expect(new Date(first.validUntil).getTime() - clock.now().getTime()).toBe(DAY);
    time.advance(DAY);
    expect((await checkPassword(api, one.user, { password: first.oneTimePassword })).reply.status).toBe(401);
  });

  it('ends every session of the person, also one that is half open, and nobody else’s', async () => {
    const as = await admin();
    const { id, user } = await makePasswordReset();
    const [session, stranger] = [await makeSession({ user }), await makeSession()];
    const { cookie } = await checkPassword(api, user, { password: PASSWORD });
    await grant(as, id);
    expect((await me(session)).status).toBe(401);
    expect((await me(stranger)).status).toBe(200);
    const body = { phoneNumber: user.phoneNumber, token: await cloudToken(api) };
    expect((await api.call(authApi.openSession, { body }, { headers: { cookie } })).status).toBe(401);
  });

  it('is kept as a hash only', async () => {
    const as = await admin();
    const { id, user } = await makePasswordReset();
    const { oneTimePassword } = (await grant(as, id)).data;
    const everything = [
      await orm().select().from(users).where(eq(users.id, user.id)),
      await orm().select().from(auditEntries),
      await rowOf(id),
    ];
    expect(JSON.stringify(everything)).not.toContain(oneTimePassword);
  });
});

it('dismissing changes nothing for the person', async () => {
  const as = await admin();
  const { id, user } = await makePasswordReset();
  const session = await makeSession({ user });
  expect((await dismiss(as, id)).data).toEqual({});
  expect((await me(session)).status).toBe(200);
  expect((await checkPassword(api, user)).reply.status).toBe(200);
});

describe('what was done', () => {
  it('is written down with who did it', async () => {
    const as = await admin();
    const [granted, dismissed] = [await makePasswordReset(), await makePasswordReset()];
    const session = await makeSession({ user: granted.user });
    await grant(as, granted.id);
    await dismiss(as, dismissed.id);
    expect(await auditOf(granted.user.id, dismissed.user.id, session.id)).toEqual([
      ['sessions.opened', granted.user.id],
      ['sessions.password-reset', as.user.id],
      ['password-resets.granted', as.user.id],
      ['password-resets.dismissed', as.user.id],
    ]);
  });

  it('cannot be unwritten', async () => {
    await makeSession();
    const before = await orm().select().from(auditEntries);
    const tampering = [
      sql`update audit_entries set action = 'nothing'`,
      sql`update audit_entries set action = action where false`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
      sql`truncate audit_entries cascade`,
    ];
    for (const statement of tampering)
      await expect(orm().execute(statement)).rejects.toMatchObject({
        cause: { message: 'audit_entries is append-only' },
      });
    expect(await orm().select().from(auditEntries)).toEqual(before);
  });
});
