import fs from 'node:fs';
import fsp from 'node:fs/promises';
import os from 'node:os';

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

/**
 * A disk of which little is left, for this process alone and without any right to make a real one: whatever makes a
 * file longer than there is room for fails as it does on a full disk, below everything the product and its engine do.
 * What only writes over bytes that are there goes on, as it does on a real one.
 */
export class SmallDisk {
  private left = Infinity;
  private isThere = false;

  /** From now on so many bytes are free; null is all one wants. */
  async leave(bytes: number | null): Promise<void> {
    if (!this.isThere) await this.stepBetween();
    this.isThere = true;
    this.left = bytes ?? Infinity;
  }

  private take(bytes: number): void {
    if (bytes === 0 || this.left === Infinity) return;
    if (bytes > this.left) throw full();
    this.left -= bytes;
  }

  private async stepBetween(): Promise<void> {
    const take = (fd: number, data: unknown, length: unknown, position: unknown) => {
      if (this.left !== Infinity) this.take(growth(fd, typeof length === 'number' ? length : lengthOf(data), position));
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
}
