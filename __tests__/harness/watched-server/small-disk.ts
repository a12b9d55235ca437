import fs from 'node:fs';
import fsp from 'node:fs/promises';
import os from 'node:os';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });

type Write = (...args: unknown[]) => unknown;

/** Bytes by which a write extends its file; a write without a position appends. */
function growth(fd: number, length: number, position: unknown): number {
  const found = fs.fstatSync(fd);
  if (!found.isFile()) return 0;
  return typeof position === 'number' && position >= 0 ? Math.max(0, position + length - found.size) : length;
}

const lengthOf = (data: unknown): number =>
  typeof data === 'string' ? Buffer.byteLength(data) : ((data as Uint8Array | undefined)?.byteLength ?? 0);

const ENDLESS = -1n;

/** The key under which threads find the shared count of free bytes. */
const SHELF = 'small disk';

/** Threads that start from now on load this first. */
const IN_THREADS = '--require tsx/cjs --require ./__tests__/harness/watched-server/small-disk-thread.ts';

/**
 * An almost full disk for this process and threads started after it, without the privileges a real one needs: a write
 * that extends a file beyond the free space fails as on a full disk, below the product and its engine. Overwriting
 * existing bytes still works, as on a real disk.
 */
export class SmallDisk {
  private readonly left = new BigInt64Array(new SharedArrayBuffer(8)).fill(ENDLESS);
  private isThere = false;

  constructor() {
    setEnvironmentData(SHELF, this.left);
    process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, IN_THREADS].filter(Boolean).join(' ');
  }

  /** Sets the number of free bytes; null for unlimited. */
  async leave(bytes: number | null): Promise<void> {
    if (!this.isThere) await stepBetween(this.left);
    this.isThere = true;
    Atomics.store(this.left, 0, bytes === null ? ENDLESS : BigInt(bytes));
  }
}

/** The simulated disk of this thread's process. */
export const diskOfProcess = () => getEnvironmentData(SHELF) as unknown as BigInt64Array<SharedArrayBuffer>;

/** Counts this thread's writes against the free bytes. */
export async function stepBetween(left: BigInt64Array<SharedArrayBuffer>): Promise<void> {
  const take = (fd: number, data: unknown, length: unknown, position: unknown) => {
    const free = Atomics.load(left, 0);
    if (free === ENDLESS) return;
    const bytes = BigInt(growth(fd, typeof length === 'number' ? length : lengthOf(data), position));
    if (bytes > free) throw full();
    Atomics.sub(left, 0, bytes);
  };
  const writeSync = fs.writeSync as Write;
  // Used by the engine.
  fs.writeSync = ((fd: number, data: unknown, offset: unknown, length: unknown, position: unknown) => {
    take(fd, data, length, position);
    return writeSync(fd, data, offset, length, position);
  }) as never;
  const write = fs.write as unknown as Write;
  // Used by streams; the last argument is the callback.
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
