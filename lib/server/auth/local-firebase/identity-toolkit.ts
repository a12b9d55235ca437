import { createLocalJWKSet, jwtVerify } from 'jose';
import { clock, DAY, HOUR, SECOND } from '../../clock';
import { newId } from '../../db/schema/columns';
import { liveAmong } from '../sessions/session-service';
import { CUSTOM_TOKEN, SESSION_CLAIM } from './custom-token';
import { LOCAL_PROJECT, localKeySet, signLocally } from './signing-key';

/**
 * The calls the Firebase SDK makes to sign a user in, anonymously or with our custom token, answered here when no
 * Firebase project is configured. Formats follow Google's Identity Toolkit and Secure Token APIs. Nothing is stored: an
 * identity is its signed token, so a flood of strangers fills no table.
 */
const ID_ISSUER = `https://securetoken.google.com/${LOCAL_PROJECT}`;
const REFRESH = { issuer: 'local-firebase', audience: 'local-firebase-refresh' } as const;
const ID_TOKEN_LIFE = HOUR;

export class ToolkitError extends Error {
  readonly status = 400;
}

/** Claims that a custom token passes on to every token made from it. */
type Claims = Record<string, unknown>;

const makeIdToken = (identity: string, claims?: Claims) =>
  signLocally({
    subject: identity,
    issuer: ID_ISSUER,
    audience: LOCAL_PROJECT,
    life: ID_TOKEN_LIFE,
    more: {
      ...claims,
      user_id: identity,
      firebase: { identities: {}, sign_in_provider: claims ? 'custom' : 'anonymous' },
    },
  });

const makeRefreshToken = (identity: string, claims?: Claims) =>
  signLocally({ ...REFRESH, subject: identity, life: 30 * DAY, more: { claims } });

async function readToken(token: unknown, expected: { issuer: string; audience: string }, complaint: string) {
  try {
    const options = { ...expected, algorithms: ['RS256'], currentDate: clock.now() };
    const { payload } = await jwtVerify(String(token), createLocalJWKSet(await localKeySet()), options);
    return { identity: payload.sub ?? '', issuedAt: (payload.iat ?? 0) * SECOND, payload };
  } catch {
    throw new ToolkitError(complaint);
  }
}

type Fields = Record<string, unknown>;

async function signUp() {
  const localId = newId();
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId,
    idToken: await makeIdToken(localId),
    refreshToken: await makeRefreshToken(localId),
    expiresIn: String(ID_TOKEN_LIFE / SECOND),
  };
}

async function lookup({ idToken }: Fields) {
  const expected = { issuer: ID_ISSUER, audience: LOCAL_PROJECT };
  const { identity, issuedAt } = await readToken(idToken, expected, 'INVALID_ID_TOKEN');
  const at = String(issuedAt);
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [{ localId: identity, createdAt: at, lastLoginAt: at }],
  };
}

/** A sign-in with a custom token ends with its staff session. */
async function assertSession(claims: Claims | undefined): Promise<void> {
  const { [SESSION_CLAIM]: sessionId } = claims ?? {};
  if (typeof sessionId === 'string' && !(await liveAmong([sessionId])).has(sessionId))
    throw new ToolkitError('USER_DISABLED');
}

async function signInWithCustomToken({ token: given }: Fields) {
  const { payload } = await readToken(given, CUSTOM_TOKEN, 'INVALID_CUSTOM_TOKEN');
  const { uid, claims = {} } = payload as { uid?: unknown; claims?: Claims };
  if (typeof uid !== 'string' || !uid) throw new ToolkitError('INVALID_CUSTOM_TOKEN');
  await assertSession(claims);
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    idToken: await makeIdToken(uid, claims),
    refreshToken: await makeRefreshToken(uid, claims),
    expiresIn: String(ID_TOKEN_LIFE / SECOND),
    isNewUser: false,
  };
}

async function token({ refresh_token: given }: Fields) {
  const { identity, payload } = await readToken(given, REFRESH, 'INVALID_REFRESH_TOKEN');
  const { claims } = payload as { claims?: Claims };
  await assertSession(claims);
  const idToken = await makeIdToken(identity, claims);
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token: String(given),
    expires_in: String(ID_TOKEN_LIFE / SECOND),
    token_type: 'Bearer',
    user_id: identity,
    project_id: LOCAL_PROJECT,
  };
}

/** Calls by the last part of their URL. */
export const TOOLKIT_CALLS: Record<string, (fields: Fields) => Promise<object>> = {
  'accounts:signInWithCustomToken': signInWithCustomToken,
  'accounts:signUp': signUp,
  'accounts:lookup': lookup,
  token,
};
