import { jobsApi } from '@/lib/contracts/jobs';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videosApi } from '@/lib/contracts/videos/videos';
import { serveApi } from '../support/api';
import { CLIP, OTHER_CLIP, videoPlace } from '../support/video-place';
import { workOff } from '../support/work-off';

const api = serveApi();
const { sent, filmFetched, fetched } = videoPlace(api);

type Held = Awaited<ReturnType<typeof filmFetched>>;
const cutParts = ({ id, leaseToken, editor }: Omit<Held, 'uploader'>, ranges: { startMs: number; endMs: number }[]) =>
  api.call(videoQueueApi.cutParts, { params: { id }, body: { leaseToken, ranges } }, { as: editor });
const get = async ({ id, editor }: Held) => (await api.call(videosApi.get, { params: { id } }, { as: editor })).data;

describe('cutting by the server', () => {
  it('joins parts of the raw film, and every version is kept', async () => {
    const held = await filmFetched();
    const { id, editor, leaseToken } = held;
    const job = await cutParts(held, [
      { startMs: 0, endMs: 800 },
      { startMs: 1500, endMs: 2500 },
    ]);
    expect([job.status, job.data.title]).toEqual([202, 'Cut of clip.mp4']);
    await workOff();
    const made = (await get(held)).cut;
    expect(made).toMatchObject({ name: 'clip-cut.mp4', codec: 'H.264' });
    // Cuts fall on whole frames, which are unevenly spaced.
    expect(Math.abs((made?.durationMs ?? 0) - 1800)).toBeLessThan(200);
    const { fileId } = await sent(editor, CLIP);
    await api.call(videoQueueApi.cut, { params: { id }, body: { leaseToken, fileId } }, { as: editor });
    const films = (await api.call(videosApi.films, { params: { id } }, { as: editor })).data;
    expect(films.map(({ role, isLatest, film: { name } }) => [role, isLatest, name])).toEqual([
      ['cut', true, 'clip.mp4'],
      ['cut', false, 'clip-cut.mp4'],
      ['raw', true, 'clip.mp4'],
    ]);
  });

  it('refuses kinds of files that it does not cut before it begins', async () => {
    const { status, failure } = await cutParts(await filmFetched(OTHER_CLIP), [{ startMs: 0, endMs: 1000 }]);
    expect([status, failure.message]).toEqual([409, expect.stringMatching(/^WebM and MKV files cannot be cut here/)]);
  });

  it('refuses parts that lie beyond the film, and links', async () => {
    const { failure } = await cutParts(await filmFetched(), [{ startMs: 0, endMs: 90_000 }]);
    expect(failure.issues?.[0]?.message).toBe('A part lies within the video.');
    const link = await cutParts(await fetched(), [{ startMs: 0, endMs: 1000 }]);
    expect([link.status, link.failure.message]).toEqual([409, expect.stringMatching(/^This video is a link/)]);
  });

  it('leaves the video as it is when the hold ended meanwhile', async () => {
    const held = await filmFetched();
    await cutParts(held, [{ startMs: 0, endMs: 800 }]);
    const { id, editor, leaseToken } = held;
    await api.call(videoQueueApi.release, { params: { id }, body: { leaseToken } }, { as: editor });
    await workOff();
    expect((await get(held)).cut).toBeNull();
    const [job] = (await api.call(jobsApi.mine, {}, { as: editor })).data;
    expect(job).toMatchObject({ state: 'failed', failure: expect.stringMatching(/^Your hold on this has ended/) });
  });
});
