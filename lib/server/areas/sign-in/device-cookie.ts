import { DEVICE_LIFE, isDeviceToken } from '../../auth/known-device';
import { browserCookie } from './browser-cookie';

const cookie = browserCookie('bomb-device');

/** A computer in an office has several people; the one who was there longest ago makes room. */
const MOST_PEOPLE = 8;
const BETWEEN = '~';

/** The header that makes a browser known for those whose tokens these are, the last to sign in first. */
export const deviceCookie = (tokens: readonly string[]) =>
  cookie.header(tokens.slice(0, MOST_PEOPLE).join(BETWEEN), DEVICE_LIFE);

/** The tokens a browser has, as far as they look like some. */
export const readDevices = (cookies: Record<string, string>): string[] =>
  (cookie.read(cookies) ?? '').split(BETWEEN).filter(isDeviceToken).slice(0, MOST_PEOPLE);
