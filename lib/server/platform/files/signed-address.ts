import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../auth/keys';
import { clock, HOUR } from '../../clock';

/** How long URLs stay the same, so that a browser can show a cached photo without a request. */
const WINDOW = 6 * HOUR;

/** Hours for which a browser need not revalidate a response. */
export const HOURS_KEPT = 6;

/** Query parameters of a signed URL. */
export interface Signed {
  until: string;
  sign: string;
}

/** Valid for at least one window. In seconds since 1970. */
const validUntil = () => ((Math.floor(clock.now().getTime() / WINDOW) + 2) * WINDOW) / 1000;

/** Signed URLs that grant access to their holder, because a browser's own requests carry no token. */
export function signedAddresses(purpose: 'photo-address' | 'video-address') {
  const sign = (parts: readonly string[], until: number): string =>
    createHmac('sha256', keyFor(purpose))
      .update([...parts, until].join(' '))
      .digest('base64url');
  return {
    /** A signed URL for what the parts name. */
    of: (path: string, ...parts: string[]): string => {
      const until = validUntil();
      return `${path}?until=${until}&sign=${sign(parts, until)}`;
    },
    /** Whether a URL was signed here and is still valid. */
    isGood: (given: Signed, ...parts: string[]): boolean => {
      const until = Number(given.until);
      const [theirs, ours] = [Buffer.from(given.sign), Buffer.from(sign(parts, until))];
      return until * 1000 > clock.now().getTime() && theirs.length === ours.length && timingSafeEqual(theirs, ours);
    },
  };
}
