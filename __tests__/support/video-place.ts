import fs from 'node:fs';
import type { Role } from '@/config/roles';
import { fillPath } from '@/lib/contracts/base/endpoint';
import type { Video } from '@/lib/contracts/videos/video-record';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { type NewFilm, videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { videosApi } from '@/lib/contracts/videos/videos';
import type { serveApi } from './api';
import { makeSareeType } from './catalog-factories';
import { makeSession, makeUser } from './factories';
import { resumableSending } from './resumable-sending';
import { makeSeller } from './seller-factories';
import { jpeg } from './whatsapp-zips';

export type Somebody = Awaited<ReturnType<typeof makeSession>>;
export const person = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles }) });

export const CLIP = fs.readFileSync('lib/server/seed/clips/indigo.mp4');
export const OTHER_CLIP = fs.readFileSync('lib/server/seed/clips/leaf.webm');

let clips = 0;
/** The same film with other bytes: followed by a box that players skip. */
export const newClip = (): Buffer => {
  const tail = Buffer.from(`0000free${String((clips += 1)).padStart(8, '0')}`);
  tail.writeUInt32BE(16, 0);
  return Buffer.concat([CLIP, tail]);
};

let links = 0;
export const newLink = () => `https://youtu.be/clip${String((links += 1)).padStart(7, '0')}`;

/** Videos in every stage, made through the calls that users make. */
export function videoPlace(api: ReturnType<typeof serveApi>) {
  const { begin, idOf, part } = resumableSending(api, videoUploadsApi);

  const send = async (as: Somebody, bytes: Buffer, name = 'clip.mp4') => {
    const begun = await begin(as, videoUploadsApi.begin.path, bytes.length, { name });
    return part(as, idOf(begun), 0, bytes);
  };
  const sent = async (as: Somebody, bytes: Buffer) =>
    ((await (await send(as, bytes)).json()) as { data: NewFilm }).data;

  const sendPoster = async (as: Somebody, id: string) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await jpeg(7))]), 'frame.jpg');
    const answer = await fetch(api.origin + fillPath(videosApi.poster.path, { id }), {
      method: 'POST',
      headers: { Authorization: `JWT ${as.accessToken}` },
      body: form,
    });
    if (answer.status !== 200) throw new Error(`The thumbnail was answered with ${answer.status}.`);
  };

  const addLink = async (as: Somebody, url: string, sellerId: string) =>
    api.call(
      videoLinksApi.add,
      { body: { links: [{ url }], sellerId, note: 'Hurry.', priority: 5, languages: ['hi'] } },
      { as },
    );

  const find = async (as: Somebody, query: object = {}): Promise<Video[]> =>
    (await api.call(videosApi.list, { query }, { as })).data.rows;

  const take = async (editor: Somebody, videoId: string | undefined) => {
    const { held } = (await api.call(videoQueueApi.next, { body: { videoId } }, { as: editor })).data;
    if (!held) throw new Error('Nothing was held.');
    return { ...held, id: held.video.id, editor };
  };

  /** A linked video that this editor has claimed. */
  const fetchedBy = async (editor: Somebody) => {
    const [linker, { id: sellerId }] = [await person('pipeline_online'), await makeSeller({ status: 'active' })];
    await addLink(linker, newLink(), sellerId);
    const [video] = await find(linker, { mine: 'true' });
    return { ...(await take(editor, video?.id)), linker, sellerId };
  };
  const fetched = async () => fetchedBy(await person('editor_video'));

  /** A video with a raw film that an editor has claimed. */
  const filmFetched = async (bytes = newClip()) => {
    const [uploader, editor] = [await person('pipeline_wa'), await person('editor_video')];
    const { id: sellerId } = await makeSeller({ status: 'active' });
    const { fileId } = await sent(uploader, bytes);
    const body = { fileId, sellerId, source: 'whatsapp' as const, caption: '', note: '', priority: 0 };
    const { id } = (await api.call(videosApi.create, { body }, { as: uploader })).data;
    return { ...(await take(editor, id)), uploader, sellerId };
  };

  /** A video that is cut and has a thumbnail. */
  const cutOf = async <Held extends Awaited<ReturnType<typeof take>>>(held: Held) => {
    const { editor, id, leaseToken } = held;
    const { fileId } = await sent(editor, CLIP);
    await api.call(videoQueueApi.cut, { params: { id }, body: { leaseToken, fileId } }, { as: editor });
    await sendPoster(editor, id);
    const video = (await api.call(videoQueueApi.finish, { params: { id }, body: { leaseToken } }, { as: editor })).data;
    return { ...held, video };
  };
  const cut = async () => cutOf(await fetched());
  const filmCut = async () => cutOf(await filmFetched());

  const words = async () => ({
    title: 'Kesariya volume 4',
    languages: ['hi' as const],
    productTypeId: (await makeSareeType()).type.id,
  });

  /** A video in review. */
  const inReview = async (more: object = {}, made?: Awaited<ReturnType<typeof cut | typeof filmCut>>) => {
    const from = made ?? (await cut());
    const { editor, id, video } = from;
    const body = { ...(await words()), ...more, version: video.version };
    const answer = (await api.call(videosApi.send, { params: { id }, body }, { as: editor })).data;
    return { ...from, sellerId: from.sellerId, video: answer };
  };

  const step = (as: Somebody, { id, version }: Video, to: Video['status'], reason?: string) =>
    api.call(videosApi.step, { params: { id }, body: { to, version, ...(reason && { reason }) } }, { as });

  return {
    send,
    sent,
    sendPoster,
    addLink,
    find,
    fetchedBy,
    fetched,
    filmFetched,
    cut,
    filmCut,
    words,
    inReview,
    step,
  };
}
