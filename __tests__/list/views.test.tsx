import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import type { Role } from '@/config/roles';
import { savedViewsApi } from '@/lib/contracts/saved-views';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { savedView } from '../support/saved-views';
import { sellersOf } from '../support/sellers';

const open = (url = '/seller', role: Role = 'admin') =>
  openApp(url, { roles: [role], pages: { '/seller': SellerBrowseScreen } });
const views = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('dialog', { name: 'Views' }));
};
const head = (name: string) => screen.queryByRole('columnheader', { name: new RegExp(`^${name}`) });

// A list counts as opened once per visit: the order of the tests matters.
describe('A view of a list', () => {
  test('opens the list for a role, without a step back or becoming the person’s own', async () => {
    sellersOf();
    const layout = { hidden: ['market'], order: [], widths: {} };
    mockEndpoint(savedViewsApi.list, [savedView({ search: 'status=pending', layout, defaultFor: ['admin'] })]);
    const steps = window.history.length;
    open();
    await screen.findByText('1 seller');
    expect(window.location.search).toBe('?status=pending');
    expect(window.history.length).toBe(steps);
    await waitFor(() => expect(head('Market')).not.toBeInTheDocument());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('columns '))).toEqual([]);
  });

  test('shows its filters and columns when selected, and is marked as the one shown', async () => {
    sellersOf();
    const layout = { hidden: ['market'], order: [], widths: { status: 120, name: 300 } };
    mockEndpoint(savedViewsApi.list, [savedView({ search: 'status=pending', layout })]);
    const { user } = open();
    await screen.findByText('2 sellers');
    expect(head('Market')).toBeInTheDocument();
    await user.click((await views(user)).getByRole('button', { name: /^Only those that count/ }));
    expect(await screen.findByText('1 seller')).toBeInTheDocument();
    expect(head('Market')).not.toBeInTheDocument();
    const panel = await views(user);
    expect(await panel.findByRole('button', { name: /^Only those that count/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('is the one shown in whatever order the database keeps its widths', async () => {
    sellersOf();
    const layout = { hidden: [], order: [], widths: { name: 300, status: 120 } };
    mockEndpoint(savedViewsApi.list, [savedView({ search: 'status=pending', layout })]);
    localStorage.setItem(
      `columns ${asha().id} sellers.list`,
      JSON.stringify({ ...layout, widths: { status: 120, name: 300 } }),
    );
    const { user } = open('/seller?status=pending');
    const panel = await views(user);
    const view = await panel.findByRole('button', { name: /^Only those that count/ });
    expect(view).toHaveAttribute('aria-current', 'true');
    expect(panel.queryByRole('button', { name: /^Save the list as it is now as/ })).not.toBeInTheDocument();
  });

  test.each<[Role, number]>([
    ['admin', 2],
    ['manage_seller', 0],
  ])('that another shares has for %s %i ways to change it', async (role, ways) => {
    sellersOf(undefined, asha({ fo: [role] }));
    mockEndpoint(savedViewsApi.list, [savedView({ search: 'status=pending' })]);
    const { user } = open('/seller', role);
    const panel = await views(user);
    await panel.findByRole('button', { name: /^Only those that count/ });
    expect(panel.queryAllByRole('button', { name: /^(Save the list|Remove)/ })).toHaveLength(ways);
  });
});
