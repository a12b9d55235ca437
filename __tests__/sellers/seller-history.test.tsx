import { SellerViewScreen } from '@/components/sellers/seller-view-screen';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KATRA, KESAR, KIRAN, RADHA, sellersOf } from '../support/sellers';

const entry = (last: number, details: Partial<HistoryEntry>): HistoryEntry => ({
  id: `0198b2a0-0000-7000-8400-00000000000${last}`,
  at: `2026-11-0${last}T03:35:00.000Z`,
  actor: KIRAN,
  action: 'sellers.changed',
  changes: {},
  details: {},
  requestId: `request-${last}`,
  ...details,
});

const CHANGED = entry(3, {
  changes: {
    marketId: { before: KATRA.id, after: RADHA.id },
    minimumOrderValue: { before: 250_000, after: 12_500_000 },
    phoneNumbers: { before: ['+919825011111'], after: KESAR.phoneNumbers },
    deprioritised: { before: false, after: false },
  },
});
const MOVED = entry(2, {
  action: 'sellers.status-changed',
  changes: { status: { before: 'pending', after: 'active' } },
});
const ADDED = entry(1, {
  action: 'sellers.added',
  actor: null,
  changes: { address: { before: null, after: 'Old lane' } },
});

function openHistory() {
  const known = sellersOf();
  mockEndpoint(sellersApi.history, ({ url }) => ({
    rows: url.searchParams.has('cursor') ? [ADDED] : [CHANGED, MOVED],
    next: url.searchParams.has('cursor') ? null : 'older',
    previous: null,
    count: { value: 3, isExact: true },
  }));
  const { user } = openApp(`/seller/${KESAR.id}?tab=history`, {
    roles: ['admin'],
    pages: { '/seller/[id]': SellerViewScreen },
  });
  return { user, ...known };
}
const deeds = async () => within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');

describe('The history of a seller', () => {
  test('says who did what and when, each field in words', async () => {
    const { user } = openHistory();
    const [changed, moved] = await deeds();
    expect(changed).toHaveTextContent('Changed the seller');
    expect(changed).toHaveTextContent('Kiran Vyas, 3 Nov 2026, 9:05 am, request request-3');
    await waitFor(() => expect(changed).toHaveTextContent('MarketKatra Neel, Delhi → became Radha Market, Surat'));
    expect(changed).toHaveTextContent('Minimum order₹2,500 → became ₹1,25,000');
    expect(changed).toHaveTextContent('Phone numbers+91 98250 11111 → became +91 98790 00001');
    expect(moved).toHaveTextContent('Activated the seller');
    expect(moved).toHaveTextContent('StatusPending → became Active');
    await user.click(screen.getByRole('button', { name: 'Show older ones' }));
    await waitFor(async () => expect(await deeds()).toHaveLength(3));
    expect((await deeds())[2]).toHaveTextContent('Added the sellerThe software');
    expect(screen.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
  });

  test('gives back an old value, on the version that is there', async () => {
    const { user, change } = openHistory();
    const saved = mockEndpoint(sellersApi.update, ({ params }) => change(params.id, { minimumOrderValue: 250_000 }));
    await deeds();
    expect(screen.getAllByRole('button', { name: /^Restore/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Restore this value of Minimum order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Restore Minimum order?' }));
    expect(dialog.getByText(/^It is/)).toHaveTextContent('It is ₹1,25,000 and becomes ₹2,500, as it was before 3 Nov');
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Minimum order is restored.')).toBeInTheDocument();
    expect(saved.map(({ body }) => body)).toEqual([{ minimumOrderValue: 250_000, version: 1 }]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Restore this value of Minimum order' })).not.toBeInTheDocument(),
    );
  });

  test('is kind when somebody changed the seller meanwhile', async () => {
    const { user, change } = openHistory();
    mockEndpoint(sellersApi.update, ({ params, body: { version } }) =>
      version === 1
        ? refusal(409, { code: 'changed_meanwhile', current: change(params.id, { contactName: 'Ramesh Bhai' }) })
        : change(params.id, { minimumOrderValue: 250_000 }),
    );
    await deeds();
    await user.click(screen.getByRole('button', { name: 'Restore this value of Minimum order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await dialog.findByText(/^This record changed meanwhile/)).toBeInTheDocument();
    await waitFor(() => expect(document.body).toHaveTextContent('Ramesh Bhai'));
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Minimum order is restored.')).toBeInTheDocument();
  });
});
