import path from 'node:path';
import zlib from 'node:zlib';
import yauzl from 'yauzl';
import { malformed } from '../../../errors';
import { tooComplex } from '../table-row';

/** A typical workbook has a few dozen. */
export const MOST_PARTS = 10_000;

export const brokenWorkbook = () => malformed('This workbook could not be read. Save it again as .xlsx, or as CSV.');

/** The files inside a workbook, by name. */
export class WorkbookZip {
  private constructor(
    private readonly zip: yauzl.ZipFile,
    private readonly parts: ReadonlyMap<string, yauzl.Entry>,
  ) {}

  static async open(file: string): Promise<WorkbookZip> {
    const zip = await yauzl.openPromise(file, { autoClose: false });
    try {
      if (zip.entryCount > MOST_PARTS) throw tooComplex();
      const parts = new Map<string, yauzl.Entry>();
      for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry);
      return new WorkbookZip(zip, parts);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  close(): void {
    this.zip.close();
  }

  has(name: string): boolean {
    return this.parts.has(name);
  }

  /**
   * Unpacked bytes of a part, with the share reached.
   * @throws 400 once they exceed the limit, whatever the zip's own directory says; any error when they are damaged.
   */
  async *read(name: string, mostBytes: number): AsyncGenerator<{ bytes: Buffer; share: number }> {
    const entry = this.parts.get(name);
    if (!entry) throw brokenWorkbook();
    // The directory may understate the size, which reading detects; if it already states too much, nothing needs to be
    // unpacked.
    if (entry.uncompressedSize > mostBytes) throw tooComplex();
    let [count, sum] = [0, 0];
    for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Buffer;
      count += bytes.length;
      if (count > mostBytes) throw tooComplex();
      sum = zlib.crc32?.(bytes, sum) ?? entry.crc32;
      yield { bytes, share: Math.min(1, count / (entry.uncompressedSize || count)) };
    }
    if (sum !== entry.crc32) throw brokenWorkbook();
  }
}

/** Path of a part referenced from the folder `xl`. */
export const partName = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : path.posix.normalize(`xl/${target}`);
