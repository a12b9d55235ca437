import { createHmac, generateKeyPairSync } from 'node:crypto';
import * as fc from 'fast-check';
import { createLocalJWKSet, decodeJwt, errors, exportJWK, importPKCS8, type JWTVerifyGetKey, SignJWT } from 'jose';
import { authApi } from '@/lib/contracts/auth';
import * as sessions from '@/lib/server/auth/sessions/session-service';
import { transaction } from '@/lib/server/db/database';
import { processWide } from '@/lib/server/process-wide';
import { localKeySet } from '@/lib/server/auth/local-firebase/signing-key';
import { serveApi } from '../support/api';
import { changeSettings } from '../support/change-settings';
import { makeUser, type User } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { cloudToken } from '../support/sign-in-as';

const api = serveApi();

const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

/** A user who passed the first step. Invalid identities do not use up the ticket. */
async function halfSignedIn() {
  const user = await makeUser();
  return { user, cookie: `bomb-login=${await transaction((tx) => sessions.issueTicket(tx, user.id))}` };
}

const tryToken = (token: string, { user, cookie }: { user: User; cookie: string }) =>
  api.call(authApi.openSession, { body: { phoneNumber: user.phoneNumber, token } }, { headers: { cookie } });

const ourKey = () => importPKCS8(api.database.secrets.localFirebase, 'RS256');

interface Forging {
  header?: object;
  claims?: object;
  key?: Awaited<ReturnType<typeof ourKey>> | typeof other.privateKey;
}

/** A copy of a valid token with these changes. */
const forge = async (good: string, { header, claims, key }: Forging = {}) =>
  new SignJWT({ ...decodeJwt(good), ...claims })
    .setProtectedHeader({ kid: 'local-1', typ: 'JWT', ...header, alg: 'RS256' })
    .sign(key ?? (await ourKey()));

async function expectRefused(tokens: Record<string, string>) {
  const half = await halfSignedIn();
  for (const [what, token] of Object.entries(tokens)) {
    const { status, failure } = await tryToken(token, half);
    expect([what, status, failure.code]).toEqual([what, 401, 'sign_in_expired']);
  }
  expect((await tryToken(await cloudToken(api), half)).status).toBe(200);
}

it('a token with the real key and claims is accepted; each later one has one fault', async () => {
  const token = await forge(await cloudToken(api));
  expect((await tryToken(token, await halfSignedIn())).status).toBe(200);
});

describe('a forged identity signs nobody in', () => {
  it('whatever its header says', async () => {
    const good = await cloudToken(api);
    const [, payload, signature] = good.split('.');
    const pem = other.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const [ourPublic] = (await localKeySet()).keys;
    const hs256 = (key: string | Buffer) => {
      const text = `${part({ alg: 'HS256', kid: 'local-1', typ: 'JWT' })}.${payload}`;
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    const jwk = await exportJWK(other.publicKey);
    await expectRefused({
      'no algorithm': `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'no algorithm but our signature': `${part({ alg: 'none' })}.${payload}.${signature}`,
      'a public key as the secret': hs256(pem),
      'our public key as the secret': hs256(JSON.stringify(ourPublic)),
      'our modulus as the secret': hs256(Buffer.from(ourPublic?.n ?? '', 'base64url')),
      'another key': await forge(good, { key: other.privateKey }),
      'another key by another name': await forge(good, { key: other.privateKey, header: { kid: 'local-2' } }),
      'its own key beside it': await forge(good, { key: other.privateKey, header: { jwk } }),
      'its own key elsewhere': await forge(good, { key: other.privateKey, header: { jku: `${api.origin}/keys` } }),
      'its own certificate': await forge(good, { key: other.privateKey, header: { x5u: `${api.origin}/cert` } }),
      'our key by another name': await forge(good, { header: { kid: 'local-2' } }),
    });
  });

  it('whatever it claims', async () => {
    const good = await cloudToken(api);
    const claims: Record<string, object> = {
      'another project': { aud: 'another-project', iss: 'https://securetoken.google.com/another-project' },
      'another audience': { aud: 'another-project' },
      'another issuer': { iss: 'https://securetoken.google.com/another-project' },
      'no issuer': { iss: undefined },
      expired: { exp: now() - 60 },
      'never ends': { exp: undefined },
      'not yet': { nbf: now() + 600 },
      'signed in tomorrow': { auth_time: now() + 86_400 },
      'signed in never': { auth_time: undefined },
      'signed in sometime': { auth_time: 'yesterday' },
      'made never': { iat: undefined },
      nobody: { sub: '' },
      'nobody at all': { sub: undefined },
    };
    const forged = Object.entries(claims).map(async ([what, claim]) => [what, await forge(good, { claims: claim })]);
    await expectRefused(Object.fromEntries(await Promise.all(forged)) as Record<string, string>);
  });

  it('when it is another kind of token', async () => {
    const response = await fetch(`${api.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    const { refreshToken } = (await response.json()) as { refreshToken: string };
    await expectRefused({ 'the identity’s refresh token': refreshToken });
  });

  it('after an hour', async () => {
    const time = freezeClock();
    const good = await cloudToken(api);
    time.advance(3_590_000);
    expect((await tryToken(good, await halfSignedIn())).status).toBe(200);
    time.advance(20_000);
    await expectRefused({ old: good });
  });
});

it('no header whatever is more than refused', async () => {
  const half = await halfSignedIn();
  const [, payload, signature] = (await cloudToken(api)).split('.');
  const names = fc.constantFrom('alg', 'kid', 'typ', 'crit', 'b64', 'jwk', 'jku', 'x5c', 'x5u', 'zip', 'enc', 'cty');
  const values = fc.oneof(fc.jsonValue(), fc.constantFrom('RS256', 'none', 'HS256', 'local-1', 'JWT'), fc.string());
  const headers = fc.oneof(fc.dictionary(names, values), fc.constant({ alg: 'RS256', kid: 'local-1' }), fc.jsonValue());
  const parts = fc.constantFrom(payload, signature, '', 'e30', 'bnVsbA', 'W10', '*');
  await fc.assert(
    fc.asyncProperty(headers, parts, parts, async (header, middle, end) => {
      const token = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${middle}.${end}`;
      const isGood = middle === payload && end === signature;
      if (!isGood) expect((await tryToken(token, half)).status).toBe(401);
    }),
    { numRuns: 400 },
  );
});

describe('with a Firebase project configured', () => {
  let googleKeys: JWTVerifyGetKey;
  const project = 'bomb-production';
  const googleToken = (audience = project) =>
    new SignJWT({ auth_time: now() })
      .setProtectedHeader({ alg: 'RS256', kid: 'google-1' })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(audience)
      .setSubject('somebody')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(other.privateKey);

  beforeAll(async () => {
    const published = createLocalJWKSet({ keys: [{ ...(await exportJWK(other.publicKey)), kid: 'google-1' }] });
    googleKeys = published;
    processWide<JWTVerifyGetKey>('google-keys', () => (header, token) => googleKeys(header, token));
  });

  it('takes its tokens and no others', async () => {
    const half = await halfSignedIn();
    const local = await cloudToken(api);
    changeSettings({ NEXT_PUBLIC_FIREBASE_PROJECT_ID: project });
    expect((await tryToken(local, half)).status).toBe(401);
    expect((await tryToken(await googleToken('another-project'), half)).status).toBe(401);
    expect((await tryToken(await googleToken(), half)).status).toBe(200);
  });

  it('closes the one it has built in', async () => {
    changeSettings({ NEXT_PUBLIC_FIREBASE_PROJECT_ID: project });
    for (const call of ['accounts:signUp', 'accounts:lookup', 'token']) {
      const { status } = await fetch(`${api.origin}/identitytoolkit.googleapis.com/v1/${call}`, { method: 'POST' });
      expect([call, status]).toEqual([call, 404]);
    }
  });

  it('says it is busy, not that the identity is bad, when the keys cannot be had', async () => {
    changeSettings({ NEXT_PUBLIC_FIREBASE_PROJECT_ID: project });
    const half = await halfSignedIn();
    const token = await googleToken();
    const published = googleKeys;
    for (const error of [
      new errors.JWKSTimeout(),
      new TypeError('fetch failed'),
      new errors.JOSEError('Expected 200 OK from the JSON Web Key Set HTTP response'),
    ]) {
      googleKeys = () => Promise.reject(error);
      const { status, failure } = await tryToken(token, half);
      expect([status, failure.code]).toEqual([503, 'unavailable']);
    }
    googleKeys = published;
    expect((await tryToken(token, half)).status).toBe(200);
  });
});
