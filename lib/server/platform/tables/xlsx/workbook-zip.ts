import path from 'node:path';
import zlib from 'node:zlib';
import yauzl from 'yauzl';
import { malformed } from '../../../errors';
import { tooComplex } from '../table-row';

/** A workbook has a few dozen. */
export const MOST_PARTS = 10_000;

export const brokenWorkbook = () => malformed('This workbook could not be read. Save it again as .xlsx, or as CSV.');

/** The files a workbook is made of, by name. */
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
   * The bytes of a part, as they are unpacked, and the share of it they reach to.
   * @throws 400 once they are more than that, whatever the zip's own table says; any error when they are damaged.
   */
  async *read(name: string, mostBytes: number): AsyncGenerator<{ bytes: Buffer; share: number }> {
    const entry = this.parts.get(name);
    if (!entry) throw brokenWorkbook();
    // The table may say too little, which the reading finds out; of what it says itself that it is too much, nothing
    // needs to be unpacked.
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

/** Where a part lies that another one in the folder `xl` points to. */
export const partName = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : path.posix.normalize(`xl/${target}`);
