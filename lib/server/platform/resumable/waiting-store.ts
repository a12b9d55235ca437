import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { waitingFile } from './waiting-files';

/** Stores incomplete uploads. Where the library only reports that a file was not written, this reports why. */
export class WaitingStore extends FileStore {
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const file = fs.createWriteStream(waitingFile(id), { flags: 'r+', start: offset });
    await pipeline(source, file);
    return offset + file.bytesWritten;
  }
}
