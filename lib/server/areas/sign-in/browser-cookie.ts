import { env } from '../../env';
import { SECOND } from '../../clock';

/**
 * Browsers accept the `__Host-` prefix and `Secure` over https only; a plain http address in an office must work too.
 */
const isHttps = () => env().PUBLIC_URL?.startsWith('https:') ?? false;

/** A cookie that scripts cannot read, other sites cannot send and other hosts cannot set. */
export function browserCookie(plainName: string) {
  const name = () => (isHttps() ? `__Host-${plainName}` : plainName);
  const header = (value: string, milliseconds: number) =>
    `${name()}=${value}; Max-Age=${milliseconds / SECOND}; Path=/; HttpOnly; SameSite=Strict${isHttps() ? '; Secure' : ''}`;
  return {
    /** The header that sets the cookie for a given time. */
    header,
    /** The header that deletes the cookie. */
    cleared: () => header('', 0),
    read: (cookies: Record<string, string>): string | undefined => cookies[name()],
  };
}
