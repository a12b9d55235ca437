import fs from 'node:fs';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { jobsApi } from '@/lib/contracts/jobs';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { videosApi } from '@/lib/contracts/videos/videos';
import { LEASE_MINUTES } from '@/lib/domain/uploads/upload-status';
import { recheckLinks } from '@/lib/server/areas/videos/link-check-service';
import { CUT_JOB } from '@/lib/server/areas/videos/cut-job-service';
import { DAY, MINUTE } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { videos } from '@/lib/server/db/schema/videos';
import { type JobKind, JobLost, type JobRun } from '@/lib/server/platform/jobs/job-kind';
import { HOLD } from '@/lib/server/platform/jobs/job-run';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { checkLink } from '@/lib/server/platform/videos/check-link';
import { serveApi } from '../support/api';
import { changeSettings } from '../support/change-settings';
import { makeSession } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { fillDisk } from '../support/full-disk';
import { resumableSending } from '../support/resumable-sending';
import { makeSeller } from '../support/seller-factories';
import { CLIP, newClip, newLink, person, type Somebody, videoPlace } from '../support/video-place';
import { workOff } from '../support/work-off';

const api = serveApi();
const { sent, sendPoster, addLink, find, filmFetched } = videoPlace(api);
const { begin, idOf, part, offset } = resumableSending(api, videoUploadsApi);

/** The same person with a new access token. */
const again = ({ user }: Somebody) => makeSession({ user });

const lost = () => Promise.reject(new JobLost());
const ENDED = 'Your hold on this has ended; your text is kept.';

describe('a hold that is lost while somebody works', () => {
  it('refuses every save of theirs in words, and the other works undisturbed', async () => {
    const time = freezeClock();
    const { id, editor, leaseToken } = await filmFetched();
    const { fileId } = await sent(editor, CLIP);
    await sendPoster(editor, id);
    time.advance((LEASE_MINUTES + 1) * MINUTE);
    const [admin, other] = [await person('admin'), await person('editor_video')];
    const given = { selection: { ids: [id] }, editorId: other.user.id };
    expect((await api.call(videoQueueApi.assign, { body: given }, { as: admin })).data).toEqual({
      changed: 1,
      left: 0,
    });
    const held = (await api.call(videoQueueApi.next, { body: {} }, { as: other })).data.held;
    const [params, as] = [{ id }, { as: await again(editor) }];
    const replies = [
      await api.call(videoQueueApi.renew, { params, body: { leaseToken } }, as),
      await api.call(videoQueueApi.cut, { params, body: { leaseToken, fileId } }, as),
      await api.call(
        videoQueueApi.cutParts,
        { params, body: { leaseToken, ranges: [{ startMs: 0, endMs: 800 }] } },
        as,
      ),
      await api.call(videoQueueApi.finish, { params, body: { leaseToken } }, as),
      await api.call(videoQueueApi.skip, { params, body: { leaseToken, reason: 'It is dark.' } }, as),
    ];
    expect(replies.map(({ status, failure }) => [status, failure.code, failure.message])).toEqual(
      Array(5).fill([409, 'hold_ended', ENDED]),
    );
    const own = { leaseToken: held?.leaseToken ?? 0, fileId: (await sent(other, CLIP)).fileId };
    expect((await api.call(videoQueueApi.cut, { params, body: own }, { as: other })).status).toBe(200);
  });

  it('goes on where nobody else took the video meanwhile', async () => {
    const time = freezeClock();
    const { id, editor, leaseToken } = await filmFetched();
    time.advance((LEASE_MINUTES + 1) * MINUTE);
    const renewed = await api.call(
      videoQueueApi.renew,
      { params: { id }, body: { leaseToken } },
      { as: await again(editor) },
    );
    expect(renewed.status).toBe(200);
  });
});

it('a cut whose worker dies is made by the next one, and is there once', async () => {
  const time = freezeClock();
  const { id, editor, leaseToken } = await filmFetched();
  const body = { leaseToken, ranges: [{ startMs: 0, endMs: 800 }] };
  const { data: job } = await api.call(videoQueueApi.cutParts, { params: { id }, body }, { as: editor });
  // State left by a killed process: the film is written, but the job is not completed.
  const dying = { ...CUT_JOB, run: (run: JobRun) => CUT_JOB.run({ ...run, step: lost } as never) } as JobKind;
  expect(await workOnce([dying])).toBe(true);
  const films = async () => (await api.call(videosApi.films, { params: { id } }, { as: editor })).data;
  expect((await films()).map(({ role }) => role)).toEqual(['raw']);
  time.advance(HOLD + 1);
  await workOff();
  expect((await api.call(jobsApi.get, { params: { id: job.id } }, { as: editor })).data).toMatchObject({
    state: 'done',
    tries: 1,
  });
  expect((await films()).map(({ role, isLatest }) => [role, isLatest])).toEqual([
    ['cut', true],
    ['raw', true],
  ]);
});

describe('a film on its way', () => {
  const NO_ROOM = /^The server has no room left on its disk\. Nothing of this was kept\./;
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

  const begun = async () => {
    const [as, bytes] = [await person('pipeline_wa'), newClip()];
    const id = idOf(await begin(as, videoUploadsApi.begin.path, bytes.length, { name: 'clip.mp4' }));
    const send = async () => {
      const answer = await part(as, id, 0, bytes);
      return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
    };
    const film = () => api.call(videoUploadsApi.film, { params: { id } }, { as });
    return { as, id, bytes, send, film, here: () => offset(as, id) };
  };

  it('meets a full disk while it comes in, and is sent again once there is room', async () => {
    const { send, here, film, bytes } = await begun();
    const spy = jest
      .spyOn(fs, 'createWriteStream')
      .mockImplementation(() => new Writable({ write: (_part, _as, done) => done(full()) }) as fs.WriteStream);
    expect(await send()).toEqual({ status: 507, message: expect.stringMatching(NO_ROOM) });
    spy.mockRestore();
    expect((await here()).headers.get('upload-offset')).toBe('0');
    expect((await send()).status).toBe(200);
    expect((await film()).data.bytes).toBe(bytes.length);
  });

  it('meets a full disk when whole, and is taken in later without another upload', async () => {
    const { send, here, film, bytes } = await begun();
    const makeRoom = fillDisk();
    expect(await send()).toEqual({ status: 507, message: expect.stringMatching(NO_ROOM) });
    makeRoom();
    expect((await here()).status).toBe(200);
    expect((await film()).data.bytes).toBe(bytes.length);
  });

  it('is taken in after a failure between its bytes and what they say', async () => {
    const { send, here, film } = await begun();
    const { pool } = api.database;
    await pool.query('alter table video_files add constraint planted check (false) not valid');
    expect((await send()).status).toBe(500);
    await pool.query('alter table video_files drop constraint planted');
    expect((await here()).status).toBe(200);
    expect((await film()).data.codec).toBe('H.264');
  });
});

it('a provider that is down leaves a link as it was, and is asked again within a day', async () => {
  const time = freezeClock();
  const linker = await person('pipeline_online');
  await addLink(linker, newLink(), (await makeSeller()).id);
  const link = async () => (await find(await again(linker), { mine: 'true' }))[0];
  changeSettings({ LINK_CHECKS: true });
  let [asked, isDown] = [0, true];
  const check: typeof checkLink = (one) => {
    asked += 1;
    const nowhere = { youtube: 'http://127.0.0.1:9/', instagram: null, file: null };
    return isDown ? checkLink(one, nowhere) : Promise.resolve({ state: 'live', title: 'Kesariya' });
  };
  await orm()
    .update(videos)
    .set({ linkCheckedAt: new Date(Date.now() - 8 * DAY) })
    .where(eq(videos.id, (await link())?.id ?? ''));
  await recheckLinks(check);
  await recheckLinks(check);
  expect([asked, (await link())?.linkState]).toEqual([1, 'unknown']);
  isDown = false;
  time.advance(DAY + 1);
  await recheckLinks(check);
  expect([asked, await link()]).toEqual([2, expect.objectContaining({ linkState: 'live', linkTitle: 'Kesariya' })]);
});
