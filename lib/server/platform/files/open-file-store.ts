import path from 'node:path';
import { env } from '../../env';
import { processWide } from '../../process-wide';
import { DiskStore } from './disk-store';
import type { FileStore } from './file-store';
import { S3Store } from './s3-store';
import { withSpooled } from './spool';

/** Folder for bytes on this machine: only incoming ones when there is another store, otherwise all. */
export const filesFolder = (dataFolder = env().DATA_DIR): string => path.join(dataFolder, 'files');

/** The store of file bytes. */
export const fileStore = (): FileStore =>
  processWide(`file-store of ${filesFolder()}`, () => {
    const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env();
    return bucket ? new S3Store({ bucket, endpoint, region }) : new DiskStore(filesFolder());
  });

/** Runs work with the bytes of a hash as a local file, which must not be modified. @throws when there are none. */
export async function withLocalFile<Result>(sha256: string, work: (file: string) => Promise<Result>): Promise<Result> {
  const store = fileStore();
  const here = store.pathHere(sha256);
  if (here !== null) return work(here);
  return withSpooled(filesFolder(), await store.read(sha256), ({ file }) => work(file));
}
