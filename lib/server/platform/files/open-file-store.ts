import path from 'node:path';
import { env } from '../../env';
import { processWide } from '../../process-wide';
import { DiskStore } from './disk-store';
import type { FileStore } from './file-store';
import { S3Store } from './s3-store';

/** The folder for bytes on this machine: of those that are coming in, and of all when there is no other store. */
export const filesFolder = (dataFolder = env().DATA_DIR): string => path.join(dataFolder, 'files');

/** Where the bytes of files are. */
export const fileStore = (): FileStore =>
  processWide(`file-store of ${filesFolder()}`, () => {
    const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env();
    return bucket ? new S3Store({ bucket, endpoint, region }) : new DiskStore(filesFolder());
  });
