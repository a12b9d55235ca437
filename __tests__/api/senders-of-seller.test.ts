import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album } from '../support/whatsapp-zips';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const { bringInAlbums } = whatsappImporting(api, () => as);

it('tells the senders who are a seller, as long as they are', async () => {
  const { id: sellerId } = await makeSeller({ businessName: 'Found Here' });
  const { posts } = await bringInAlbums(album('Found Here', '01/10/26, 10:00', 'Found Here rate 415', [2001]));
  const [post] = posts;
  const senders = async () => (await api.call(whatsappPostsApi.sendersOf, { query: { sellerId } }, { as })).data;
  expect(await senders()).toEqual([
    {
      id: post?.sender.id,
      name: 'Found Here',
      seller: { id: sellerId, businessName: 'Found Here' },
      matchedBy: 'name',
    },
  ]);
  const params = { id: post?.sender.id ?? '' };
  await api.call(whatsappPostsApi.matchSender, { params, body: { sellerId: null } }, { as });
  expect(await senders()).toEqual([]);
  const query = { sellerId: crypto.randomUUID() };
  expect((await api.call(whatsappPostsApi.sendersOf, { query }, { as })).status).toBe(404);
});
