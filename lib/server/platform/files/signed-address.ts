import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../auth/keys';
import { clock, HOUR } from '../../clock';

/** Addresses stay the same for so long, so that a browser shows a picture again without asking. */
const WINDOW = 6 * HOUR;

/** For so long a browser need not ask whether what it got is still the same. */
export const HOURS_KEPT = 6;

/** What an address says beside its path. */
export interface Signed {
  until: string;
  sign: string;
}

/** Good for one window at least. In seconds since 1970. */
const validUntil = () => ((Math.floor(clock.now().getTime() / WINDOW) + 2) * WINDOW) / 1000;

/** Addresses that show something to whoever has them, for a browser's own requests carry no token. */
export function signedAddresses(purpose: 'photo-address' | 'video-address') {
  const sign = (parts: readonly string[], until: number): string =>
    createHmac('sha256', keyFor(purpose))
      .update([...parts, until].join(' '))
      .digest('base64url');
  return {
    /** An address of what the parts name. */
    of: (path: string, ...parts: string[]): string => {
      const until = validUntil();
      return `${path}?until=${until}&sign=${sign(parts, until)}`;
    },
    /** Whether an address was made here and is still good. */
    isGood: (given: Signed, ...parts: string[]): boolean => {
      const until = Number(given.until);
      const [theirs, ours] = [Buffer.from(given.sign), Buffer.from(sign(parts, until))];
      return until * 1000 > clock.now().getTime() && theirs.length === ours.length && timingSafeEqual(theirs, ours);
    },
  };
}
