import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild } from '../support/start-child';

jest.setTimeout(60_000);

it('when the engine’s thread ends, calls are told to retry and the process ends', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-data-'));
  // Threads inherit what their process preloads.
  const env = { DATA_DIR: folder, NODE_OPTIONS: '--require ./__tests__/support/dying-thread.cjs' };
  const child = startChild<{ outcomes: string[] }>('dying-thread-process.ts', { env });
  expect((await child.next()).outcomes).toEqual(['done', '57P02', '57P02']);
  await child.ended;
  fs.rmSync(folder, { recursive: true, force: true });
});
