import { env } from '../../env';
import { SECOND } from '../../clock';

/** Browsers take the `__Host-` prefix and `Secure` over https only; a plain address in an office must work too. */
const isHttps = () => env().PUBLIC_URL?.startsWith('https:') ?? false;

/** A cookie that no script reads, no other site sends and no other host sets. */
export function browserCookie(plainName: string) {
  const name = () => (isHttps() ? `__Host-${plainName}` : plainName);
  const header = (value: string, milliseconds: number) =>
    `${name()}=${value}; Max-Age=${milliseconds / SECOND}; Path=/; HttpOnly; SameSite=Strict${isHttps() ? '; Secure' : ''}`;
  return {
    /** The header that sets it for so long. */
    header,
    /** The header that takes it away. */
    cleared: () => header('', 0),
    read: (cookies: Record<string, string>): string | undefined => cookies[name()],
  };
}
