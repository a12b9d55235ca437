import { AssignScreen } from '@/components/uploads/assign-screen';
import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import { savedViewsApi } from '@/lib/contracts/saved-views';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { gate } from '../support/gate';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor } from '../support/render';
import { savedView } from '../support/saved-views';
import { sellersOf } from '../support/sellers';
import { OPEN, uploadsOf } from '../support/uploads';

const everyRow = () => screen.findByRole('checkbox', { name: 'Select every row on this page' });
const firstView = savedView({ search: 'status=open', defaultFor: ['admin'] });
const openSellers = () => openApp('/seller', { roles: ['admin'], pages: { '/seller': SellerBrowseScreen } });

/** Saved views that arrive once the gate opens. */
const lateViews = () => {
  const late = gate();
  const asked = mockEndpoint(savedViewsApi.list, async () => {
    await late.opened;
    return [firstView];
  });
  return { late, asked };
};

// A list counts as opened once per visit: each test has its own list, or opens nothing in it.
describe('Until it is known how a list opens', () => {
  test('no row is shown that might go before it can be chosen', async () => {
    uploadsOf([OPEN]);
    const filtered = gate();
    const page = { rows: [OPEN], next: null, previous: null, count: { value: 1, isExact: true } };
    const lists = mockEndpoint(uploadsApi.list, async ({ url }) => {
      if (url.searchParams.has('status')) await filtered.opened;
      return page;
    });
    const { late, asked } = lateViews();
    const { user } = openApp('/add-catalog/assign', {
      roles: ['admin'],
      pages: { '/add-catalog/assign': AssignScreen },
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(lists).not.toHaveLength(0));
    expect(screen.queryByText(OPEN.seller.businessName)).not.toBeInTheDocument();
    expect(await everyRow()).toHaveAttribute('aria-disabled', 'true');
    await user.click(await everyRow());
    expect(await everyRow()).not.toBeChecked();
    late.open();
    await waitFor(() => expect(window.location.search).toBe('?status=open'));
    expect(screen.queryByText(OPEN.seller.businessName)).not.toBeInTheDocument();
    filtered.open();
    await screen.findByText(OPEN.seller.businessName);
    await user.click(await everyRow());
    expect(await screen.findByText('1 upload selected')).toBeInTheDocument();
  });

  test('what is typed meanwhile stays, and is what is shown', async () => {
    sellersOf();
    const { late, asked } = lateViews();
    const { user } = openSellers();
    await user.type(await screen.findByRole('searchbox', { name: 'Search sellers' }), 'kesar');
    await waitFor(() => expect(asked).toHaveLength(1));
    late.open();
    await screen.findByText('2 sellers');
    await waitFor(() => expect(window.location.search).toBe('?q=kesar'));
  });

  test('views that cannot be had hold nothing up', async () => {
    sellersOf();
    mockEndpoint(savedViewsApi.list, () => refusal(500));
    openSellers();
    expect(await screen.findByText('2 sellers')).toBeInTheDocument();
  });
});
