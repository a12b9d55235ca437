import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { clock, DAY, SECOND } from '../clock';
import { keyFor } from './keys';

/** The device's owner, with the password: a new password makes all devices unknown again. */
interface Person {
  id: string;
  passwordHash: string;
}

/** How long a browser stays known without a sign-in. */
export const DEVICE_LIFE = 90 * DAY;

const FORM = /^([\w-]{22})\.(0|[1-9]\d{0,11})\.[\w-]{43}$/;

function tokenFor({ id, passwordHash }: Person, device: string, seconds: number): string {
  const text = `${device}.${seconds}`;
  const proof = createHmac('sha256', keyFor('known-device'))
    .update(`${text}.${id}.${passwordHash}`)
    .digest('base64url');
  return `${text}.${proof}`;
}

/**
 * `device . seconds . MAC`: proves that the person signed in with their current password in this browser. It grants no
 * access; wrong passwords from it are counted separately from strangers'. It names no person, and only the key holder
 * can tell whose it is.
 */
export const makeDeviceToken = (person: Person): string =>
  tokenFor(person, randomBytes(16).toString('base64url'), Math.floor(clock.now().getTime() / SECOND));

/** Whether a text looks like such a token and has not expired; it does not check the owner. */
export function isDeviceToken(text: string): boolean {
  const seconds = FORM.exec(text)?.[2];
  return seconds !== undefined && Number(seconds) * SECOND > clock.now().getTime() - DEVICE_LIFE;
}

/** The device id when the token is ours, belongs to this person and has not expired; otherwise null. */
export function readDeviceToken(token: string, person: Person): string | null {
  const [, device, seconds] = FORM.exec(token) ?? [];
  if (!device || !isDeviceToken(token)) return null;
  return timingSafeEqual(Buffer.from(token), Buffer.from(tokenFor(person, device, Number(seconds)))) ? device : null;
}
