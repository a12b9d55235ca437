import { zipSync } from 'fflate';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { activeSeller, makeCatalogs } from './catalog-parts';
import { need, type Story, type Teller } from './teller';

/** A chat in which an unknown sender posts two photos, and a third an hour later. */
function chatOf({ random, photos }: Teller): Buffer {
  const sender = `Kesar ${random.below(1e9)}`;
  const files: Record<string, Uint8Array> = {};
  const lines = ['9:31', '9:31', '10:35'].map((time, index) => {
    const name = `IMG-20261120-WA${1000 + random.below(9000)}${index}.jpg`;
    // The bytes after the end of a photo make it one that nobody posted before.
    files[name] = Buffer.concat([need(photos[random.below(photos.length)], 'photo'), Buffer.from(sender + name)]);
    return `20/11/26, ${time}\u202fam - ${sender}: ${name} (file attached)\nRate ${400 + index}, 6 pcs`;
  });
  const text = Buffer.from([`20/11/26, 9:00\u202fam - ${sender}: Good morning`, ...lines].join('\n'));
  return Buffer.from(zipSync({ 'WhatsApp Chat with Kesar.txt': text, ...files }));
}

/** An exported chat is imported; its posts are joined, split, matched with a seller, and made into catalogs. */
export const postStory: Story = async (teller) => {
  const { tell, work } = teller;
  const { id } = await tell('pipeline_wa', whatsappImportsApi.create, {}, { file: chatOf(teller) });
  await work();
  await tell('pipeline_wa', whatsappImportsApi.asides, { params: { id } });
  const { rows } = await tell('pipeline_wa', whatsappPostsApi.list, { query: { importId: id } });
  const sellerId = await activeSeller(teller);
  const params = { id: need(rows[0], 'post').sender.id };
  await tell('pipeline_wa', whatsappPostsApi.matchSender, { params, body: { sellerId } });
  const postIds = rows.map(({ id }) => id);
  const joined = await tell('pipeline_wa', whatsappPostsApi.join, { body: { postIds } });
  const { version } = joined;
  await tell('pipeline_wa', whatsappPostsApi.undoJoin, { params: { id: joined.id }, body: { version } });
  const again = await tell('pipeline_wa', whatsappPostsApi.join, { body: { postIds } });
  const photoIds = [need(again.photos.at(-1), 'photo').id];
  const moved = await tell('pipeline_wa', whatsappPostsApi.movePhotos, {
    params: { id: again.id },
    body: { photoIds, toId: again.id, at: 0, version: again.version },
  });
  const whole = need(moved[0], 'post with its photos in another order');
  const parts = await tell('pipeline_wa', whatsappPostsApi.split, {
    params: { id: whole.id },
    body: { from: 1, version: whole.version },
  });
  const [first, second] = [need(parts[0], 'post'), need(parts[1], 'second post')];
  const { uploadIds } = await tell('pipeline_wa', whatsappPostsApi.make, { body: { postIds: [first.id] } });
  need(uploadIds[0], 'work item of the post');
  const { catalogIds } = await makeCatalogs(teller, 1, sellerId);
  const catalogId = need(catalogIds[0], 'catalog');
  await tell('pipeline_wa', whatsappPostsApi.addTo, {
    params: { id: second.id },
    body: { catalogId, version: second.version },
  });
  await tell('admin', catalogsApi.get, { params: { id: catalogId } });
};
