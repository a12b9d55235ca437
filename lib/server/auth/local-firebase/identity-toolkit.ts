import { createLocalJWKSet, jwtVerify } from 'jose';
import { clock, DAY, HOUR, SECOND } from '../../clock';
import { newId } from '../../db/schema/columns';
import { LOCAL_PROJECT, localKeySet, signLocally } from './signing-key';

/**
 * The three calls the Firebase SDK makes to sign somebody in anonymously, answered here when no Firebase project is
 * configured. Shapes follow Google's Identity Toolkit and Secure Token APIs. Nothing is stored: an identity is its
 * signed token, so a flood of strangers fills no table.
 */
const ID_ISSUER = `https://securetoken.google.com/${LOCAL_PROJECT}`;
const REFRESH = { issuer: 'local-firebase', audience: 'local-firebase-refresh' } as const;
const ID_TOKEN_LIFE = HOUR;

export class ToolkitError extends Error {
  readonly status = 400;
}

const makeIdToken = (identity: string) =>
  signLocally({
    subject: identity,
    issuer: ID_ISSUER,
    audience: LOCAL_PROJECT,
    life: ID_TOKEN_LIFE,
    more: { user_id: identity, firebase: { identities: {}, sign_in_provider: 'anonymous' } },
  });

const makeRefreshToken = (identity: string) => signLocally({ ...REFRESH, subject: identity, life: 30 * DAY });

async function readToken(token: unknown, expected: { issuer: string; audience: string }, complaint: string) {
  try {
    const options = { ...expected, algorithms: ['RS256'], currentDate: clock.now() };
    const { payload } = await jwtVerify(String(token), createLocalJWKSet(await localKeySet()), options);
    return { identity: payload.sub ?? '', issuedAt: (payload.iat ?? 0) * SECOND };
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

async function token({ refresh_token: given }: Fields) {
  const { identity } = await readToken(given, REFRESH, 'INVALID_REFRESH_TOKEN');
  const idToken = await makeIdToken(identity);
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

/** Calls by the last part of their address. */
export const TOOLKIT_CALLS: Record<string, (fields: Fields) => Promise<object>> = {
  'accounts:signUp': signUp,
  'accounts:lookup': lookup,
  token,
};
