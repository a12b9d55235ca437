import { cutInBrowser } from '@/components/videos/cut-in-browser';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { videosApi } from '@/lib/contracts/videos/videos';
import { readVideo } from '@/lib/domain/videos/reading/read-video';
import VideoFetchPage from '@/pages/video/editor/fetch';
import VideoTagPage from '@/pages/video/editor/tag/[id]';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { STARTING_TAXONOMY } from '../support/starting-taxonomy';
import { tabledFilm } from '../support/tabled-film';
import { FILM, pageWith, POSTER, video } from '../support/videos';

const BYTES = tabledFilm();

/** The server's side of range requests. */
const servesFilm = () =>
  mockEndpoint(videoUploadsApi.content, ({ headers }) => {
    const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(headers.get('range') ?? '') ?? [];
    return new Response(BYTES.slice(Number(from), Number(to) + 1), { status: 206 });
  });

const film = { ...FILM, bytes: BYTES.length, durationMs: 10_000 };

/** Sets the position of the page's player, which cannot play here. */
function standsAt(seconds: number) {
  const player = document.querySelector('video');
  if (!player) throw new Error('There is no player.');
  Object.defineProperty(player, 'currentTime', { value: seconds, writable: true, configurable: true });
}

describe('Cutting in the browser', () => {
  test('fetches the bytes of a range and makes a film of them', async () => {
    const asked = servesFilm();
    const shares: number[] = [];
    const { file, hiddenMs } = await cutInBrowser(film, [{ startMs: 2360, endMs: 4360 }], {
      signal: new AbortController().signal,
      onShare: (share) => shares.push(share),
    });
    expect([file.name, hiddenMs, shares.at(-1)]).toEqual(['kesariya-cut.mp4', [360], 1]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const source = {
      size: bytes.length,
      read: (at: number, length: number) => Promise.resolve(bytes.subarray(at, at + length)),
    };
    expect(await readVideo(source)).toMatchObject({ codec: 'H.264', durationMs: 2000 });
    expect(asked.every(({ headers }) => /^bytes=\d+-\d+$/.test(headers.get('range') ?? ''))).toBe(true);
  });

  test('stops when it is cancelled', async () => {
    servesFilm();
    const stop = new AbortController();
    const cutting = cutInBrowser(film, [{ startMs: 0, endMs: 9000 }], {
      signal: stop.signal,
      onShare: () => stop.abort(),
    });
    await expect(cutting).rejects.toThrow();
  });
});

test('A large film is cut by the server, and what stays hidden is said', async () => {
  servesFilm();
  const held = video(1, { raw: { ...film, bytes: 600 * 1024 * 1024 } });
  serverKnows();
  mockEndpoint(videoQueueApi.mine, { rows: [held], doneToday: 0 });
  mockEndpoint(videoQueueApi.next, {
    ...{ others: 0, nextFreeAt: null, assigned: 0, escalated: 0 },
    held: { video: held, leaseToken: 7, leaseUntil: '2026-11-21T04:15:00.000Z' },
  });
  mockEndpoint(videosApi.get, held);
  mockEndpoint(videoQueueApi.release, {});
  const asked = mockEndpoint(videoQueueApi.cutParts, () => new Response(null, { status: 409 }));
  const { user } = openApp('/video/editor/fetch', {
    roles: ['editor_video'],
    pages: { '/video/editor/fetch': VideoFetchPage },
  });
  await user.click(await screen.findByRole('button', { name: 'Get next' }));
  await screen.findByText(/This file is large, so the server cuts it/);
  standsAt(2.36);
  await user.keyboard('i');
  standsAt(4.36);
  await user.keyboard('o');
  expect(await screen.findByText('Part 1: 0:02.4 – 0:04.4', { exact: false })).toBeInTheDocument();
  await user.keyboard('x');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({ leaseToken: 7, ranges: [{ startMs: 2360, endMs: 4360 }] });
});

test('A part is pointed at a proposed catalog by its number', async () => {
  serverKnows();
  // The previous test's video is released when its screen unmounts.
  mockEndpoint(videoQueueApi.release, {});
  const cut = video(1, { status: 'cut_uploaded', cut: film, poster: POSTER });
  mockEndpoint(videosApi.get, cut);
  mockEndpoint(videosApi.list, pageWith([cut]));
  mockEndpoint(taxonomyApi.get, STARTING_TAXONOMY);
  mockEndpoint(catalogsApi.list, pageWith([]));
  mockEndpoint(videosApi.proposals, [
    { catalogId: video(5).id, catalogTitle: 'Neelam', cover: null, createdAt: cut.createdAt, reasons: [] },
    { catalogId: video(6).id, catalogTitle: 'Kesariya', cover: null, createdAt: cut.createdAt, reasons: ['same rate'] },
  ]);
  const { user } = openApp(`/video/editor/tag/${cut.id}`, {
    roles: ['editor_video'],
    pages: { '/video/editor/tag/[id]': VideoTagPage },
  });
  await screen.findByText('No catalog yet');
  standsAt(4);
  await user.keyboard('i');
  standsAt(9);
  await user.keyboard('o');
  const dialog = await screen.findByRole('dialog', { name: 'Which catalog is shown?' });
  expect(await within(dialog).findByText('same rate')).toBeInTheDocument();
  await user.keyboard('2');
  const segments = within(await screen.findByRole('list', { name: 'Segments' }));
  expect(await segments.findByText('Kesariya')).toBeInTheDocument();
  expect(segments.getByText(/0:04 – 0:09/)).toBeInTheDocument();
});
