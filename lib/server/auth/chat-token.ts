import { importPKCS8, SignJWT } from 'jose';
import type { Party } from '@/lib/domain/chat/layout';
import { clock, HOUR, SECOND } from '../clock';
import { env } from '../env';
import type { Actor } from './actor';
import { CUSTOM_TOKEN, SESSION_CLAIM } from './local-firebase/custom-token';
import { signLocally } from './local-firebase/signing-key';

/** Valid for one sign-in soon after; the SDK then has its own tokens. */
const LIFE = HOUR;

/** A custom token like those of Firebase's libraries, signed with our key or the project's service account key. */
async function mint(uid: string, claims: Record<string, unknown>): Promise<string> {
  const { FIREBASE_CHAT_CLIENT_EMAIL: account, FIREBASE_CHAT_PRIVATE_KEY: key } = env();
  if (!account || !key)
    return signLocally({ ...CUSTOM_TOKEN, subject: CUSTOM_TOKEN.issuer, life: LIFE, more: { uid, claims } });
  const now = Math.floor(clock.now().getTime() / SECOND);
  return new SignJWT({ uid, claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setSubject(account)
    .setAudience(CUSTOM_TOKEN.audience)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE / SECOND)
    .sign(await importPKCS8(key, 'RS256'));
}

/** Signs a staff member in to chat under their id, for as long as their session lasts. */
export const mintStaffToken = ({ userId, sessionId, name, roles }: Actor): Promise<string> =>
  mint(userId, {
    name,
    roles: Object.fromEntries(roles.map((role) => [role, true])),
    ...(sessionId && { [SESSION_CLAIM]: sessionId }),
  });

/** Signs a buyer or seller in to chat under a separate identity. */
export const mintPartyToken = (uid: string, { party, name }: { party: Party; name: string }): Promise<string> =>
  mint(uid, { party, name });
