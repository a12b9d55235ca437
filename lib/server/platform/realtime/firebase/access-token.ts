import { importPKCS8, SignJWT } from 'jose';
import { clock, HOUR, MINUTE, SECOND } from '../../../clock';
import { unavailable } from '../../../errors';

const TOKENS = 'https://oauth2.googleapis.com/token';
const SCOPES = ['userinfo.email', 'firebase.database']
  .map((name) => `https://www.googleapis.com/auth/${name}`)
  .join(' ');

export interface ServiceAccount {
  email: string;
  /** PEM. */
  privateKey: string;
}

/** Provides Google access tokens for a service account, each cached while it is valid. */
export function accessTokens({ email, privateKey }: ServiceAccount, ask: typeof fetch = fetch): () => Promise<string> {
  let known: { token: string; until: number } | null = null;

  async function fetchToken(): Promise<string> {
    const now = Math.floor(clock.now().getTime() / SECOND);
    const assertion = await new SignJWT({ scope: SCOPES })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(TOKENS)
      .setIssuedAt(now)
      .setExpirationTime(now + HOUR / SECOND)
      .sign(await importPKCS8(privateKey, 'RS256'));
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    const answer = await ask(TOKENS, { method: 'POST', body, signal: AbortSignal.timeout(10 * SECOND) });
    if (!answer.ok) throw unavailable();
    const { access_token: token, expires_in: life } = (await answer.json()) as {
      access_token: string;
      expires_in: number;
    };
    known = { token, until: clock.now().getTime() + life * SECOND - MINUTE };
    return token;
  }

  return async () => (known && known.until > clock.now().getTime() ? known.token : fetchToken());
}
