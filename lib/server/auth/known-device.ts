import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { clock, DAY, SECOND } from '../clock';
import { keyFor } from './keys';

/** Whose device it is: their password as well, so that a new one makes every device a stranger's again. */
interface Person {
  id: string;
  passwordHash: string;
}

/** How long a browser stays known in which nobody signs in. */
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
 * `device . seconds . MAC`: says that the person signed in with their present password in the browser that has it. It
 * opens nothing; wrong passwords typed there are counted apart from those of strangers. It names nobody, and only who
 * has the key can tell whose it is.
 */
export const makeDeviceToken = (person: Person): string =>
  tokenFor(person, randomBytes(16).toString('base64url'), Math.floor(clock.now().getTime() / SECOND));

/** Whether a text has the form of such a token and is not past its time; whose it is, is another question. */
export function isDeviceToken(text: string): boolean {
  const seconds = FORM.exec(text)?.[2];
  return seconds !== undefined && Number(seconds) * SECOND > clock.now().getTime() - DEVICE_LIFE;
}

/** Names the device, when the token is one of ours, of this person, and not past its time; else null. */
export function readDeviceToken(token: string, person: Person): string | null {
  const [, device, seconds] = FORM.exec(token) ?? [];
  if (!device || !isDeviceToken(token)) return null;
  return timingSafeEqual(Buffer.from(token), Buffer.from(tokenFor(person, device, Number(seconds)))) ? device : null;
}
