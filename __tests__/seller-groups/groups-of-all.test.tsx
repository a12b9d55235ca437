import { type SellerGroup, sellerGroupsApi } from '@/lib/contracts/seller-groups';
import SellerWaGroupsPage from '@/pages/seller/wa-groups/[id]';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KESAR, KIRAN, LAXMI, sellersOf } from '../support/sellers';

const group = (last: number, name: string, { id, businessName } = KESAR): SellerGroup => ({
  id: `0198b2a0-0000-7000-8400-00000000000${last}`,
  seller: { id, businessName },
  name,
  inviteLink: `https://chat.whatsapp.com/${String(last).repeat(22)}`,
  memberCount: 1024,
  ourNumber: null,
  lastPostSeenAt: null,
  quietSince: '2026-01-05T06:00:00.000Z',
  owner: KIRAN,
  active: true,
  createdAt: '2026-01-05T06:00:00.000Z',
  version: 1,
});

function registerOf(known = [group(1, 'Kesar daily'), group(2, 'रोज़ का माल', LAXMI)]) {
  sellersOf();
  let rows = known;
  const lists = mockEndpoint(sellerGroupsApi.list, () => ({
    rows,
    next: null,
    previous: null,
    count: { value: rows.length, isExact: true },
  }));
  const added = mockEndpoint(sellerGroupsApi.create, ({ body }) => {
    const made = group(3, body.name, LAXMI);
    rows = [...rows, made];
    return made;
  });
  return { lists, added };
}

const open = (search = '') =>
  openApp(`/seller/wa-groups/all${search}`, {
    roles: ['admin'],
    pages: { '/seller/wa-groups/[id]': SellerWaGroupsPage },
  });

test('The register of all sellers lists every group with whose it is', async () => {
  const { lists } = registerOf();
  open('?active=true&silentDays=7&sort=quietSince');
  const table = within(await screen.findByRole('table', { name: 'WhatsApp groups' }));
  expect(await table.findByRole('link', { name: LAXMI.businessName })).toHaveAttribute('href', `/seller/${LAXMI.id}`);
  const asked = lists[0]?.url.searchParams;
  expect([asked?.has('sellerId'), asked?.get('silentDays'), asked?.get('sort')]).toEqual([false, '7', 'quietSince']);
  expect(screen.getByText(/The WhatsApp groups of all sellers\./)).toBeInTheDocument();
});

test('A new group belongs to the chosen seller, and text typed before the choice stays', async () => {
  const { added } = registerOf();
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: 'Add a group' }))[0] as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'Add a WhatsApp group' }));
  await user.type(await form.findByRole('textbox', { name: 'Name' }), 'Laxmi wholesale');
  await user.type(form.getByRole('textbox', { name: 'Invite link' }), `https://chat.whatsapp.com/${'Z'.repeat(22)}`);
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText('Choose the seller.')).toBeInTheDocument();
  expect(added).toHaveLength(0);

  await user.click(await form.findByRole('combobox', { name: 'Seller' }));
  await user.click(await screen.findByRole('option', { name: LAXMI.businessName }));
  expect(window.location.search).toBe(`?add=${LAXMI.id}`);
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Laxmi wholesale is registered.')).toBeInTheDocument();
  expect(added[0]?.body).toMatchObject({ sellerId: LAXMI.id, name: 'Laxmi wholesale', ownerId: asha().id });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
