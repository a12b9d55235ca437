import path from 'node:path';
import { env } from '../../env';
import { processWide } from '../../process-wide';
import { DiskStore } from './disk-store';
import type { FileStore } from './file-store';
import { S3Store } from './s3-store';
import { withSpooled } from './spool';

/** The folder for bytes on this machine: of those that are coming in, and of all when there is no other store. */
export const filesFolder = (dataFolder = env().DATA_DIR): string => path.join(dataFolder, 'files');

/** Where the bytes of files are. */
export const fileStore = (): FileStore =>
  processWide(`file-store of ${filesFolder()}`, () => {
    const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env();
    return bucket ? new S3Store({ bucket, endpoint, region }) : new DiskStore(filesFolder());
  });

/** Works with the bytes of a hash as a file on this machine, which must be left as it is. @throws when there are none. */
export async function withLocalFile<Result>(sha256: string, work: (file: string) => Promise<Result>): Promise<Result> {
  const store = fileStore();
  const here = store.pathHere(sha256);
  if (here !== null) return work(here);
  return withSpooled(filesFolder(), await store.read(sha256), ({ file }) => work(file));
}
