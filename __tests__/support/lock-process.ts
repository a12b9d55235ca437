import fs from 'node:fs';
import { lockFolder } from '@/lib/server/db/folder-lock';

/**
 * A process that locks a folder on request, or at once if it is given a folder and a file as arguments; it then writes
 * the result into the file.
 */
type Order = { lock: string } | { release: true } | { block: true };

let release: (() => Promise<void>) | undefined;

async function take(folder: string): Promise<{ won: boolean; words?: string }> {
  try {
    ({ release } = await lockFolder(folder));
    return { won: true };
  } catch (error) {
    return { won: false, words: (error as Error).message };
  }
}

process.on('message', async (order: Order) => {
  if ('lock' in order) process.send?.(await take(order.lock));
  else if ('release' in order) await release?.().then(() => process.exit());
  // Like a long query of the embedded engine: nothing else in the process runs, forever.
  else process.send?.({ blocking: true }, () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
});

const [, , folder, file] = process.argv;
if (folder && file) void take(folder).then((answer) => fs.writeFileSync(file, JSON.stringify(answer)));
else process.send?.({ ready: true });
