import { zipSync } from 'fflate';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { activeSeller } from './catalog-parts';
import { need, type Story, type Teller } from './teller';

/** An exported chat in which a sender offers goods with two photos. */
export function offerOf(sender: string, photos: readonly Buffer[], day: string, rate: number): Buffer {
  // The bytes after the end of a photo make it one that only this sender posts.
  const own = photos.slice(0, 2).map((photo) => Buffer.concat([photo, Buffer.from(sender)]));
  const names = own.map((_, index) => `IMG-20261101-WA000${index}.jpg`);
  const [first, second] = names.map((name) => `${day}/11/26, 9:31\u202fam - ${sender}: ${name} (file attached)`);
  const text = Buffer.from([first, `Kesar georgette\nRate ${rate}, 6 pcs`, second].join('\n'));
  const files = Object.fromEntries(own.map((photo, index) => [names[index] ?? '', new Uint8Array(photo)]));
  return Buffer.from(zipSync({ 'WhatsApp Chat with Kesar.txt': text, ...files }));
}

/** Imports a chat of one post. */
async function bringIn({ tell, work }: Teller, file: Buffer) {
  const { id } = await tell('pipeline_wa', whatsappImportsApi.create, {}, { file });
  await work();
  const { rows } = await tell('pipeline_wa', whatsappPostsApi.list, { query: { importId: id } });
  return need(rows[0], 'post');
}

/** The demo has a chat to try this with. */
async function tryTheSample({ tell, work }: Teller): Promise<void> {
  const { fileName } = await tell('pipeline_wa', whatsappImportsApi.sample, {});
  if (fileName === null) return;
  await tell('pipeline_wa', whatsappImportsApi.trySample, {});
  await work();
}

/** Goods are offered again at another rate; their catalog's editor takes it and gives it back. */
export const rateStory: Story = async (teller) => {
  const { tell, random, photos, idOf } = teller;
  await tryTheSample(teller);
  const sender = `Kesar ${random.below(1e9)}`;
  const post = await bringIn(teller, offerOf(sender, photos, '01', 460));
  const params = { id: post.sender.id };
  const sellerId = await activeSeller(teller);
  await tell('pipeline_wa', whatsappPostsApi.matchSender, { params, body: { sellerId } });
  const postIds = [post.id];
  const settle = (state: 'not-catalog' | 'new') =>
    tell('pipeline_wa', whatsappPostsApi.settle, { body: { postIds, state } });
  await settle('not-catalog');
  await settle('not-catalog');
  await settle('new');
  const { uploadIds } = await tell('pipeline_wa', whatsappPostsApi.make, { body: { postIds } });
  const selection = { ids: [need(uploadIds[0], 'work item of the post')] };
  await tell('admin', uploadsApi.assign, { body: { selection, editorIds: [idOf('editor_catalog')] } });
  const again = await bringIn(teller, offerOf(sender, photos, '08', 485));
  const { was } = need(again.newRate, 'new rate');
  const taking = { params: { id: again.id }, body: { was, version: again.version } };
  await tell('editor_catalog', whatsappPostsApi.takeRate, taking);
  await tell('editor_catalog', whatsappPostsApi.takeRate, taking);
  await tell('editor_catalog', whatsappPostsApi.giveRateBack, { params: { id: again.id } });
};
