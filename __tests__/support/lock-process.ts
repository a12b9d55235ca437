import fs from 'node:fs';
import { lockFolder } from '@/lib/server/db/folder-lock';

/**
 * A process that takes a folder: when it is told to, or, given a folder and a file as arguments, at once; it then
 * writes into the file how that went.
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
  // As a long query of the embedded engine does: nothing else runs, for ever.
  else process.send?.({ blocking: true }, () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
});

const [, , folder, file] = process.argv;
if (folder && file) void take(folder).then((answer) => fs.writeFileSync(file, JSON.stringify(answer)));
else process.send?.({ ready: true });
