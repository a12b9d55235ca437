import { eq } from 'drizzle-orm';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { usersApi } from '@/lib/contracts/users/users';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { videosApi } from '@/lib/contracts/videos/videos';
import { DAY, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { files } from '@/lib/server/db/schema/files';
import { sellers } from '@/lib/server/db/schema/sellers';
import { users } from '@/lib/server/db/schema/users';
import { sweepFiles } from '@/lib/server/platform/files/sweep-service';
import { serveApi } from '../support/api';
import { makeCatalog, makeSareeType } from '../support/catalog-factories';
import { changeSettings } from '../support/change-settings';
import { makeSeller } from '../support/seller-factories';
import { CLIP, newLink, OTHER_CLIP, person, videoPlace } from '../support/video-place';

const api = serveApi();
const { send, sent, sendPoster, addLink, find, fetchedBy, fetched, cut, filmCut, words, inReview, step } =
  videoPlace(api);

describe('bringing videos in', () => {
  it('adds a link once, however it is written, and tells of it', async () => {
    const [as, { id: sellerId }] = [await person('pipeline_online'), await makeSeller()];
    const url = newLink();
    expect((await addLink(as, url, sellerId)).data).toEqual({ added: 1, known: 0 });
    const again = url.replace('youtu.be/', 'www.youtube.com/shorts/');
    expect((await addLink(as, again, sellerId)).data).toEqual({ added: 0, known: 1 });
    const { data } = await api.call(videoLinksApi.known, { body: { urls: [again] } }, { as });
    expect(data).toMatchObject([{ status: 'submitted' }]);
    expect(await find(as, { mine: 'true' })).toMatchObject([
      {
        provider: 'youtube',
        linkState: 'unknown',
        note: 'Hurry.',
        priority: 5,
        languages: ['hi'],
        seller: { id: sellerId },
      },
    ]);
  });

  it('refuses what leads to no video, at its place', async () => {
    const [as, { id }] = [await person('pipeline_online'), await makeSeller()];
    const links = [newLink(), 'http://127.0.0.1/a.mp4'].map((url) => ({ url }));
    const body = { links, sellerId: id, note: '', priority: 0, languages: [] };
    const { status, failure } = await api.call(videoLinksApi.add, { body }, { as });
    expect([status, failure.issues?.[0]?.path]).toEqual([400, ['links', 1, 'url']]);
  });

  it('reads a film by its bytes, whatever it is called, and knows the same bytes again', async () => {
    const [as, { id: sellerId }] = [await person('pipeline_wa'), await makeSeller()];
    const film = await sent(as, OTHER_CLIP);
    expect(film).toMatchObject({ container: 'webm', codec: 'VP9', width: 270, height: 480, known: null });
    const body = { fileId: film.fileId, sellerId, source: 'whatsapp' as const, caption: '₹415', note: '', priority: 0 };
    const { data } = await api.call(videosApi.create, { body }, { as });
    expect(data).toMatchObject({ provider: 'file', status: 'submitted', raw: { name: 'clip.mp4' }, caption: '₹415' });
    const second = await sent(as, OTHER_CLIP);
    expect(second.known).toMatchObject({ id: data.id });
    const refused = await api.call(videosApi.create, { body: { ...body, fileId: second.fileId } }, { as });
    expect([refused.status, refused.failure.message]).toEqual([
      409,
      expect.stringMatching(/^The same video is here already: Video of Kesar Textiles/),
    ]);
  });

  it.each([
    ['no video', Buffer.from('Dear customer, new designs are here'), /no video that can be read/],
    ['a film cut short', CLIP.subarray(0, CLIP.length / 2), /not whole/],
    ['a photo', Buffer.from([0xff, 0xd8, 0xff, ...new Array<number>(40).fill(0)]), /This is a photo/],
  ])('refuses %s in words', async (_what, bytes, sentence) => {
    const answer = await send(await person('pipeline_wa'), bytes);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).toMatch(sentence);
  });

  it('plays a part of a film to whoever has its address, and nothing to others', async () => {
    const film = await sent(await person('pipeline_wa'), CLIP);
    const some = await fetch(api.origin + film.url, { headers: { Range: 'bytes=4-7' } });
    expect([some.status, await some.text(), some.headers.get('content-type')]).toEqual([206, 'ftyp', 'video/mp4']);
    const forged = film.url.replace(/sign=(.)/, (_, first: string) => `sign=${first === 'A' ? 'B' : 'A'}`);
    expect((await fetch(api.origin + forged)).status).toBe(404);
  });
});

describe('cutting', () => {
  it('holds a video for its editor, who alone adds its cut', async () => {
    const { id, editor, leaseToken, video } = await fetched();
    expect(video).toMatchObject({ status: 'fetched', editor: { id: editor.user.id } });
    const other = await person('editor_video');
    const { fileId } = await sent(other, CLIP);
    const taken = await api.call(videoQueueApi.cut, { params: { id }, body: { leaseToken, fileId } }, { as: other });
    expect([taken.status, taken.failure.code]).toEqual([409, 'hold_ended']);
  });

  it('gives nobody else’s thumbnail to a video that is held', async () => {
    const { id, editor } = await fetched();
    await expect(sendPoster(await person('editor_video'), id)).rejects.toThrow('409');
    await sendPoster(editor, id);
  });

  it('is done once there are a cut and a thumbnail', async () => {
    const { id, editor, leaseToken } = await fetched();
    const finish = () => api.call(videoQueueApi.finish, { params: { id }, body: { leaseToken } }, { as: editor });
    expect((await finish()).failure.message).toBe('Upload the cut video first.');
    const { fileId } = await sent(editor, CLIP);
    await api.call(videoQueueApi.cut, { params: { id }, body: { leaseToken, fileId } }, { as: editor });
    expect((await finish()).failure.message).toBe('Choose a thumbnail first.');
    await sendPoster(editor, id);
    expect((await finish()).data).toMatchObject({
      status: 'cut_uploaded',
      cut: { fileId },
      editor: { id: editor.user.id },
    });
    expect((await finish()).status).toBe(200);
  });

  it('goes back to others when skipped, to an editor when assigned', async () => {
    const { id, editor, leaseToken } = await fetched();
    const body = { leaseToken, reason: 'The link no longer works.' };
    await api.call(videoQueueApi.skip, { params: { id }, body }, { as: editor });
    const admin = await person('admin');
    const status = async () => (await api.call(videosApi.get, { params: { id } }, { as: admin })).data.status;
    expect(await status()).toBe('submitted');
    const assign = { selection: { ids: [id] }, editorId: editor.user.id };
    expect((await api.call(videoQueueApi.assign, { body: assign }, { as: admin })).data).toEqual({
      changed: 1,
      left: 0,
    });
    expect(await status()).toBe('assigned');
    expect((await api.call(videoQueueApi.mine, {}, { as: editor })).data.rows.map((row) => row.id)).toContain(id);
  });
});

describe('tagging and reviewing', () => {
  it('proposes catalogs of the seller with the reasons, the likeliest first', async () => {
    const { id, editor, sellerId, video } = await cut();
    const save = { title: 'Kesariya volume 4', rateText: '₹415', version: video.version };
    await api.call(videosApi.update, { params: { id }, body: save }, { as: editor });
    const other = await makeCatalog({ sellerId, title: 'Neelam', rate: 90_000 });
    const meant = await makeCatalog({ sellerId, title: 'Kesariya', rate: 41_500 });
    await makeCatalog({ title: 'Kesariya', rate: 41_500 });
    const { data } = await api.call(videosApi.proposals, { params: { id } }, { as: editor });
    expect(data.map(({ catalogId }) => catalogId)).toEqual([meant.id, other.id]);
    expect(data[0]?.reasons).toEqual(['same rate', 'says kesariya', 'came at the same time']);
  });

  it('becomes tagged once everything is there, and shows its catalogs', async () => {
    const { id, editor, video, sellerId } = await cut();
    const catalog = await makeCatalog({ sellerId });
    const segments = [{ catalogId: catalog.id, startMs: 0, endMs: 2000 }];
    const save = (body: object) => api.call(videosApi.update, { params: { id }, body: body as never }, { as: editor });
    const first = await save({ title: 'Kesariya', version: video.version });
    expect(first.data).toMatchObject({ status: 'cut_uploaded', missing: ['product type'] });
    const early = { title: 'Sent early', version: first.data.version };
    expect((await api.call(videosApi.send, { params: { id }, body: early }, { as: editor })).status).toBe(409);
    expect((await api.call(videosApi.get, { params: { id } }, { as: editor })).data.title).toBe('Kesariya');
    const whole = await save({ ...(await words()), segments, version: first.data.version });
    expect(whole.data).toMatchObject({ status: 'tagged', missing: [], segments: [{ catalogId: catalog.id }] });
    const strange = [{ catalogId: (await makeCatalog()).id, startMs: 0, endMs: 2000 }];
    const wrong = await save({ segments: strange, version: whole.data.version });
    expect([wrong.status, wrong.failure.issues?.[0]?.path]).toEqual([400, ['segments', 0]]);
    expect((await save({ title: 'x', version: 1 })).failure.code).toBe('changed_meanwhile');

    const moved = await save({ segments: [{ ...segments[0], endMs: 1500 }], version: whole.data.version });
    expect(moved.data).toMatchObject({ segments: [{ endMs: 1500 }], version: whole.data.version + 1 });
    const history = await api.call(videosApi.history, { params: { id }, query: {} }, { as: editor });
    expect(Object.keys(history.data.rows[0]?.changes ?? {})).toEqual(['segments']);
  });

  it('is judged by another than whoever cut it, and comes back with a reason', async () => {
    const { editor, video, id } = await inReview();
    expect(video.status).toBe('in_review');
    const both = await person('editor_review');
    expect((await step(editor, video, 'live')).status).toBe(403);
    const back = await step(both, video, 'tagged', 'The rate is of last year.');
    expect(back.data).toMatchObject({ status: 'tagged', statusReason: 'The rate is of last year.' });
    const again = await api.call(
      videosApi.send,
      { params: { id }, body: { version: back.data.version } },
      { as: editor },
    );
    expect((await step(both, again.data, 'live')).data).toMatchObject({ status: 'live', hiddenBecause: [] });
  });

  it('is never judged by whoever did it, whatever their roles', async () => {
    const { video, editor } = await inReview();
    await orm()
      .update(users)
      .set({ roles: ['editor_video', 'editor_review'] })
      .where(eq(users.id, editor.user.id));
    const { status, failure } = await step(editor, video, 'live');
    expect([status, failure.message]).toEqual([409, 'You cut or tagged this. Another reviewer has to review it.']);
  });

  it('is taken down with a reason by who looks after its seller, and put back', async () => {
    const { video, sellerId } = await inReview();
    const live = (await step(await person('editor_review'), video, 'live')).data;
    const manager = await person('manage_seller');
    expect((await step(manager, live, 'taken_down', 'Sold out.')).failure.message).toBe(
      'Another manager looks after this seller.',
    );
    await orm().update(sellers).set({ accountManagerId: manager.user.id }).where(eq(sellers.id, sellerId));
    expect((await step(manager, live, 'taken_down')).status).toBe(400);
    const down = (await step(manager, live, 'taken_down', 'Sold out.')).data;
    expect(down).toMatchObject({ status: 'taken_down', hiddenBecause: ['It is taken down, not live.'] });
    expect((await step(manager, down, 'live')).data.status).toBe('live');
    const { rows } = (await api.call(videosApi.history, { params: { id: live.id }, query: {} }, { as: manager })).data;
    expect(rows.map(({ action }) => action)).toContain('videos.added');
  });

  it('leaves the queue when an admin rejects it', async () => {
    const [linker, admin, { id: sellerId }] = [
      await person('pipeline_online'),
      await person('admin'),
      await makeSeller(),
    ];
    await addLink(linker, newLink(), sellerId);
    const [video] = await find(linker, { mine: 'true' });
    if (!video) throw new Error('There is no video.');
    expect((await step(admin, video, 'rejected', 'No goods.')).data.status).toBe('rejected');
    const taken = await api.call(
      videoQueueApi.next,
      { body: { videoId: video.id } },
      { as: await person('editor_video') },
    );
    expect(taken.status).toBe(409);
  });
});

describe('originals', () => {
  it('stay, unless the settings say for how many days after a video is live', async () => {
    const reviewer = await person('editor_review');
    const kept = await inReview();
    expect((await step(reviewer, kept.video, 'live')).data.rawUntil).toBeNull();
    changeSettings({ VIDEO_ORIGINAL_DAYS: 30 });
    const made = await inReview({}, await filmCut());
    const { id } = (await step(reviewer, made.video, 'live')).data;
    const get = async () => (await api.call(videosApi.get, { params: { id } }, { as: reviewer })).data;
    const data = await get();
    expect(Date.parse(data.rawUntil ?? '') - Date.parse(data.statusChangedAt)).toBeCloseTo(30 * DAY, -4);
    expect(data.cut).not.toBeNull();
    await orm()
      .update(files)
      .set({ expiresAt: later(-2 * DAY) })
      .where(eq(files.id, data.raw?.fileId ?? ''));
    await sweepFiles();
    const left = await get();
    expect([left.raw, left.cut?.fileId]).toEqual([null, data.cut?.fileId]);
    expect((await api.call(videosApi.figures, {}, { as: await person('admin') })).data.originalDays).toBe(30);
  });
});

describe('what spans areas', () => {
  it('keeps the values of videos through a merge and its undo', async () => {
    const { id, editor, video } = await cut();
    const { type, values, tag } = await makeSareeType();
    const body = { productTypeId: type.id, tags: [tag(values.georgette)], version: video.version };
    await api.call(videosApi.update, { params: { id }, body }, { as: editor });
    const admin = await person('admin');
    const tagged = async () =>
      (await api.call(videosApi.get, { params: { id } }, { as: admin })).data.tags.map(({ valueId }) => valueId);
    const pair = { survivorId: values.cotton.id, duplicateId: values.georgette.id };
    const merge = (await api.call(taxonomyApi.mergeValues, { body: pair }, { as: admin })).data;
    expect(await tagged()).toEqual([values.cotton.id]);
    await api.call(taxonomyApi.undoMerge, { params: { id: merge.id } }, { as: admin });
    expect(await tagged()).toEqual([values.georgette.id]);
  });

  it('hands over what somebody has to cut and to tag when they leave', async () => {
    const { id, editor } = await cut();
    const admin = await person('admin');
    const taker = await person('editor_video');
    const { id: other } = await fetchedBy(editor);
    const { data: work } = await api.call(usersApi.openWork, { params: { id: editor.user.id } }, { as: admin });
    expect(work).toMatchObject([
      { kind: 'videos', count: 1 },
      { kind: 'videoTags', count: 1, examples: [{ id }] },
    ]);
    const handOver = { videos: taker.user.id, videoTags: taker.user.id };
    await api.call(usersApi.disable, { params: { id: editor.user.id }, body: { handOver } }, { as: admin });
    const { rows } = (await api.call(videoQueueApi.mine, {}, { as: taker })).data;
    expect(rows.map((row) => row.id)).toEqual([other]);
    expect((await find(taker, { cutByMe: 'true' })).map((row) => row.id)).toEqual([id]);
  });
});
