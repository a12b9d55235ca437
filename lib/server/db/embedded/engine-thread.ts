import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system';
import { exchangeWith } from './exchange-with';
import { ENGINE_EXTENSIONS } from './extensions';
import type { Said, ThreadData } from './start-thread';

/**
 * PostgreSQL's switches as set by the engine, without `-F` (no fsync), which it adds for speed. The engine zero-fills
 * its shared buffers at the start, so every megabyte is really allocated; the system caches files anyway.
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

/** Program of the thread that runs the embedded engine. */
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
