import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { usersApi } from '@/lib/contracts/users/users';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { ORDER_ROW } from '../support/orders';
import { screen, waitFor, within } from '../support/render';
import { seller } from '../support/sellers';
import { catalog } from '../support/tagging-place';

const thePage = (route: string) => screen.findByRole('heading', { name: `The page ${route}` });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

const NONE = { rows: [], next: null, previous: null, count: { value: 0, isExact: true } };

const LISTS = [sellersApi.list, catalogsApi.list, ordersApi.list, buyersApi.list, marketsApi.list, usersApi.list];

beforeEach(() => {
  for (const list of LISTS) mockEndpoint(list, NONE);
});

beforeAll(() => {
  // The palette's list measures itself and scrolls, which jsdom cannot.
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.scrollIntoView = () => undefined;
});

describe('The command palette', () => {
  test('opens with Ctrl-K, finds a page by a few letters and goes there', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Go to a page' }), 'mrkt');
    expect(options()[0]).toBe('Admin › Manage Markets');
    await user.keyboard('{Enter}');
    expect(await thePage('/market')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('offers only what the roles open, and no page that is about one record', async () => {
    serverKnows(asha({ fo: ['salesman'] }));
    const { user } = openApp('/', { roles: ['salesman'] });
    await user.click(await screen.findByRole('button', { name: /^Go to a page/ }));
    await screen.findByRole('combobox');
    expect(options()).toEqual(['Seller › Browse', 'Order', 'Order › New order', 'My Profile', 'Settings', 'Billing']);
  });

  test('lists the pages visited last first', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: 'Order' }));
    await thePage('/order');
    await user.click(menu.getByRole('link', { name: 'Dashboard' }));
    await thePage('/');
    await user.keyboard('{Control>}k{/Control}');
    expect(within(await screen.findByRole('group', { name: 'Recent' })).getAllByRole('option')).toHaveLength(1);
    expect(options()[0]).toBe('Order');
  });

  test('finds orders for whoever follows them, and opens one', async () => {
    serverKnows();
    const asked = mockEndpoint(ordersApi.list, { ...NONE, rows: [ORDER_ROW] });
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), '1042-2');
    const found = await screen.findByRole('option', { name: /^1042-2 · Roop Sangam · Kesar Textiles/ });
    expect(asked.at(-1)?.url.searchParams.get('q')).toBe('1042-2');
    expect(screen.queryByText('No results')).not.toBeInTheDocument();
    await user.click(found);
    expect(await thePage('/order/[id]')).toBeInTheDocument();
  });

  test('finds records of every kind, says what tells them apart, and opens one', async () => {
    serverKnows();
    const asked = mockEndpoint(sellersApi.list, { ...NONE, rows: [seller(1)] });
    mockEndpoint(catalogsApi.list, { ...NONE, rows: [catalog(11, { title: 'Laxmi Silk', designNumber: '1023' })] });
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'laxmi');
    const sellers = within(await screen.findByRole('group', { name: 'Sellers' }));
    expect(sellers.getByRole('option')).toHaveTextContent(/^Kesar Textiles 1 · Radha Market · \+91/);
    const catalogs = within(screen.getByRole('group', { name: 'Catalogs' }));
    expect(catalogs.getByRole('option')).toHaveTextContent('Laxmi Silk · 1023 · Kesar Textiles');
    expect(asked.at(-1)?.url.searchParams.get('q')).toBe('laxmi');
    await user.keyboard('{Enter}');
    expect(await thePage('/seller/[id]')).toBeInTheDocument();
  });

  test('begins what the roles may begin', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'add a sel');
    await user.keyboard('{Enter}');
    expect(await thePage('/seller')).toBeInTheDocument();
  });

  test('finds the parts of Settings that the roles open', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'taxon');
    expect(options()).toEqual(['Settings › Taxonomy']);
    await user.keyboard('{Enter}');
    expect(await thePage('/settings')).toBeInTheDocument();
    expect(window.location.search).toBe('?tab=taxonomy');
  });

  test('asks for no list whose records the roles may not open', async () => {
    serverKnows(asha({ fo: ['salesman'] }));
    const [users, sellers, orders] = [usersApi, sellersApi, ordersApi].map(({ list }) => mockEndpoint(list, NONE));
    const { user } = openApp('/', { roles: ['salesman'] });
    await user.click(await screen.findByRole('button', { name: /^Go to a page/ }));
    await user.type(await screen.findByRole('combobox'), 'laxmi');
    await screen.findByText('No results');
    expect([orders?.length, sellers?.length, users?.length]).toEqual([1, 0, 0]);
  });

  test('says when nothing fits', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'qqqq');
    expect(await screen.findByText('No results')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('Shortcuts', () => {
  test('are listed under ?', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(sheet).toHaveTextContent('Go to a page');
    expect(sheet).not.toHaveTextContent('In this list');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('lead to pages, one key after the other', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    await user.keyboard('gs');
    expect(await thePage('/settings')).toBeInTheDocument();
    await user.keyboard('gd');
    expect(await thePage('/')).toBeInTheDocument();
  });

  test('leave the keys alone while somebody types', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'], pages: { '/': () => <input aria-label="Note" /> } });
    await user.type(await screen.findByLabelText('Note'), 'gs?');
    expect(screen.getByLabelText('Note')).toHaveValue('gs?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });
});

describe('Arriving at a page', () => {
  test('starts the focus at its content, and Tab reaches the way past the menu first', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.click(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Order' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test.each([
    ['/', 'Dashboard'],
    ['/catalog', 'Catalog › Browse'],
    ['/collection/view/12', 'Admin › Collection Management › Collection Detail'],
    ['/no/such/page', 'Page not found'],
  ])('%s has a title that says where one is', async (url, name) => {
    serverKnows();
    openApp(url, { roles: ['admin'] });
    await waitFor(() => expect(document.title).toBe(`${name} | BOMB - Business & Operations Module`));
  });

  test('titles say when one is not let in', async () => {
    serverKnows(asha({ fo: ['salesman'] }));
    openApp('/market', { roles: ['salesman'] });
    await waitFor(() => expect(document.title).toBe('No access | BOMB - Business & Operations Module'));
  });

  test('titles say that one has to log in', async () => {
    openApp('/market');
    await waitFor(() => expect(document.title).toBe('Log in | BOMB - Business & Operations Module'));
  });
});
