import WaCatalogInboxPage from '@/pages/add-catalog';
import { openApp } from '../support/open-app';
import { post, postsOf } from '../support/posts';
import { screen, waitFor } from '../support/render';
import { KATRA, seller, sellersOf } from '../support/sellers';

const NAME = 'Laxmi Textiles';
const [one, other, alone] = [
  seller(7, { businessName: NAME, contactName: 'Hitesh Mehta' }),
  seller(8, { businessName: 'LAXMI  Textiles', contactName: 'Bharat Shah', market: KATRA, phoneNumbers: [] }),
  seller(9, { businessName: 'Laxmi Textiles Annexe' }),
];

it('namesakes are told apart in the list, and the right one is taken by keyboard', async () => {
  const sender = { id: '0198b2a0-0000-7000-8510-000000000009', name: NAME, seller: null, matchedBy: null };
  const { matched } = postsOf([post(1, { sender })]);
  sellersOf([one, other, alone]);
  const { user } = openApp('/add-catalog', { roles: ['admin'], pages: { '/add-catalog': WaCatalogInboxPage } });
  await user.click(await screen.findByRole('button', { name: 'Choose the seller' }));
  await user.type(await screen.findByRole('combobox', { name: `Which seller is ${NAME}?` }), 'lax');
  const names = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await waitFor(async () =>
    expect(await names()).toEqual([
      'Laxmi Textiles Radha Market, Surat · •• 0007 · Hitesh Mehta',
      'LAXMI  Textiles Katra Neel, Delhi · Bharat Shah',
      'Laxmi Textiles Annexe',
    ]),
  );
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(matched.map(({ body }) => body.sellerId)).toEqual([other.id]));
});

it('the heading of a sender says which of two namesakes they are', async () => {
  const sender = (last: number, seller: typeof one) => ({
    id: `0198b2a0-0000-7000-8510-${String(last).padStart(12, '0')}`,
    name: `Sender ${last}`,
    seller: { id: seller.id, businessName: seller.businessName },
    matchedBy: 'hand' as const,
  });
  postsOf([post(1, { sender: sender(11, one) }), post(2, { sender: sender(12, other) })]);
  sellersOf([one, other, alone]);
  openApp('/add-catalog', { roles: ['admin'], pages: { '/add-catalog': WaCatalogInboxPage } });
  expect(await screen.findByText(/Radha Market, Surat · •• 0007 · Hitesh Mehta \(chosen by hand\)/)).toBeVisible();
  expect(screen.getByText(/Katra Neel, Delhi · Bharat Shah \(chosen by hand\)/)).toBeVisible();
});
