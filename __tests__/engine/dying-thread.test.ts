import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startChild } from '../support/start-child';

jest.setTimeout(60_000);

it('when the engine’s thread ends, calls are told to retry and the process ends', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-data-'));
  const child = startChild<{ outcomes: string[] }>('dying-thread-process.ts', { env: { DATA_DIR: folder } });
  expect((await child.next()).outcomes).toEqual(['done', '57P02', '57P02']);
  await child.ended;
  fs.rmSync(folder, { recursive: true, force: true });
});
