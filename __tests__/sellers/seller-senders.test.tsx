import { SellerViewScreen } from '@/components/sellers/seller-view-screen';
import { type Sender, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KESAR, LAXMI, sellersOf } from '../support/sellers';

const SENDER: Sender = {
  id: '0198b2a0-0000-7000-8500-000000000001',
  name: 'Ramesh Kesar',
  seller: { id: KESAR.id, businessName: KESAR.businessName },
  matchedBy: 'hand',
};

function open() {
  let senders = [SENDER];
  sellersOf();
  mockEndpoint(whatsappPostsApi.sendersOf, () => senders);
  const matched = mockEndpoint(whatsappPostsApi.matchSender, ({ body: { sellerId } }) => {
    senders = [];
    return { ...SENDER, seller: sellerId ? { id: sellerId, businessName: LAXMI.businessName } : null };
  });
  const { user } = openApp(`/seller/${KESAR.id}?tab=contacts`, {
    roles: ['admin'],
    pages: { '/seller/[id]': SellerViewScreen },
  });
  return { user, matched };
}

const part = async () => within(await screen.findByRole('region', { name: 'WhatsApp senders' }));

test('the senders of a seller are shown, and one is said to be another seller', async () => {
  const { user, matched } = open();
  const senders = await part();
  expect(await senders.findByText('Ramesh Kesar')).toBeInTheDocument();
  await user.click(senders.getByRole('button', { name: 'Change' }));
  const picker = await senders.findByRole('combobox', { name: 'Which seller is Ramesh Kesar?' });
  expect(picker).toHaveValue('');
  await user.type(picker, 'lax');
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${LAXMI.businessName}`) }));
  await waitFor(() => expect(matched.map(({ body }) => body)).toEqual([{ sellerId: LAXMI.id }]));
  expect(await senders.findByText('No senders yet')).toBeInTheDocument();
});

test('a sender can be said to be no seller that is known', async () => {
  const { user, matched } = open();
  const senders = await part();
  await user.click(await senders.findByRole('button', { name: 'Change' }));
  await user.click(await senders.findByRole('button', { name: 'Not a seller we know' }));
  await waitFor(() => expect(matched.map(({ body }) => body)).toEqual([{ sellerId: null }]));
});

test('whoever may not match senders is not shown any, and asks for none', async () => {
  sellersOf();
  serverKnows(asha({ fo: ['pipeline_online'] }));
  const asked = mockEndpoint(whatsappPostsApi.sendersOf, [SENDER]);
  openApp(`/seller/${KESAR.id}?tab=contacts`, {
    roles: ['pipeline_online'],
    pages: { '/seller/[id]': SellerViewScreen },
  });
  expect(await screen.findByRole('textbox', { name: /^Contact name/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'WhatsApp senders' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
