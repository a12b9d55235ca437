import { createHmac, generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { authApi } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { signAccessToken } from '@/lib/server/auth/access-token';
import { keyFor } from '@/lib/server/auth/keys';
import { HOUR, SECOND } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { sessions } from '@/lib/server/db/schema/sessions';
import { users } from '@/lib/server/db/schema/users';
import { env } from '@/lib/server/env';
import { localKeySet } from '@/lib/server/auth/local-firebase/signing-key';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { cloudToken } from '../support/sign-in-as';

const api = serveApi();

const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'] }) });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Copies a valid token with changed claims, signed with the real key. */
function forge(
  good: string,
  { header = {}, claims = {}, key }: { header?: object; claims?: object; key?: Uint8Array },
) {
  const told = { ...decodeProtectedHeader(good), ...header };
  return new SignJWT({ ...decodeJwt(good), ...claims })
    .setProtectedHeader({ ...told, alg: 'HS256' })
    .sign(key ?? keyFor('access-token'));
}

/** Signed like a valid token, whatever the header claims. */
function forgeHeader(good: string, header: object, key: string | Buffer = keyFor('access-token')) {
  const text = `${part({ ...decodeProtectedHeader(good), ...header })}.${good.split('.')[1]}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

async function expectRefused(what: string, accessToken: string) {
  const as = { accessToken };
  const replies = [
    await api.call(meApi.get, {}, { as }),
    await api.call(meApi.savePreferences, { body: { density: 'compact' } }, { as }),
    await api.call(passwordResetsApi.list, {}, { as }),
    await api.call(authApi.logout, {}, { as }),
  ];
  for (const { status, failure } of replies)
    expect([what, status, failure.code]).toEqual([what, 401, 'unauthenticated']);
}

it('a token with the real key and claims is accepted; each later one has one fault', async () => {
  const { accessToken } = await admin();
  for (const good of [accessToken, await forge(accessToken, {}), forgeHeader(accessToken, {})])
    expect((await api.call(meApi.get, {}, { as: { accessToken: good } })).status).toBe(200);
});

describe('a forged token opens nothing', () => {
  it('whatever its header says', async () => {
    const { accessToken } = await admin();
    const [, payload] = accessToken.split('.');
    const unsigned = (header: object) => `${part(header)}.${payload}.`;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rs256 = await new SignJWT(decodeJwt(accessToken))
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .sign(privateKey);
    const forged: Record<string, string> = {
      'no algorithm': unsigned({ alg: 'none', typ: 'at+jwt' }),
      'no algorithm, spelled otherwise': unsigned({ alg: 'nOnE', typ: 'at+jwt' }),
      'no algorithm but a signature': forgeHeader(accessToken, { alg: 'none' }),
      'no header': `.${payload}.`,
      'another algorithm': forgeHeader(accessToken, { alg: 'HS512' }),
      'RS256 with a key of its own': rs256,
      'RS256 signed as HS256': forgeHeader(accessToken, { alg: 'RS256' }),
      'another type': forgeHeader(accessToken, { typ: 'JWT' }),
      'no type': forgeHeader(accessToken, { typ: undefined }),
      'a key in the header': forgeHeader(accessToken, { jwk: { kty: 'oct', k: 'AAAA' } }, Buffer.alloc(3)),
      'something critical': forgeHeader(accessToken, { crit: ['exp'], exp: 1 }),
    };
    for (const [what, token] of Object.entries(forged)) await expectRefused(what, token);
  });

  it('whatever key it was signed with', async () => {
    const { accessToken } = await admin();
    const { n = '' } = (await localKeySet()).keys[0] ?? {};
    const keys: Record<string, Uint8Array> = {
      'a key of its own': Buffer.alloc(32, 1),
      'a key of zeros': Buffer.alloc(32),
      'the root of the keys': Buffer.from(api.database.secrets.auth),
      'the key of refresh tokens': keyFor('refresh-token'),
      'the public key of the identity service': Buffer.from(n, 'base64url'),
    };
    for (const [what, key] of Object.entries(keys)) await expectRefused(what, await forge(accessToken, { key }));
  });

  it('whatever it claims', async () => {
    const { accessToken } = await admin();
    const other = await admin();
    const now = Math.floor(Date.now() / SECOND);
    const claims: Record<string, object> = {
      'another audience': { aud: 'another-api' },
      'no audience': { aud: undefined },
      'another issuer': { iss: 'somebody' },
      expired: { exp: now - 1 },
      'never ends': { exp: undefined },
      'ends when it likes': { exp: 'tomorrow' },
      'not yet': { nbf: now + 600 },
      'no session': { sid: undefined },
      'a session that is none': { sid: 7 },
      'a session nobody has': { sid: '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f' },
      'no count': { cnt: undefined },
      'a count that is none': { cnt: 'seven' },
      nobody: { sub: undefined },
      'another person’s session': { sid: other.id },
      'another person': { sub: other.user.id },
    };
    for (const [what, claim] of Object.entries(claims))
      await expectRefused(what, await forge(accessToken, { claims: claim }));
  });

  it('when a letter of it was changed', async () => {
    const { accessToken } = await admin();
    const [header = '', payload = '', signature = ''] = accessToken.split('.');
    const richer = part({ ...decodeJwt(accessToken), roles: ['admin'], exp: 9_999_999_999 });
    const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    const changed = [
      `${header}.${richer}.${signature}`,
      `${header}.${flip(payload)}.${signature}`,
      `${header}.${payload}.${flip(signature)}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${payload}.${signature}.${signature}`,
      payload,
      'x'.repeat(5000),
    ];
    for (const token of changed) await expectRefused(token.slice(0, 30), token);
  });

  it('when it is another kind of token', async () => {
    const { refreshToken } = await admin();
    await expectRefused('a refresh token', refreshToken);
    await expectRefused('an identity token', await cloudToken(api));
  });
});

describe('what changes holds from the next call on', () => {
  it('a token lives as long as the settings say', async () => {
    const time = freezeClock();
    const as = await admin();
    time.advance((env().ACCESS_TTL - 1) * SECOND);
    expect((await api.call(meApi.get, {}, { as })).status).toBe(200);
    time.advance(SECOND);
    expect((await api.call(meApi.get, {}, { as })).status).toBe(401);
  });

  it('roles given and taken', async () => {
    const as = await makeSession({ user: await makeUser({ roles: ['salesman'] }) });
    const list = async () => (await api.call(passwordResetsApi.list, {}, { as })).status;
    const setRoles = (role: 'admin' | 'salesman') =>
      orm()
        .update(users)
        .set({ roles: [role] })
        .where(eq(users.id, as.user.id));
    expect(await list()).toBe(403);
    await setRoles('admin');
    expect(await list()).toBe(200);
    expect((await api.call(meApi.get, {}, { as })).data.fo).toEqual(['admin']);
    await setRoles('salesman');
    expect(await list()).toBe(403);
  });

  it('somebody disabled, and enabled again', async () => {
    const as = await admin();
    const disable = (disabledAt: Date | null) =>
      orm().update(users).set({ disabledAt }).where(eq(users.id, as.user.id));
    await disable(new Date());
    await expectRefused('disabled', as.accessToken);
    await disable(null);
    expect((await api.call(meApi.get, {}, { as })).status).toBe(200);
  });

  it('a session ended', async () => {
    const as = await admin();
    await orm().update(sessions).set({ endedAt: new Date(), endReason: 'logout' }).where(eq(sessions.id, as.id));
    await expectRefused('ended', as.accessToken);
  });

  it('a session past its time, whatever its token says', async () => {
    const time = freezeClock();
    const as = await admin();
    time.advance(8 * HOUR);
    await expectRefused('idle', await signAccessToken({ userId: as.user.id, sessionId: as.id, counter: 0 }));
  });

  it('logging out ends this session and no other', async () => {
    const user = await makeUser();
    const [here, there] = [await makeSession({ user }), await makeSession({ user })];
    const reply = await api.call(authApi.logout, {}, { as: here });
    expect([reply.status, reply.data]).toEqual([200, {}]);
    await expectRefused('logged out', here.accessToken);
    expect((await api.call(meApi.get, {}, { as: there })).status).toBe(200);
  });
});
