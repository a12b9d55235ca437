import { planCut } from '@/lib/domain/videos/cutting/plan-cut';
import { isVideoStart, readVideo } from '@/lib/domain/videos/reading/read-video';
import { VIDEO_PROBLEMS } from '@/lib/domain/videos/video-facts';
import { clip, FILMS, NO_FILMS } from '../support/film-table';

const sourceOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: (at: number, length: number) => Promise.resolve(bytes.subarray(at, at + length)),
});
const read = (bytes: Uint8Array) => readVideo(sourceOf(bytes));

describe('forty kinds of files', () => {
  it('are forty at least', () => expect(FILMS.length + NO_FILMS.length).toBeGreaterThanOrEqual(40));

  it.each(FILMS)('%s is read right, whatever it is called', async (_what, bytes, facts) => {
    expect(await read(bytes)).toMatchObject(facts);
    expect(isVideoStart(bytes.subarray(0, 64))).toBe(true);
  });

  it.each(NO_FILMS)('%s is refused in words', async (_what, bytes, problem) =>
    expect(read(bytes)).rejects.toThrow(VIDEO_PROBLEMS[problem]),
  );

  it.each(['no-length.mkv', 'fragments.mp4', 'fragments-by-place.mp4', 'fragments-after-tables.mp4'])(
    'the length of %s is told from its frames',
    async (name) => expect(Math.abs((await read(clip(name))).durationMs - 1200)).toBeLessThan(250),
  );

  it.each(FILMS)('%s is cut, or refused in words', async (_what, bytes) => {
    const cutting = planCut(sourceOf(bytes), [{ startMs: 200, endMs: 500 }]);
    const isOther = ['webm', 'matroska'].includes((await read(bytes)).container);
    if (isOther) await expect(cutting).rejects.toThrow(/WebM and MKV files cannot be cut here/);
    else expect(await cutting).toMatchObject({ bytes: expect.any(Number) });
  });
});
