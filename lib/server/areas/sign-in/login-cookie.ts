import { TICKET_LIFE } from '../../auth/sessions/session-service';
import { browserCookie } from './browser-cookie';

const cookie = browserCookie('bomb-login');

/** The header that lets only this browser take the second step of signing in. */
export const ticketCookie = (ticket: string) => cookie.header(ticket, TICKET_LIFE);

export const clearedCookie = cookie.cleared;

export const readTicket = cookie.read;
