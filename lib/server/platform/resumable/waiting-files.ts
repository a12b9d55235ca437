import fsp from 'node:fs/promises';
import path from 'node:path';
import { KEPT_DAYS } from '@/lib/domain/records/retention';
import { clock, DAY } from '../../clock';
import { filesFolder } from '../files/open-file-store';

/** Folder for incomplete uploads: the bytes so far, and their metadata beside them. */
export const waitingFolder = (): string => path.join(filesFolder(), 'uploads');

/** Path of an upload's bytes, by its id, which was generated here. */
export const waitingFile = (id: string): string => path.join(waitingFolder(), id);

const PATIENCE = KEPT_DAYS.unfinishedUploads * DAY;

const changedAt = (file: string): Promise<number> =>
  fsp.stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Removes abandoned uploads. Returns how many. */
export async function sweepWaitingFiles(): Promise<number> {
  const folder = waitingFolder();
  const names = await fsp.readdir(folder).catch(() => []);
  const ids = new Set(names.map((name) => path.basename(name, '.json')));
  let removed = 0;
  for (const id of ids) {
    const files = [waitingFile(id), `${waitingFile(id)}.json`];
    const last = Math.max(...(await Promise.all(files.map(changedAt))));
    if (last > clock.now().getTime() - PATIENCE) continue;
    for (const file of files) await fsp.rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
