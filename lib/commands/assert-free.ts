import net from 'node:net';
import { lockFolder } from '../server/db/folder-lock';
import type { Env } from '../server/env';

/** Finds out before long work whether the port and the data folder can be had. @throws what `tellAndExit` has words for. */
export async function assertFree(settings: Env): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(settings.PORT, settings.HOST, () => probe.close(() => resolve()));
  });
  if (!settings.DATABASE_URL) await (await lockFolder(settings.DATA_DIR)).release();
}
