import { SellerViewScreen } from '@/components/sellers/seller-view-screen';
import { type Sender, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KESAR, LAXMI, sellersOf } from '../support/sellers';

const SENDER: Sender = {
  id: '0198b2a0-0000-7000-8500-000000000001',
  name: 'Ramesh Kesar',
  seller: { id: KESAR.id, businessName: KESAR.businessName },
  matchedBy: 'hand',
};

test('the senders of a seller are shown, and one is said to be another seller', async () => {
  sellersOf();
  let senders = [SENDER];
  mockEndpoint(whatsappPostsApi.sendersOf, () => senders);
  const matched = mockEndpoint(whatsappPostsApi.matchSender, ({ body: { sellerId } }) => {
    senders = [];
    return { ...SENDER, seller: { id: sellerId ?? '', businessName: LAXMI.businessName } };
  });
  const { user } = openApp(`/seller/${KESAR.id}?tab=contacts`, {
    roles: ['admin'],
    pages: { '/seller/[id]': SellerViewScreen },
  });
  const part = within(await screen.findByRole('region', { name: 'WhatsApp senders' }));
  expect(await part.findByText('Ramesh Kesar')).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Change' }));
  const picker = await part.findByRole('combobox', { name: 'Which seller is Ramesh Kesar?' });
  await user.clear(picker);
  await user.type(picker, 'lax');
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${LAXMI.businessName}`) }));
  await waitFor(() => expect(matched.map(({ body }) => body)).toEqual([{ sellerId: LAXMI.id }]));
  expect(await part.findByText('No senders yet')).toBeInTheDocument();
});
