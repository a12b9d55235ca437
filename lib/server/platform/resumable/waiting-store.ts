import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { waitingFile } from './waiting-files';

/** Keeps files that are on their way. Where the library only says that one was not written, this says why. */
export class WaitingStore extends FileStore {
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const file = fs.createWriteStream(waitingFile(id), { flags: 'r+', start: offset });
    await pipeline(source, file);
    return offset + file.bytesWritten;
  }
}
