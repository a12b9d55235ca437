import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Told } from '../support/full-disk-process';
import { startChild } from '../support/start-child';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-data-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('an engine without room for its log refuses, exits and keeps what it acknowledged', async () => {
  const first = startChild<Told>('full-disk-process.ts', { env: { DATA_DIR: folder } });
  expect((await first.next()).outcomes).toEqual(['done', '53100', '57P02', '57P02']);
  await first.ended;
  const second = startChild<Told>('full-disk-process.ts', { env: { DATA_DIR: folder } });
  expect((await second.next()).kept).toEqual([1]);
});
