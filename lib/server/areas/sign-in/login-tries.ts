import { readDeviceToken } from '../../auth/known-device';
import { forgetTries, returnTry, takeTry } from '../../http/rate-limits';
import type { User } from '../users/service';

interface Try {
  /** As it was typed, in one spelling. */
  phone: string;
  /** Whose phone it is, if anybody's. */
  user: User | undefined;
  address: string;
  /** What the browser has of those who signed in there before. */
  devices: readonly string[];
}

/** For phones nobody has, so that looking at their devices takes as long. */
const NOBODY = { id: '', passwordHash: '' };

/**
 * Takes one try at a password. A browser the person signed in before has tries of its own, so that whatever strangers
 * try, and whoever shares its address, do not keep it out; all others share those of the phone and of the address.
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
