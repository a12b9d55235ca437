import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PHOTOS_AT_ONCE } from '@/lib/server/platform/photos/photo-service';
import { MOST_TRIES } from '@/lib/server/platform/jobs/run-job';
import { PHOTO_SIZES } from '@/lib/server/platform/photos/read-photo';
import type { PipelineFound, PipelineWord } from '../support/pipeline-process';
import { SIZES } from '../support/pipeline-sizes';
import { startChild } from '../support/start-child';

jest.setTimeout(300_000);

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-killed-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

let starts = 0;

async function startWorking() {
  starts += 1;
  const child = startChild<PipelineWord>('pipeline-process.ts', {
    env: { DATA_DIR: folder, MINUTES_AHEAD: String(starts) },
  });
  const hear = async <Word extends PipelineWord>(isIt: (word: PipelineWord) => word is Word): Promise<Word> => {
    for (;;) {
      const found = child.heard.find(isIt);
      if (found) return found;
      await Promise.race([
        child.next(),
        child.ended.then(() => Promise.reject(new Error('The process ended by itself.'))),
      ]);
    }
  };
  return { ...child, hear, found: await hear((word): word is PipelineFound => 'found' in word) };
}

/** The number of kills, each soon after work began: fewer than the tries after which a job fails. */
const KILLS = MOST_TRIES - 1;

const isStep = (word: PipelineWord): word is { kind: string; done: number } => 'kind' in word;

it('an import, a PDF and a bulk change, killed repeatedly side by side, lose nothing', async () => {
  /** Acknowledged progress of each kind of job. */
  const acknowledged = new Map<string, number>();
  for (let kills = 0; kills < KILLS; kills += 1) {
    const running = await startWorking();
    for (const [known, done] of acknowledged)
      expect({ known, isLost: (running.found.found[known]?.done ?? 0) < done }).toEqual({ known, isLost: false });
    await running.hear((word): word is { begun: string } | { idle: true } => 'begun' in word || 'idle' in word);
    await pause(Math.random() * 300);
    await running.kill();
    for (const { kind: told, done } of running.heard.filter(isStep))
      acknowledged.set(told, Math.max(done, acknowledged.get(told) ?? 0));
  }

  const last = await startWorking();
  await last.hear((word): word is { idle: true } => 'idle' in word);
  const { found, ...made } = last.heard.filter((word): word is PipelineFound => 'found' in word).at(-1) ?? last.found;
  expect(Object.values(found).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(made).toEqual({
    posts: SIZES.posts,
    photos: SIZES.posts * SIZES.photosOfAPost,
    knownPosts: 0,
    switchedOff: SIZES.sellers,
    toldOfSellers: SIZES.sellers,
    pdfs: [{ hasFile: true, pages: expect.any(Number) }],
    lastingPdfFiles: 1,
    filesWithoutBytes: 0,
  });
  // Each kill leaves unfinished files: the zip, the PDF and, for each photo being read, the photo and its sizes.
  const onTheWay = 2 + PHOTOS_AT_ONCE * (1 + Object.keys(PHOTO_SIZES).length);
  expect(fs.readdirSync(path.join(folder, 'files', 'incoming')).length).toBeLessThanOrEqual(KILLS * onTheWay);
  await last.kill();
});
