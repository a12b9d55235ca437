import { env } from '../../env';
import { SECOND } from '../../clock';
import { TICKET_LIFE } from '../../auth/sessions/session-service';

/** Browsers take the `__Host-` prefix and `Secure` over https only; a plain address in an office must work too. */
const isHttps = () => env().PUBLIC_URL?.startsWith('https:') ?? false;
const cookieName = () => (isHttps() ? '__Host-bomb-login' : 'bomb-login');

const attributes = () => `Path=/; HttpOnly; SameSite=Strict${isHttps() ? '; Secure' : ''}`;

/** The header that lets this browser, and no other, take the second step of signing in. */
export const ticketCookie = (ticket: string) =>
  `${cookieName()}=${ticket}; Max-Age=${TICKET_LIFE / SECOND}; ${attributes()}`;

export const clearedCookie = () => `${cookieName()}=; Max-Age=0; ${attributes()}`;

export const readTicket = (cookies: Record<string, string>): string | undefined => cookies[cookieName()];
