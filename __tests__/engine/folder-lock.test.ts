import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FolderTaken, lockFolder } from '@/lib/server/db/folder-lock';
import { startChild } from '../support/start-child';

jest.setTimeout(600_000);

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

type Heard = { ready?: true; won?: boolean; words?: string; blocking?: true };

async function startProcess(cwd?: string) {
  const child = startChild<Heard>('lock-process.ts', { cwd });
  await child.next();
  return {
    ...child,
    lock: async (place = folder) => {
      const answer = child.next();
      child.tell({ lock: place });
      return answer;
    },
  };
}

describe('a folder', () => {
  it('that somebody has is refused: the words name it, its holder and what to do', async () => {
    const holder = await startProcess();
    expect(await holder.lock()).toEqual({ won: true });
    const words = await lockFolder(folder).catch((error: unknown) => error);
    expect(words).toBeInstanceOf(FolderTaken);
    expect((words as Error).message).toBe(
      `The data folder ${folder} is in use by another process (process ${holder.pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
  });

  it('is refused as well while its holder is too busy to answer', async () => {
    const holder = await startProcess();
    await holder.lock();
    const blocking = holder.next();
    holder.tell({ block: true });
    await blocking;
    await expect(lockFolder(folder)).rejects.toThrow(`(process ${holder.pid})`);
  });

  it('can be had once it was let go', async () => {
    const holder = await startProcess();
    await holder.lock();
    holder.tell({ release: true });
    await holder.ended;
    await (await lockFolder(folder)).release();
    await (await lockFolder(folder)).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('can be had once its holder was killed, and nothing is left of that one', async () => {
    const holder = await startProcess();
    await holder.lock();
    await holder.kill();
    expect(fs.readdirSync(folder)).not.toEqual([]);
    const { release } = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderTaken);
    await release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('is one folder however its name is spelled', async () => {
    const link = `${folder}-link`;
    fs.symlinkSync(folder, link);
    const inside = await startProcess(folder);
    expect(await inside.lock('.')).toEqual({ won: true });
    for (const spelling of [folder, `${folder}/.`, path.relative(process.cwd(), folder), link])
      await expect(lockFolder(spelling)).rejects.toThrow(FolderTaken);
    fs.rmSync(link);
  });

  it('is made when it is not there', async () => {
    const { release } = await lockFolder(path.join(folder, 'not', 'yet'));
    expect(fs.existsSync(path.join(folder, 'not', 'yet'))).toBe(true);
    await release();
  });

  it('with a long name works from near by, and is refused in words from afar', async () => {
    const deep = path.join(folder, 'a-long-name-'.repeat(8), 'and-another-'.repeat(4));
    fs.mkdirSync(deep, { recursive: true });
    const near = await startProcess(deep);
    expect(await near.lock(deep)).toEqual({ won: true });
    const far = await startProcess(os.tmpdir());
    const { won, words } = await far.lock(deep);
    expect([won, words]).toEqual([false, expect.stringMatching(/path of the data folder is too long.*DATA_DIR/)]);
  });
});

describe('of several processes', () => {
  it('that start at once over a dead one’s lock exactly one has the folder', async () => {
    const first = await startProcess();
    await first.lock();
    await first.kill();
    const runners = await Promise.all(Array.from({ length: 5 }, () => startProcess()));
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(runners.map((runner) => runner.lock()));
      const winners = runners.filter((_, index) => answers[index]?.won);
      expect([round, winners.length, answers]).toEqual([round, 1, answers]);
      await winners[0]?.kill();
      runners.splice(runners.indexOf(winners[0] as (typeof runners)[number]), 1, await startProcess());
    }
  });

  /** Starts another process and blocks until that process has the folder or has given up. */
  function startRival(place: string): { won: boolean } {
    const file = `${place}.answer`;
    startChild('lock-process.ts', { args: [place, file] });
    const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    while (!fs.existsSync(file)) wait();
    wait();
    return JSON.parse(fs.readFileSync(file, 'utf8')) as { won: boolean };
  }

  /** Every file operation a process performs while locking, at which another process can interrupt. */
  const STEPS = ['readdirSync', 'existsSync', 'writeFileSync', 'renameSync', 'rmSync'] as const;

  it('one has the folder, whichever step another one comes in at', async () => {
    for (let step = 0; step < 12; step += 1) {
      const place = path.join(folder, String(step));
      const dead = await startProcess();
      await dead.lock(place);
      await dead.kill();

      let steps = 0;
      let rival: { won: boolean } | undefined;
      const spies = STEPS.map((name) => {
        const actual = fs[name].bind(fs) as (...args: unknown[]) => unknown;
        return jest.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
          const isTurn = steps === step;
          steps += 1;
          if (isTurn) rival = startRival(place);
          return actual(...args) as never;
        });
      });
      const own = await lockFolder(place).catch(() => null);
      spies.forEach((spy) => spy.mockRestore());
      if (!rival) return expect(step).toBeGreaterThan(3);
      expect({ step, rival: rival.won, own: own !== null }).toEqual({ step, rival: !own, own: own !== null });
      await own?.release();
    }
  });
});
