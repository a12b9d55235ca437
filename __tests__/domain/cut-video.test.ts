import { type CutRange, cutBytes, cutName, rangesProblem } from '@/lib/domain/videos/cutting/cut-plan';
import { frameMoments, planCut } from '@/lib/domain/videos/cutting/plan-cut';
import { samplesOf } from '@/lib/domain/videos/cutting/samples';
import { boxAt, boxesIn } from '@/lib/domain/videos/reading/boxes';
import { type ByteSource, Cursor } from '@/lib/domain/videos/reading/byte-source';
import { walkMp4 } from '@/lib/domain/videos/reading/mp4-file';
import { readTrack } from '@/lib/domain/videos/reading/mp4-track';
import { readVideo } from '@/lib/domain/videos/reading/read-video';
import { MP4, WEBM } from '../support/films';
import { tabledFilm } from '../support/tabled-film';

const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (at, length) => Promise.resolve(bytes.subarray(at, at + length)),
});

async function cut(film: Uint8Array, ...ranges: CutRange[]) {
  const plan = await planCut(sourceOf(film), ranges);
  const parts: Uint8Array[] = [];
  for await (const part of cutBytes(sourceOf(film), plan)) parts.push(part);
  const bytes = new Uint8Array(Buffer.concat(parts));
  expect(bytes.length).toBe(plan.bytes);
  return { plan, bytes };
}

/** A frame shorter than this is invisible. */
const UNSEEN_MS = 0.1;

/** The samples of each track that players show: their content and their time in milliseconds. */
async function shown(film: Uint8Array) {
  const file = await walkMp4(new Cursor(sourceOf(film)));
  return boxesIn(file.moov).flatMap(({ name, body: trak }) => {
    const track = name === 'trak' ? readTrack(trak) : undefined;
    const table = track && boxAt(trak, 'mdia', 'minf', 'stbl');
    if (!track || !table) return [];
    const samples = samplesOf(table, track.id, file);
    const list = boxAt(trak, 'edts', 'elst');
    const edits = Array.from({ length: list?.getUint32(4) ?? 0 }, (_, nth) => ({
      lasts: list?.getUint32(8 + nth * 12) ?? 0,
      from: list?.getInt32(12 + nth * 12) ?? 0,
    }));
    let begins = 0;
    const frames = edits.flatMap(({ lasts, from }) => {
      const at = begins;
      begins += lasts;
      return samples
        .map((sample) => ({ sample, moment: ((sample.time + sample.shift - from) / track.timescale) * 1000 }))
        .filter(({ moment }) => moment >= -0.01 && moment < lasts - 0.01)
        .sort((one, other) => one.moment - other.moment)
        .filter(({ moment }, nth, all) => (all[nth + 1]?.moment ?? Infinity) - moment > UNSEEN_MS)
        .map(({ sample, moment }) => ({
          moment: Math.round(at + moment),
          holds: Buffer.from(film.subarray(sample.at, sample.at + 7)).toString(),
        }));
    });
    return [{ handler: track.handler, samples, frames }];
  });
}

const picturesOf = async (film: Uint8Array) => (await shown(film)).find(({ handler }) => handler === 'vide');

describe('a lossless cut', () => {
  const film = tabledFilm();

  it.each<[string, CutRange[]]>([
    ['from its first frame', [{ startMs: 0, endMs: 3000 }]],
    ['between two key frames', [{ startMs: 2360, endMs: 4720 }]],
    ['to its last frame', [{ startMs: 7000, endMs: 10_000 }]],
    [
      'joined from three parts, not in their order',
      [
        { startMs: 6400, endMs: 7200 },
        { startMs: 1000, endMs: 1800 },
        { startMs: 9120, endMs: 9800 },
      ],
    ],
  ])('%s shows exactly the frames of its parts', async (_what, ranges) => {
    const whole = await picturesOf(film);
    let begins = 0;
    const wanted = ranges.flatMap(({ startMs, endMs }) => {
      const at = begins - startMs;
      begins += endMs - startMs;
      return (whole?.frames ?? [])
        .filter(({ moment }) => moment >= startMs && moment < endMs)
        .map(({ moment, holds }) => ({ moment: moment + at, holds }));
    });
    const { bytes, plan } = await cut(film, ...ranges);
    expect((await picturesOf(bytes))?.frames).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(40);
    expect(plan.durationMs).toBe(begins);
    expect(await readVideo(sourceOf(bytes))).toMatchObject({
      container: 'mp4',
      codec: 'H.264',
      audioCodec: 'AAC',
      durationMs: begins,
      width: 270,
      height: 480,
    });
  });

  it('keeps sound with its picture, from the piece before', async () => {
    const { bytes } = await cut(film, { startMs: 2360, endMs: 4720 });
    const [whole, kept] = [await shown(film), await shown(bytes)];
    const soundAt = (tracks: typeof whole, at: number) =>
      tracks.find(({ handler }) => handler === 'soun')?.frames.find(({ moment }) => moment >= at);
    expect(soundAt(kept, 1000)?.holds).toBe(soundAt(whole, 3360)?.holds);
    const stored = kept.find(({ handler }) => handler === 'soun')?.samples ?? [];
    expect(stored.length).toBeGreaterThan(kept.find(({ handler }) => handler === 'soun')?.frames.length ?? 0);
  });

  it('says how much of the film before a part stays in the file, hidden', async () => {
    const { plan } = await cut(film, { startMs: 2360, endMs: 4720 }, { startMs: 6000, endMs: 7000 });
    expect(plan.hiddenMs).toEqual([360, 0]);
    const { keys, frames } = await frameMoments(sourceOf(film));
    expect(keys.slice(0, 3)).toEqual([0, 1000, 2000]);
    expect(frames).toHaveLength(250);
  });

  it('begins with its tables and leaves the place it was recorded at behind', async () => {
    const { bytes } = await cut(film, { startMs: 0, endMs: 2000 });
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
    expect(Buffer.from(film).toString('latin1')).toContain('+21.1702');
    expect(text).not.toContain('+21.1702');
  });

  it('turns a film in fragments into a plain one', async () => {
    const { bytes, plan } = await cut(MP4, { startMs: 1000, endMs: 2500 });
    expect(await readVideo(sourceOf(bytes))).toMatchObject({ codec: 'H.264', width: 270, height: 480 });
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('moof');
    const again = await cut(bytes, { startMs: 0, endMs: 500 });
    expect((await picturesOf(again.bytes))?.frames[0]?.holds).toBe((await picturesOf(bytes))?.frames[0]?.holds);
    expect(plan.hiddenMs[0]).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['a WebM', WEBM, /WebM and MKV files cannot be cut here/],
    ['noise', new Uint8Array(400).fill(7), /no video that can be read|damaged|not whole/],
    ['a film that ends early', tabledFilm().subarray(0, 9000), /not whole/],
  ])('refuses %s in words', async (_what, bytes, sentence) =>
    expect(planCut(sourceOf(bytes), [{ startMs: 0, endMs: 1000 }])).rejects.toThrow(sentence),
  );

  it('keeps the sound of each part with its picture, however many are joined', async () => {
    const ranges = Array.from({ length: 12 }, (_, nth) => ({ startMs: 720 * nth + 120, endMs: 720 * nth + 480 }));
    const [whole, joined] = [await shown(film), await shown((await cut(film, ...ranges)).bytes)];
    const heard = (tracks: typeof whole) => tracks.find(({ handler }) => handler === 'soun')?.frames ?? [];
    const momentIn = new Map(heard(whole).map(({ moment, holds }) => [holds, moment]));
    for (const [nth, { startMs }] of ranges.entries()) {
      const middle = 360 * nth + 180;
      const piece = heard(joined).find(({ moment }) => moment >= middle);
      expect(
        Math.abs((momentIn.get(piece?.holds ?? '') ?? 0) - startMs - ((piece?.moment ?? 0) - 360 * nth)),
      ).toBeLessThan(12);
    }
  });

  it('keeps whole frames, whichever moments were marked', async () => {
    const { bytes, plan } = await cut(film, { startMs: 2371, endMs: 3015 });
    expect([plan.durationMs, plan.hiddenMs]).toEqual([680, [360]]);
    expect((await picturesOf(bytes))?.frames).toHaveLength(17);
  });

  it('cuts a cut again, joined or not', async () => {
    const once = await cut(film, { startMs: 2360, endMs: 4360 }, { startMs: 6360, endMs: 7360 });
    const twice = await cut(once.bytes, { startMs: 1000, endMs: 2500 });
    const frames = (await picturesOf(twice.bytes))?.frames.map(({ holds }) => holds);
    const wanted = (await picturesOf(once.bytes))?.frames.filter(({ moment }) => moment >= 1000 && moment < 2500);
    expect(frames).toEqual(wanted?.map(({ holds }) => holds));
  });

  it('refuses a film that others put together from parts', async () => {
    const bytes = tabledFilm({ edits: 2 });
    await expect(planCut(sourceOf(bytes), [{ startMs: 0, endMs: 1000 }])).rejects.toThrow(/put together from parts/);
  });

  it('ends with a plan or a sentence whichever byte of its tables is wrong', async () => {
    for (let at = 0; at < 2600; at += 5) {
      const bytes = film.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      const outcome = await planCut(sourceOf(bytes), [{ startMs: 1000, endMs: 2000 }]).catch((error: unknown) => error);
      expect(outcome).toEqual(
        expect.objectContaining(
          outcome instanceof Error ? { message: expect.any(String) } : { bytes: expect.any(Number) },
        ),
      );
    }
  });
});

it.each([
  [[], 'Mark at least one part to keep.'],
  [[{ startMs: 500, endMs: 500 }], 'A part ends after it begins.'],
  [[{ startMs: 9000, endMs: 12_000 }], 'A part lies within the video.'],
  [[{ startMs: 0, endMs: 4000 }], null],
])('parts %j of ten seconds: %s', (ranges, problem) => expect(rangesProblem(ranges, 10_000)).toBe(problem));

it.each([
  ['clip.mp4', 'clip-cut.mp4'],
  ['VID 01.final.MOV', 'VID 01.final-cut.MOV'],
  ['clip', 'clip-cut'],
])('a cut of %s is %s', (name, cut) => expect(cutName(name)).toBe(cut));
