import { SellerViewScreen } from '@/components/sellers/seller-view-screen';
import type { Role } from '@/config/roles';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { screen } from '../support/render';
import { KATRA, KESAR, KIRAN, sellersOf } from '../support/sellers';

const GROUP = {
  id: KATRA.id,
  seller: { id: KESAR.id, businessName: KESAR.businessName },
  name: 'Kesar wholesale',
  inviteLink: 'https://chat.whatsapp.com/AAAAAAAAAAAAAAAAAAAAAA',
  memberCount: 1024,
  ourNumber: '+919825012345',
  lastPostSeenAt: null,
  quietSince: '2026-11-01T03:35:00.000Z',
  owner: KIRAN,
  active: true,
  createdAt: '2026-01-05T06:00:00.000Z',
  version: 1,
};

function open(role: Role) {
  sellersOf(undefined, asha({ fo: [role] }));
  openApp(`/seller/${KESAR.id}?tab=groups`, { roles: [role], pages: { '/seller/[id]': SellerViewScreen } });
}

test('The groups of a seller are listed, with the way to the screen that manages them', async () => {
  const asked = mockEndpoint(sellerGroupsApi.list, {
    rows: [GROUP],
    next: null,
    previous: null,
    count: { value: 1, isExact: true },
  });
  open('manage_seller');
  expect(await screen.findByText('Kesar wholesale')).toBeInTheDocument();
  expect(screen.getByText(/^1,024 members/)).toHaveTextContent(
    'managed by Kiran Vyas, with our number +91 98250 12345, quiet since 1 Nov 2026. Invite link',
  );
  expect(screen.getByRole('link', { name: 'Manage groups' })).toHaveAttribute('href', `/seller/wa-groups/${KESAR.id}`);
  expect(asked[0]?.url.searchParams.get('sellerId')).toBe(KESAR.id);
});

test('Those whose roles do not open them are told so', async () => {
  open('pipeline_wa');
  expect(await screen.findByText('There are 2. Your roles do not include them.')).toBeInTheDocument();
});
