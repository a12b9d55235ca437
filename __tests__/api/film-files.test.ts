import { type NewFilm, videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { VIDEO_PROBLEMS } from '@/lib/domain/videos/video-facts';
import { serveApi } from '../support/api';
import { FILMS, NO_FILMS } from '../support/film-table';
import { resumableSending } from '../support/resumable-sending';
import { person, type Somebody } from '../support/video-place';

const api = serveApi();
const { begin, idOf, part } = resumableSending(api, videoUploadsApi);

let as: Somebody;
beforeAll(async () => {
  as = await person('pipeline_wa');
});

/** Sends bytes like a phone that declares every file a video. */
async function send(bytes: Uint8Array) {
  const begun = await begin(as, videoUploadsApi.begin.path, bytes.length, { name: 'VID-20261124-WA0001.mp4' });
  // An empty file is complete once it is announced.
  const answer = begun.ok && bytes.length > 0 ? await part(as, idOf(begun), 0, bytes) : begun;
  return { status: answer.status, body: (await answer.json()) as { message: string; data?: NewFilm } };
}

it.each(FILMS)('%s is taken in for what it is', async (_what, bytes, { framesPer1000s, rotation, ...facts }) => {
  const { status, body } = await send(bytes);
  expect([status, body.data]).toEqual([200, expect.objectContaining(facts)]);
});

it.each(NO_FILMS)('%s is refused in words', async (_what, bytes, problem) => {
  const { status, body } = await send(bytes);
  expect([status, body.message]).toEqual([400, VIDEO_PROBLEMS[problem]]);
});
