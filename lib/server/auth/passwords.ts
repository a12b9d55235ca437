import os from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { processWide } from '../process-wide';

/** argon2id, above the floor of OWASP ASVS 5.0 appendix C: 64 MiB, 3 passes, one lane. */
const COST: Options = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const CURRENT = /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/;

/**
 * Each hash takes 64 MiB and a thread: two to four run at a time, depending on the processors, which leaves threads for
 * files and other calls. The rest wait; the admission limit is set where calls are let in.
 */
const AT_ONCE = Math.min(4, Math.max(2, os.availableParallelism()));

const turns = processWide('password-turns', () => ({ running: 0, queue: [] as (() => void)[] }));

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.running >= AT_ONCE) await new Promise<void>((resolve) => turns.queue.push(resolve));
  else turns.running += 1;
  try {
    return await work();
  } finally {
    const next = turns.queue.shift();
    if (next) next();
    else turns.running -= 1;
  }
}

/** Passwords are compared as typed on any keyboard: look-alike characters get one form (NIST SP 800-63B). */
const normalize = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normalize(password), COST));

const nobodysHash = () => processWide('nobodys-hash', () => hashPassword(crypto.randomUUID()));

/** Whether the password matches the hash. Without a hash (unknown phone) it takes as long and returns false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await nobodysHash());
  const isRight = await inTurn(() => verify(against, normalize(password)));
  return isRight && stored !== null;
}

/** Computes the dummy hash ahead of time, so that the first unknown phone does not take twice as long. */
export const prepareVerification = () => verifyPassword(null, '');

/** Hashes made with a lower cost than today's are renewed at the next sign-in. */
export const needsRehash = (stored: string): boolean => !CURRENT.test(stored);
