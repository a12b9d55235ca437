import fs from 'node:fs';
import type { Role } from '@/config/roles';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videoReviewsApi } from '@/lib/contracts/videos/video-reviews';
import { videosApi } from '@/lib/contracts/videos/videos';
import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { giveUp, sendParts } from './parts';
import { need, type Story, StoryCut, type Teller } from './teller';

/** A seller whom the seller manager looks after. */
async function managedSeller({ tell, idOf }: Teller): Promise<string> {
  const query = { status: 'active', accountManagerId: idOf('manage_seller') };
  const { rows } = await tell('admin', sellersApi.list, { query });
  return need(rows[0], 'seller of the manager').id;
}

/** A short film, each time with other bytes: followed by a box that players skip. */
function newFilm({ random }: Teller): Buffer {
  const tail = Buffer.from(`0000free${String(random.below(1e8)).padStart(8, '0')}`);
  tail.writeUInt32BE(16, 0);
  return Buffer.concat([fs.readFileSync('lib/server/seed/clips/indigo.mp4'), tail]);
}

/** An uploaded film becomes a video of a seller. */
async function addFilm(teller: Teller): Promise<string> {
  const { tell } = teller;
  await giveUp(teller, ['pipeline_wa', 'editor_video'], videoUploadsApi, newFilm(teller));
  const fileId = await sendParts(teller, 'pipeline_wa', videoUploadsApi, newFilm(teller));
  await tell('pipeline_wa', videoUploadsApi.senders, { body: { names: ['Kesar Silk'] } });
  const sellerId = await managedSeller(teller);
  const body = { fileId, sellerId, source: 'whatsapp', caption: 'Rate 415', note: '', priority: 0 } as const;
  return (await tell('pipeline_wa', videosApi.create, { body })).id;
}

/** A link becomes a video, which an admin rejects. */
async function addLink(teller: Teller): Promise<void> {
  const { tell, random } = teller;
  const url = `https://youtu.be/clip${String(random.below(1e7)).padStart(7, '0')}`;
  await tell('pipeline_online', videoLinksApi.known, { body: { urls: [url] } });
  await tell('pipeline_online', videoLinksApi.tell, { body: { urls: [url] } });
  const sellerId = await managedSeller(teller);
  const body = { links: [{ url }], sellerId, note: '', priority: 0, languages: [] };
  await tell('pipeline_online', videoLinksApi.add, { body });
  await tell('pipeline_online', videoLinksApi.add, { body });
  const { rows } = await tell('pipeline_online', videosApi.list, { query: { mine: 'true' } });
  const { id, version } = need(rows[0], 'video of the link');
  const step = { to: 'rejected', reason: 'Not goods we sell', version } as const;
  await tell('admin', videosApi.step, { params: { id }, body: step });
}

/** The editor takes a video that an admin assigned; others that they hold are released. */
async function hold({ tell, idOf }: Teller, videoId: string): Promise<number> {
  const body = { selection: { ids: [videoId] }, editorId: idOf('editor_video') };
  await tell('admin', videoQueueApi.assign, { body });
  for (let turn = 0; turn < 2; turn += 1) {
    const { held } = await tell('editor_video', videoQueueApi.next, { body: { videoId } });
    const { video, leaseToken } = need(held, 'video');
    if (video.id === videoId) return leaseToken;
    await tell('editor_video', videoQueueApi.release, { params: { id: video.id }, body: { leaseToken } });
  }
  throw new StoryCut(`The editor was not given ${videoId}.`);
}

/** A video is skipped, taken again, cut and tagged. */
async function cut(teller: Teller, id: string): Promise<void> {
  const { tell, photos } = teller;
  const params = { id };
  const skipped = await hold(teller, id);
  await tell('editor_video', videoQueueApi.renew, { params, body: { leaseToken: skipped } });
  const reason = 'The picture cannot be seen';
  await tell('editor_video', videoQueueApi.skip, { params, body: { leaseToken: skipped, reason } });
  const released = await hold(teller, id);
  await tell('editor_video', videoQueueApi.release, { params, body: { leaseToken: released } });
  const leaseToken = await hold(teller, id);
  const fileId = await sendParts(teller, 'editor_video', videoUploadsApi, newFilm(teller));
  await tell('editor_video', videoQueueApi.cut, { params, body: { leaseToken, fileId } });
  await tell('editor_video', videosApi.poster, { params }, { file: need(photos[0], 'photo') });
  const { version } = await tell('editor_video', videoQueueApi.finish, { params, body: { leaseToken } });
  await tell('editor_video', videoQueueApi.finish, { params, body: { leaseToken } });
  const { productTypes } = await tell('editor_video', taxonomyApi.get, {});
  const { id: productTypeId } = need(
    productTypes.find(({ active }) => active),
    'product type',
  );
  const tagged = await tell('editor_video', videosApi.update, {
    params,
    body: { title: 'Kesariya volume 4', languages: ['hi'], productTypeId, version },
  });
  await tell('editor_video', videosApi.send, { params, body: { rateText: '415', version: tagged.version } });
}

/** A reviewer sends a video back, then corrects and accepts it; it is taken down and put back. */
async function review({ tell }: Teller, id: string): Promise<void> {
  const params = { id };
  await tell('editor_review', videoReviewsApi.take, { params });
  await tell('editor_review', videoReviewsApi.giveBack, { params });
  const step = async (who: Role, to: 'tagged' | 'live' | 'taken_down', reason?: string) => {
    const { version } = await tell(who, videosApi.get, { params });
    return tell(who, videosApi.step, { params, body: { to, reason, version } });
  };
  const back = await step('editor_review', 'tagged', 'The title is wrong.');
  const again = await tell('editor_video', videosApi.send, {
    params,
    body: { title: 'Kesariya volume 5', version: back.version },
  });
  const fixes = { description: 'Twelve designs', version: again.version };
  await tell('editor_review', videoReviewsApi.accept, { params, body: fixes });
  await step('manage_seller', 'taken_down', 'The goods are sold out');
  await step('manage_seller', 'live');
}

/** Videos from a chat or a link to buyers. */
export const videoStory: Story = async (teller) => {
  await addLink(teller);
  const id = await addFilm(teller);
  await cut(teller, id);
  await review(teller, id);
};
