import path from 'node:path';
import { env } from '../env';
import { DiskStore } from './disk-store';

/** Where the bytes of files are. */
export const fileStore = (): DiskStore => new DiskStore(path.join(env().DATA_DIR, 'files'));
