import fs from 'node:fs';
import fsp from 'node:fs/promises';
import os from 'node:os';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });

type Write = (...args: unknown[]) => unknown;

/** Bytes by which a write makes its file longer; one without a place goes to the end. */
function growth(fd: number, length: number, position: unknown): number {
  const found = fs.fstatSync(fd);
  if (!found.isFile()) return 0;
  return typeof position === 'number' && position >= 0 ? Math.max(0, position + length - found.size) : length;
}

const lengthOf = (data: unknown): number =>
  typeof data === 'string' ? Buffer.byteLength(data) : ((data as Uint8Array | undefined)?.byteLength ?? 0);

const ENDLESS = -1n;

/** Where threads find the bytes that are left: one number of theirs all. */
const SHELF = 'small disk';

/** Threads that begin from now on run this before anything else. */
const IN_THREADS = '--require tsx/cjs --require ./__tests__/harness/watched-server/small-disk-thread.ts';

/**
 * A disk of which little is left, for this process and the threads that begin after it, without any right to make a real
 * one: whatever makes a file longer than there is room for fails as it does on a full disk, below everything the product
 * and its engine do. What only writes over bytes that are there goes on, as it does on a real one.
 */
export class SmallDisk {
  private readonly left = new BigInt64Array(new SharedArrayBuffer(8)).fill(ENDLESS);
  private isThere = false;

  constructor() {
    setEnvironmentData(SHELF, this.left);
    process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, IN_THREADS].filter(Boolean).join(' ');
  }

  /** From now on so many bytes are free; null is all one wants. */
  async leave(bytes: number | null): Promise<void> {
    if (!this.isThere) await stepBetween(this.left);
    this.isThere = true;
    Atomics.store(this.left, 0, bytes === null ? ENDLESS : BigInt(bytes));
  }
}

/** The disk of the process whose thread this is. */
export const diskOfProcess = () => getEnvironmentData(SHELF) as unknown as BigInt64Array<SharedArrayBuffer>;

/** Has whatever this thread writes counted against what is left. */
export async function stepBetween(left: BigInt64Array<SharedArrayBuffer>): Promise<void> {
  const take = (fd: number, data: unknown, length: unknown, position: unknown) => {
    const free = Atomics.load(left, 0);
    if (free === ENDLESS) return;
    const bytes = BigInt(growth(fd, typeof length === 'number' ? length : lengthOf(data), position));
    if (bytes > free) throw full();
    Atomics.sub(left, 0, bytes);
  };
  const writeSync = fs.writeSync as Write;
  // The engine's own.
  fs.writeSync = ((fd: number, data: unknown, offset: unknown, length: unknown, position: unknown) => {
    take(fd, data, length, position);
    return writeSync(fd, data, offset, length, position);
  }) as never;
  const write = fs.write as unknown as Write;
  // What streams use; their last argument is told the outcome.
  fs.write = ((fd: number, data: unknown, ...rest: unknown[]) => {
    const [, length, position] = rest;
    try {
      take(fd, data, length, position);
    } catch (error) {
      return setImmediate(rest.at(-1) as (error: unknown) => void, error);
    }
    return write(fd, data, ...rest);
  }) as never;
  const probe = await fsp.open(os.devNull);
  const handles = Object.getPrototypeOf(probe) as Record<string, Write>;
  await probe.close();
  for (const name of ['write', 'appendFile', 'writeFile']) {
    const own = handles[name] as Write;
    handles[name] = async function (this: { fd: number }, data: unknown, ...rest: unknown[]) {
      take(this.fd, data, undefined, undefined);
      return own.call(this, data, ...rest);
    };
  }
}
