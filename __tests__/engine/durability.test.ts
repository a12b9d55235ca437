import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@/lib/server/db/database';
import { FolderTaken, lockFolder } from '@/lib/server/db/folder-lock';
import type { Acknowledged, Found } from '../support/sign-in-process';
import { startChild } from '../support/start-child';

jest.setTimeout(1_200_000);

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-data-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const settings = () => ({ DATA_DIR: folder, DATABASE_URL: undefined, DATABASE_POOL: 1 });

async function startSigningIn() {
  const child = startChild<Found | Acknowledged>('sign-in-process.ts', { env: { DATA_DIR: folder } });
  const { found } = (await child.next()) as Found;
  const steps = () => child.heard.filter((said): said is Acknowledged => 'commits' in said);
  return { ...child, found, steps };
}

it('a folder in use is refused, and loses nothing in twenty kills during sign-ins', async () => {
  /** Every session, with its last acknowledged hash. */
  const acknowledged = new Map<string, string>();
  /** The session in progress when the process died may be one step further than acknowledged. */
  let last: string | undefined;
  let count = 0;

  for (let kills = 0; kills <= 20; kills += 1) {
    const running = await startSigningIn();
    await expect(openDatabase(settings())).rejects.toThrow(`in use by another process (process ${running.pid})`);
    const found = new Map(running.found.map(({ id, refreshHash }) => [id, refreshHash]));
    const lost = [...acknowledged].filter(([id, hash]) => (id === last ? !found.has(id) : found.get(id) !== hash));
    expect({ kills, lost }).toEqual({ kills, lost: [] });
    for (const [id, hash] of found) acknowledged.set(id, hash);

    const enough = 1 + Math.floor(Math.random() * 12);
    while (running.steps().length < enough) await running.next();
    await pause(Math.random() * 30);
    await running.kill();

    for (const { id, refreshHash, commits, flushes } of running.steps()) {
      acknowledged.set(id, refreshHash);
      expect({ commits, isFlushed: flushes >= commits }).toEqual({ commits, isFlushed: true });
    }
    last = running.steps().at(-1)?.id;
    count += running.steps().length;
  }
  expect(count).toBeGreaterThanOrEqual(21);
});

describe('a data folder', () => {
  it('keeps what was written when it is closed and opened again', async () => {
    const first = await openDatabase(settings());
    const { secrets } = first;
    await expect(openDatabase(settings())).rejects.toThrow(FolderTaken);
    await first.close();
    const second = await openDatabase(settings());
    expect(second.secrets).toEqual(secrets);
    await second.close();
  });

  it('is let go when it cannot be opened', async () => {
    fs.writeFileSync(path.join(folder, 'database'), 'not a folder');
    for (let turn = 0; turn < 2; turn += 1) await expect(openDatabase(settings())).rejects.not.toThrow(FolderTaken);
    await (await lockFolder(folder)).release();
  });
});
