import net from 'node:net';
import { lockFolder } from '../server/db/folder-lock';
import type { Env } from '../server/env';

/** Checks before long work that the port and the data folder are free. @throws what `tellAndExit` can explain. */
export async function assertFree(settings: Env): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(settings.PORT, settings.HOST, () => probe.close(() => resolve()));
  });
  if (!settings.DATABASE_URL) await (await lockFolder(settings.DATA_DIR)).release();
}
