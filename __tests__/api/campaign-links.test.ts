import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import { serveApi } from '../support/api';
import { collectionCalls, makeLive } from '../support/collection-place';
import { beginDay, makeReader, messageCalls } from '../support/message-place';

const api = serveApi();
const { finalized } = collectionCalls(api);

it('a campaign counts visits to the page it links to, where it links to one', async () => {
  const time = beginDay(api);
  const { as, get, template, campaign } = await messageCalls(api);
  const options = { language: 'en', rate: 'shown', markupPercent: 0, showsSeller: false, phoneNumber: null } as const;
  const { id } = await finalized(as, await makeLive(1));
  const { data } = await api.call(collectionLinksApi.create, { params: { id }, body: { days: 3, options } }, { as });
  const { id: templateId } = await template(time, 'with_link', 'See {{collection}} at {{link}} today.');
  const phones = [(await makeReader('700')).phoneNumber];
  const fills = {
    collection: { field: null, text: 'Diwali' },
    link: { field: null, text: `https://bomb.example${data.address}` },
  };
  const linking = await campaign(time, templateId, phones, { fills });
  expect(linking.linkViews).toBe(0);
  for (let visit = 0; visit < 2; visit += 1) await fetch(api.origin + data.address);
  await fetch(api.origin + data.address, { headers: { 'User-Agent': 'WhatsApp/2.24 A' } });
  expect((await get(linking.id)).linkViews).toBe(2);
  const words = { ...fills, link: { field: null, text: 'our shop' } };
  expect((await campaign(time, templateId, phones, { fills: words })).linkViews).toBeNull();
});
