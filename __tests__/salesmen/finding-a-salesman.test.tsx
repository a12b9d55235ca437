import { PortfolioScreen } from '@/components/salesmen/portfolio-screen';
import { SellerBrowseScreen } from '@/components/sellers/seller-browse-screen';
import { SellerViewScreen } from '@/components/sellers/seller-view-screen';
import { UserScreen } from '@/components/users/user-screen';
import type { Role } from '@/config/roles';
import { type Portfolio, salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { screen, within } from '../support/render';
import { KESAR, KIRAN, LAXMI, sellersOf } from '../support/sellers';
import { RAVI, staffOf } from '../support/staff';

const none = { value: 0, isExact: true };

/** Portfolios of any requested person. */
function portfolios(...people: Portfolio['salesman'][]) {
  mockEndpoint(salesmenApi.get, ({ params }) => ({
    salesman: people.find(({ id }) => id === params.id) ?? KIRAN,
    active: true,
    sellers: { pending: none, active: none, suspended: none, closed: none },
    month: { name: '2026-11', visits: 0, newSellers: 0, target: null },
  }));
}

const open = (url: string, roles: Role[] = ['admin']) =>
  openApp(url, {
    roles,
    pages: {
      '/admin/user': UserScreen,
      '/seller': SellerBrowseScreen,
      '/seller/[id]': SellerViewScreen,
      '/seller/salesman/[id]': PortfolioScreen,
    },
  });
const thePage = (name: string) => screen.findByRole('heading', { level: 1, name });
const glance = async () => within(await screen.findByRole('region', { name: 'At a glance' }));

describe('An admin, who is no salesman, gets to the page of one', () => {
  test('from a seller', async () => {
    sellersOf();
    portfolios(KIRAN);
    const { user } = open(`/seller/${KESAR.id}`);
    await user.click((await glance()).getByRole('link', { name: KIRAN.name }));
    expect(await thePage(KIRAN.name)).toBeInTheDocument();
    expect(window.location.pathname).toBe(`/seller/salesman/${KIRAN.id}`);
  });

  test('from the list of sellers, which the key Tab does not stop at for it', async () => {
    sellersOf();
    portfolios(KIRAN);
    const { user } = open('/seller');
    const link = await screen.findByRole('link', { name: KIRAN.name });
    expect(link).toHaveAttribute('tabindex', '-1');
    await user.click(link);
    expect(await thePage(KIRAN.name)).toBeInTheDocument();
  });

  test('from the staff, also when the account is disabled', async () => {
    staffOf();
    sellersOf();
    portfolios(RAVI);
    const { user } = open('/admin/user');
    await user.click(await screen.findByText(RAVI.name, { selector: 'td a' }));
    const ravi = within(await screen.findByRole('dialog', { name: RAVI.name }));
    await user.click(await ravi.findByRole('link', { name: 'Portfolio' }));
    expect(await thePage(RAVI.name)).toBeInTheDocument();
  });
});

test('Nobody else is led to a page that is not for them', async () => {
  sellersOf(undefined, asha({ fo: ['manage_seller'] }));
  open(`/seller/${KESAR.id}`, ['manage_seller']);
  const facts = await glance();
  expect(facts.getByText(KIRAN.name)).toBeInTheDocument();
  expect(facts.queryByRole('link', { name: KIRAN.name })).not.toBeInTheDocument();
});

test('A seller of nobody, and a person who sells nothing, lead nowhere', async () => {
  sellersOf();
  open(`/seller/${LAXMI.id}`);
  expect((await glance()).getByText('Salesman').parentElement).toHaveTextContent('None');
});
