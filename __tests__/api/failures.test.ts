import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { failureSchema } from '@/lib/contracts/base/answers';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import { systemApi } from '@/lib/contracts/system';
import type { Database } from '@/lib/server/db/database';
import { orm } from '@/lib/server/db/database';
import { loginTickets, sessions } from '@/lib/server/db/schema/sessions';
import { auditEntries } from '@/lib/server/db/schema/system';
import { passwordResets, users } from '@/lib/server/db/schema/users';
import { processWide } from '@/lib/server/process-wide';
import { type Reply, serveApi } from '../support/api';
import { BROKEN, breakStatement } from '../support/broken-statement';
import { byId, codeIn, sampleAddress, sampleRequest } from '../support/endpoint-samples';
import { makePasswordReset, makeSession, makeUser, PASSWORD } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { checkPassword, cloudToken } from '../support/sign-in-as';

const api = serveApi();

const me = (as: { accessToken: string }) => api.call(meApi.get, {}, { as });
const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'] }) });

function expectFixedText(reply: Reply) {
  const failure: z.infer<typeof failureSchema> = reply.failure;
  expect([reply.status, failure.code, failure.message]).toEqual([
    500,
    'failed',
    'Something went wrong on our side. Try again; if it stays, tell an admin.',
  ]);
  expect(Object.keys(failure).sort()).toEqual(['code', 'message', 'requestId']);
  expect(reply.text).not.toContain(BROKEN);
}

/** Everything the failed call may have changed. */
const everything = async () =>
  JSON.stringify([
    await orm().select().from(users).orderBy(users.id),
    await orm().select().from(sessions).orderBy(sessions.id),
    await orm().select().from(passwordResets).orderBy(passwordResets.id),
    await orm().select().from(loginTickets).orderBy(loginTickets.hash),
    await orm().select().from(auditEntries).orderBy(auditEntries.id),
  ]);

describe('a call that fails half way does nothing:', () => {
  it.each([
    ['insert', 'audit_entries'],
    ['insert', 'sessions'],
  ] as const)('the second step of signing in (%s into %s)', async (kind, table) => {
    const user = await makeUser();
    const { cookie } = await checkPassword(api, user);
    const body = { phoneNumber: user.phoneNumber, token: await cloudToken(api) };
    const openSession = () => api.call(authApi.openSession, { body }, { headers: { cookie } });

    const before = await everything();
    const mend = await breakStatement(kind, table);
    const reply = await openSession();
    expectFixedText(reply);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(await everything()).toBe(before);
    await mend();
    expect((await openSession()).status).toBe(200);
  });

  it.each([
    ['insert', 'audit_entries'],
    ['update', 'sessions'],
  ] as const)('changing the password (%s of %s)', async (kind, table) => {
    const here = await makeSession();
    const there = await makeSession({ user: here.user });
    const before = await everything();
    const mend = await breakStatement(kind, table);
    const body = { currentPassword: PASSWORD, newPassword: 'twelve indigo shuttles' };
    expectFixedText(await api.call(meApi.changePassword, { body }, { as: here }));
    expect(await everything()).toBe(before);
    await mend();
    expect((await me(there)).status).toBe(200);
    expect((await checkPassword(api, here.user)).reply.status).toBe(200);
  });

  it.each([
    ['insert', 'audit_entries'],
    ['update', 'users'],
    ['update', 'sessions'],
  ] as const)('granting a new password (%s of %s)', async (kind, table) => {
    const as = await admin();
    const { id, user } = await makePasswordReset();
    const session = await makeSession({ user });
    const before = await everything();
    const mend = await breakStatement(kind, table);
    const grant = () => api.call(passwordResetsApi.grant, { params: { id } }, { as });
    expectFixedText(await grant());
    expect(await everything()).toBe(before);
    await mend();
    expect((await me(session)).status).toBe(200);
    expect((await grant()).status).toBe(200);
  });

  it('dismissing a request, asking for one, logging out', async () => {
    const as = await admin();
    const { id } = await makePasswordReset();
    const { phoneNumber } = await makeUser();
    const before = await everything();
    await breakStatement('insert', 'audit_entries');
    expectFixedText(await api.call(passwordResetsApi.dismiss, { params: { id } }, { as }));
    expectFixedText(await api.call(authApi.forgotPassword, { body: { phoneNumber } }));
    expectFixedText(await api.call(authApi.logout, {}, { as }));
    expect(await everything()).toBe(before);
  });

  it('finding a stolen token', async () => {
    const time = freezeClock();
    const { refreshToken } = await makeSession();
    const refresh = () => api.call(authApi.refresh, { body: { refreshToken: `JWT ${refreshToken}` } });
    await refresh();
    time.advance(61_000);
    const before = await everything();
    const mend = await breakStatement('insert', 'audit_entries');
    expectFixedText(await refresh());
    expect(await everything()).toBe(before);
    await mend();
    expect((await refresh()).status).toBe(401);
  });
});

describe('while the database is not open', () => {
  const handle = () => processWide<{ open?: Database }>('database', () => ({}));
  let open: Database | undefined;
  let as = { accessToken: '' };
  let headers: Record<string, string> = {};
  /** Valid values in place of the samples: bodies that fail validation are rejected before they reach the database. */
  const bodies: Record<string, object> = {};

  beforeAll(async () => {
    const session = await admin();
    as = session;
    const { cookie } = await checkPassword(api, session.user);
    headers = { 'Content-Type': 'application/json', cookie };
    bodies['auth.refresh'] = { refreshToken: `JWT ${session.refreshToken}` };
    bodies['auth.openSession'] = { phoneNumber: session.user.phoneNumber, token: await cloudToken(api) };
    open = handle().open;
    delete handle().open;
  });
  afterAll(() => {
    handle().open = open;
  });

  it.each(byId(ENDPOINTS))('%s asks for patience', async (_id, endpoint) => {
    const request = sampleRequest(endpoint);
    const body = bodies[endpoint.id] ? JSON.stringify(bodies[endpoint.id]) : request.body;
    const reply = await api.send(sampleAddress(endpoint), { ...request, body, as, headers });
    expect([reply.status, reply.failure.code]).toEqual([503, codeIn(endpoint, 'unavailable')]);
    expect(reply.headers.get('retry-after')).toBe('2');
  });
});

describe('while the database is in trouble', () => {
  const trouble = (code: string | undefined, message: string) => Object.assign(new Error(message), { code });

  it.each([
    ['57P01', 'terminating connection due to administrator command'],
    ['53300', 'sorry, too many clients already'],
    ['55P03', 'canceling statement due to lock timeout'],
    ['40001', 'could not serialize access due to concurrent update'],
    ['40P01', 'deadlock detected'],
    ['08006', 'connection failure'],
    ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['ECONNRESET', 'read ECONNRESET'],
    [undefined, 'timeout exceeded when trying to connect'],
    [undefined, 'Connection terminated unexpectedly'],
    [undefined, 'Connection terminated due to connection timeout'],
    [undefined, 'Client has encountered a connection error and is not queryable'],
    [undefined, 'Cannot use a pool after calling end on the pool'],
  ])('%s, %s: calls may be tried again', async (code, message) => {
    const as = await makeSession();
    const query = jest.spyOn(api.database.pool, 'query');
    query.mockImplementation(() => Promise.reject(trouble(code, message)));
    const replies = [await me(as), await api.call(systemApi.health, {})];
    query.mockRestore();
    for (const { status, failure, text } of replies) {
      expect([status, failure.code]).toEqual([503, 'unavailable']);
      expect(text).not.toContain(message);
    }
    expect((await me(as)).status).toBe(200);
  });

  it('of any other kind is told without its words', async () => {
    const as = await makeSession();
    const query = jest.spyOn(api.database.pool, 'query');
    query.mockImplementation(() => Promise.reject(trouble('42P01', BROKEN)));
    const reply = await me(as);
    query.mockRestore();
    expectFixedText(reply);
  });

  it('an answer that is not as declared does not leave the server', async () => {
    const as = await makeSession();
    await orm()
      .update(users)
      .set({ roles: JSON.parse('["superuser"]') as [] })
      .where(eq(users.id, as.user.id));
    expectFixedText(await me(as));
  });
});
