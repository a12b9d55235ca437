import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { EXPORT_LIMITS, EXPORT_REFUSALS } from './export-refusals';
import type { EntryPlace } from './zip-entries';

/** Files in a zip whose directory was already read, each extracted on demand. */
export class ZipMedia {
  private opened?: Promise<yauzl.ZipFile>;
  private unpacked = 0;

  constructor(private readonly file: string) {}

  private zip(): Promise<yauzl.ZipFile> {
    const options = { lazyEntries: true, autoClose: false } as const;
    return (this.opened ??= promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(this.file, options).then(
      (zip) =>
        // Errors are reported to the reader active at that moment.
        zip.on('error', () => undefined),
    ));
  }

  /** Bytes of a file; fails with 400 once they turn out damaged. */
  async *read(place: EntryPlace): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of await this.open(place)) {
        this.unpacked += (chunk as Buffer).length;
        yield chunk as Buffer;
      }
    } catch {
      throw EXPORT_REFUSALS.brokenFile();
    }
  }

  private async open({ at, packed, bytes, isDeflated }: EntryPlace): Promise<Readable> {
    const zip = await this.zip();
    const header = { relativeOffsetOfLocalHeader: at, compressedSize: packed } as yauzl.Entry;
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(header, { minimal: true });
    return promisify(zip.openReadStreamLowLevel.bind(zip))(fileDataStart, packed, 0, packed, isDeflated, bytes);
  }

  /** Small files in a zip can unpack to many times its size. @throws 400 once they exceed the limit of an export. */
  assertLimit(): void {
    if (this.unpacked > EXPORT_LIMITS.unpackedBytes) throw EXPORT_REFUSALS.tooMuch();
  }

  async close(): Promise<void> {
    (await this.opened?.catch(() => undefined))?.close();
  }
}
