import { readDeviceToken } from '../../auth/known-device';
import { forgetTries, returnTry, takeTry } from '../../http/rate-limits';
import type { User } from '../users/service';

interface Try {
  /** Normalized form of what was typed. */
  phone: string;
  /** The user with this phone number, if any. */
  user: User | undefined;
  address: string;
  /** Device tokens of users who signed in on this browser before. */
  devices: readonly string[];
}

/** For unknown phone numbers, so that checking their devices takes as long. */
const NOBODY = { id: '', passwordHash: '' };

/**
 * Counts one password try. A browser where the user signed in before has its own limit, so that strangers, or users who
 * share its address, cannot lock it out; all others share the limits of the phone number and the address.
 * @returns what to do once the password was right.
 * @throws a 429 that says how long to wait.
 */
export async function takeLoginTry({ phone, user, address, devices }: Try): Promise<() => Promise<void>> {
  const [device] = devices.flatMap((token) => readDeviceToken(token, user ?? NOBODY) ?? []);
  if (device) {
    await takeTry('login-device', device);
    return async () => void (await forgetTries('login-device', device));
  }
  await takeTry('login-address', address);
  await takeTry('login-phone', phone);
  return async () => {
    await returnTry('login-address', address);
    await forgetTries('login-phone', phone);
  };
}
