import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { ROLE_NAMES, type Role } from '@/config/roles';
import type { Access, Endpoint } from '@/lib/contracts/base/endpoint';
import { screensApi } from '@/lib/contracts/screens';
import { findScreenById, findScreenByPath } from '@/lib/domain/access/access';
import { keyFor } from '@/lib/server/auth/keys';
import { clock, SECOND } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { users } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { byId, CLOSED, codeIn, samplePath, sampleRequest } from '../support/endpoint-samples';
import { makeSession, makeUser } from '../support/factories';
import { forgetLimits } from '../support/rate-limit-rows';
import { cloudToken } from '../support/sign-in-as';
import { SPECIFIED_ACCESS } from '../support/specification-section-6';

const api = serveApi();
beforeEach(forgetLimits);

/** Roles that section 6 gives a route. The product does not read them from there. */
const specifiedRoles = (path: string | undefined) => {
  const row = SPECIFIED_ACCESS.find(({ routes }) => path !== undefined && routes.includes(path));
  if (!row) throw new Error(`Section 6 says nothing of ${path}`);
  return row.roles;
};

function rolesLetIn(access: Access): readonly string[] {
  if (typeof access === 'string') return ROLE_NAMES;
  if ('roles' in access) return access.roles;
  return access.screens.flatMap((id) => specifiedRoles(findScreenById(id)?.path));
}

const sessionOf = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles }) });

/** One session per role. Calls that end their session get a new one. */
const kept = new Map<Role, ReturnType<typeof sessionOf>>();
const keptSession = (role: Role, { id }: Endpoint) => {
  const session = (!ENDS_SESSION.includes(id) && kept.get(role)) || sessionOf(role);
  if (!ENDS_SESSION.includes(id)) kept.set(role, session);
  return session;
};
const ENDS_SESSION = ['auth.logout'];

/**
 * Our own tokens that grant no access: an identity token, a refresh token, a disabled user's token, an expired token.
 */
async function makeOtherTokens(): Promise<string[]> {
  const user = await makeUser({ roles: ['admin'] });
  const [{ accessToken, refreshToken }, ofDisabled] = [await makeSession({ user }), await sessionOf('admin')];
  await orm().update(users).set({ disabledAt: clock.now() }).where(eq(users.id, ofDisabled.user.id));
  const expired = await new SignJWT({ ...decodeJwt(accessToken), exp: Math.floor(Date.now() / SECOND) - 1 })
    .setProtectedHeader({ ...decodeProtectedHeader(accessToken), alg: 'HS256' })
    .sign(keyFor('access-token'));
  return [await cloudToken(api), refreshToken, ofDisabled.accessToken, expired];
}
let made: Promise<string[]> | undefined;
const otherTokens = () => (made ??= makeOtherTokens());

describe.each(byId(CLOSED))('%s', (_id, endpoint) => {
  const call = (as?: { accessToken: string }, headers: Record<string, string> = {}, role?: Role) => {
    const { headers: own, ...request } = sampleRequest(endpoint, role);
    return api.send(samplePath(endpoint), { ...request, as, headers: { ...own, ...headers } });
  };

  it('asks who is there', async () => {
    const { accessToken } = await makeSession();
    const signs = [
      '',
      'JWT',
      'JWT ',
      `Bearer ${accessToken}`,
      accessToken,
      `jwt ${accessToken}`,
      `JWT ${accessToken} x`,
      ...(await otherTokens()).map((token) => `JWT ${token}`),
    ];
    for (const Authorization of signs) {
      const reply = await call(undefined, { Authorization });
      const code = codeIn(endpoint, 'unauthenticated');
      expect([Authorization, reply.status, reply.failure.code]).toEqual([Authorization, 401, code]);
    }
    expect((await call()).status).toBe(401);
  });

  it('answers each role as the specification says', async () => {
    const wrong: [Role, number][] = [];
    for (const role of ROLE_NAMES) {
      const { status } = await call(await keptSession(role, endpoint), {}, role);
      const isRight = rolesLetIn(endpoint.access).includes(role) ? ![401, 403].includes(status) : status === 403;
      if (!isRight) wrong.push([role, status]);
    }
    expect(wrong).toEqual([]);
  });

  it('waits for a new password, unless it is needed for choosing one', async () => {
    const user = await makeUser({ roles: ['admin'], mustChangePassword: true });
    const reply = await call(await makeSession({ user }));
    if (endpoint.allowsPendingPassword) expect([401, 403]).not.toContain(reply.status);
    else expect([reply.status, reply.failure.code]).toEqual([403, codeIn(endpoint, 'password_change_required')]);
  });
});

it('opens to somebody who must choose a password only what that takes', () => {
  const open = CLOSED.filter((endpoint) => endpoint.allowsPendingPassword).map((endpoint) => endpoint.id);
  expect(open).toEqual(['auth.logout', 'me.get', 'me.changePassword']);
});

it('one role of several is enough', async () => {
  const [as, endpoint] = [
    await sessionOf('chat_active', 'admin', 'salesman'),
    CLOSED.find(({ id }) => id === 'users.list'),
  ];
  expect((await api.send(samplePath(endpoint as Endpoint), { as })).status).toBe(200);
});

describe('screens, as section 6 says', () => {
  const rows = SPECIFIED_ACCESS.flatMap(({ routes, roles }) => routes.map((route) => ({ route, roles })));

  it.each(ROLE_NAMES)('%s opens nothing more and nothing less', async (role) => {
    const as = await sessionOf(role);
    const open: string[] = [];
    for (const { route } of rows) {
      const id = findScreenByPath(route)?.id;
      if (!id) throw new Error(`No row of the table has ${route}`);
      const reply = await api.call(screensApi.get, { params: { id } }, { as });
      if (reply.status === 200) {
        expect(reply.data).toMatchObject({ id, path: route });
        open.push(route);
      } else expect([reply.status, reply.failure.code]).toEqual([403, 'forbidden']);
    }
    expect(open).toEqual(rows.filter(({ roles }) => roles.includes(role)).map(({ route }) => route));
  });

  it('knows no screen that is not in the table', async () => {
    const as = await sessionOf('admin');
    for (const id of ['catalog', 'nothing', '__proto__', 'Dashboard', 'dashboard%00', 'a'.repeat(5000)]) {
      const { status } = await api.send(`/api/screens/${id}`, { as });
      expect([id.slice(0, 20), status]).toEqual([id.slice(0, 20), id.includes('%00') ? 400 : 404]);
    }
  });
});
