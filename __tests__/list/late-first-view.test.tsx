import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import { savedViewsApi } from '@/lib/contracts/saved-views';
import { gate } from '../support/gate';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor } from '../support/render';
import { savedView } from '../support/saved-views';
import { sellersOf } from '../support/sellers';

test('a view that comes late takes nothing away that was chosen meanwhile', async () => {
  sellersOf();
  const late = gate();
  const asked = mockEndpoint(savedViewsApi.list, async () => {
    await late.opened;
    return [savedView({ search: 'status=pending', defaultFor: ['admin'] })];
  });
  const { user } = openApp('/seller', { roles: ['admin'], pages: { '/seller': SellerBrowseScreen } });
  await screen.findByText('2 sellers');
  await user.click(screen.getByRole('checkbox', { name: 'Choose every row on this page' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  late.open();
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await screen.findByRole('button', { name: /^Only those that count/ });
  expect(window.location.search).toBe('');
  expect(screen.getByText('2 sellers chosen')).toBeInTheDocument();
});
