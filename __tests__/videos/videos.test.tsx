import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import type { VideoChanges } from '@/lib/contracts/videos/video-record';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videosApi } from '@/lib/contracts/videos/videos';
import type { Role } from '@/config/roles';
import AdminVideosPage from '@/pages/admin/videos';
import VideoLivePage from '@/pages/video';
import VideoFetchPage from '@/pages/video/editor/fetch';
import VideoTagPage from '@/pages/video/editor/tag/[id]';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { SUNIL } from '../support/sellers';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';
import { FILM, pageWith, POSTER, video } from '../support/videos';

const LEFT = { others: 0, nextFreeAt: null, assigned: 0, escalated: 0 };
const leaseUntil = '2026-11-21T04:15:00.000Z';

/** An editor who has claimed a video. */
const openHeld = async (details: Parameters<typeof video>[1] = {}) => {
  const held = video(1, details);
  serverKnows();
  mockEndpoint(videoQueueApi.mine, { rows: [held], doneToday: 2 });
  let count = 0;
  mockEndpoint(videoQueueApi.next, () =>
    (count += 1) === 1 ? { ...LEFT, held: { video: held, leaseToken: 7, leaseUntil } } : { ...LEFT, held: null },
  );
  mockEndpoint(videosApi.get, held);
  mockEndpoint(videosApi.films, []);
  mockEndpoint(videoQueueApi.release, {});
  const finished = mockEndpoint(videoQueueApi.finish, { ...held, status: 'cut_uploaded' });
  const app = openApp('/video/editor/fetch', {
    roles: ['editor_video'],
    pages: { '/video/editor/fetch': VideoFetchPage },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Get next' }));
  return { finished, ...app };
};

describe('A video in the hands of an editor', () => {
  test('is not done before it has a cut and a thumbnail', async () => {
    await openHeld();
    expect(await screen.findByRole('button', { name: 'Done, next' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', FILM.url);
  });

  test('says at once that a WebM is cut elsewhere', async () => {
    await openHeld({ raw: { ...FILM, name: 'kesariya.webm', container: 'webm', codec: 'VP9' } });
    expect(await screen.findByText(/^WebM and MKV files cannot be cut here/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Cut here' })).not.toBeInTheDocument();
  });

  test('keeps what was typed when the hold is lost, which can be taken again', async () => {
    const { user } = await openHeld();
    const ended = 'Your hold on this has ended; your text is kept.';
    mockEndpoint(videoQueueApi.skip, () => refusal(409, { code: 'hold_ended', message: ended }));
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Skip kesariya.mp4?' }));
    await user.type(dialog.getByRole('textbox'), 'It is too dark');
    await user.click(dialog.getByRole('button', { name: 'Skip' }));
    expect(await dialog.findByText(ended)).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('It is too dark');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Take it again' })).toBeEnabled();
  });

  test('is done under the hold, and the next one comes', async () => {
    const { user, finished } = await openHeld({ cut: FILM, poster: POSTER });
    await user.click(await screen.findByRole('button', { name: 'Done, next' }));
    expect(await screen.findByText('The queue is empty')).toBeInTheDocument();
    expect(finished[0]?.body).toEqual({ leaseToken: 7 });
  });
});

describe('Tagging a video', () => {
  test('says what is missing, and sends it to review by keyboard', async () => {
    serverKnows();
    const cut = video(1, { status: 'cut_uploaded', cut: FILM, poster: POSTER, isIntro: true });
    mockEndpoint(videosApi.get, cut);
    mockEndpoint(videosApi.list, pageWith([cut, video(2, { status: 'cut_uploaded' })]));
    mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
    const sent = mockEndpoint(videosApi.send, ({ body }) => ({
      ...cut,
      ...(body as VideoChanges),
      segments: [],
      status: 'in_review' as const,
      version: 2,
    }));
    const { user } = openApp(`/video/editor/tag/${cut.id}`, {
      roles: ['editor_video'],
      pages: { '/video/editor/tag/[id]': VideoTagPage },
    });
    expect(await screen.findByText('Still missing: title, language')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send to review, next' })).toBeDisabled();
    await user.keyboard('h1t');
    await user.keyboard('Our shop in Surat');
    expect(await screen.findByText('Everything is there.')).toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ title: 'Our shop in Surat', languages: ['hi'], version: 1 });
    await waitFor(() => expect(window.location.pathname).toBe(`/video/editor/tag/${video(2).id}`));
  });
});

describe('Live Browse', () => {
  const link = {
    url: 'https://www.youtube.com/watch?v=AAAAAAAAAAA',
    embedUrl: 'https://www.youtube-nocookie.com/embed/AAAAAAAAAAA?rel=0',
  };

  test('loads nothing of another site before play, and takes down with a reason', async () => {
    serverKnows();
    const live = video(1, { ...link, title: 'Kesariya', provider: 'youtube', raw: null, status: 'live' });
    mockEndpoint(videosApi.list, pageWith([live]));
    mockEndpoint(videosApi.get, live);
    mockEndpoint(videosApi.history, pageWith([]));
    const steps = mockEndpoint(videosApi.step, { ...live, status: 'taken_down', version: 2 });
    const { user, container } = openApp(`/video?open=${live.id}`, {
      roles: ['editor_review'],
      pages: { '/video': VideoLivePage },
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Kesariya' }));
    expect(container.ownerDocument.querySelector('iframe')).toBeNull();
    await user.click(await drawer.findByRole('button', { name: 'Play from YouTube' }));
    expect(drawer.getByTitle('Video on YouTube')).toHaveAttribute('src', link.embedUrl);
    await user.click(drawer.getByRole('button', { name: 'Take down' }));
    const asked = within(await screen.findByRole('dialog', { name: /Take down: Kesariya/ }));
    await user.click(asked.getByRole('button', { name: 'Take down' }));
    expect(await asked.findByText('Say why.')).toBeInTheDocument();
    expect(steps).toHaveLength(0);
  });
});

describe('The list of all videos', () => {
  const choosing = async (role: Role) => {
    serverKnows(asha({ fo: [role] }));
    mockEndpoint(videosApi.list, pageWith([video(1)]));
    const { user } = openApp('/admin/videos', { roles: [role], pages: { '/admin/videos': AdminVideosPage } });
    await screen.findByText('kesariya.mp4');
    return { user, everyRow: screen.queryByRole('checkbox', { name: 'Select every row on this page' }) };
  };

  test('is where an admin chooses videos and gives them to an editor', async () => {
    mockEndpoint(videoQueueApi.loads, [{ editor: SUNIL, assigned: 3, holds: [], doneToday: 1 }]);
    const given = mockEndpoint(videoQueueApi.assign, { changed: 1, left: 0 });
    const { user, everyRow } = await choosing('admin');
    await user.click(everyRow as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Assign…' }));
    await user.click(await screen.findByRole('radio', { name: new RegExp(SUNIL.name) }));
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 video moved.')).toBeInTheDocument();
    expect(given.map(({ body }) => body)).toEqual([{ selection: { ids: [video(1).id] }, editorId: SUNIL.id }]);
  });

  test.each(['editor_review', 'manage_seller'] as const)('offers %s nothing to choose or to assign', async (role) => {
    const { everyRow } = await choosing(role);
    expect(everyRow).not.toBeInTheDocument();
  });
});
