import { DEVICE_LIFE, isDeviceToken } from '../../auth/known-device';
import { browserCookie } from './browser-cookie';

const cookie = browserCookie('bomb-device');

/** An office computer has several users; the one who signed in longest ago is dropped. */
const MOST_PEOPLE = 8;
const BETWEEN = '~';

/** The header that remembers these tokens in a browser, the latest sign-in first. */
export const deviceCookie = (tokens: readonly string[]) =>
  cookie.header(tokens.slice(0, MOST_PEOPLE).join(BETWEEN), DEVICE_LIFE);

/** The device tokens in a browser's cookies, without malformed ones. */
export const readDevices = (cookies: Record<string, string>): string[] =>
  (cookie.read(cookies) ?? '').split(BETWEEN).filter(isDeviceToken).slice(0, MOST_PEOPLE);
