import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system';
import { exchangeWith } from './exchange-with';
import { ENGINE_EXTENSIONS } from './extensions';
import type { Said, ThreadData } from './start-thread';

/**
 * PostgreSQL's switches as the engine sets them, without `-F` (no fsync), which it adds for speed. The engine fills
 * its shared buffers with zeros at the start, so each of their megabytes is taken; the system keeps files anyway.
 */
const startSwitches = () => [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'synchronize_seqscans=off',
  '-c',
  'shared_buffers=64MB',
];

const say = (said: Said) => parentPort?.postMessage(said, said.answer ? [said.answer.buffer as ArrayBuffer] : []);

/** The program of the thread in which the embedded engine works. */
async function run({ folder }: ThreadData): Promise<void> {
  const files = new DurableFileSystem(folder);
  const engine = await PGlite.create({ fs: files, startParams: startSwitches(), extensions: ENGINE_EXTENSIONS });

  const counts = () => ({ flushes: files.flushes, logged: files.logged });
  const take = async (messages: Uint8Array | null) => {
    if (messages) return say({ answer: await exchangeWith(engine, messages), ...counts() });
    await engine.close().finally(() => parentPort?.close());
  };
  let last = Promise.resolve();
  parentPort?.on('message', (messages: Uint8Array | null) => {
    last = last.then(() => take(messages)).catch((error: Error) => say({ error, ...counts() }));
  });
  say({ ...counts() });
}

void run(workerData as ThreadData);
