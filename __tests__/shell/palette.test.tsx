import { searchApi, type Found } from '@/lib/contracts/search';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import type { Role } from '@/config/roles';

const thePage = (route: string) => screen.findByRole('heading', { name: `The page ${route}` });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

const found = (last: number, name: string, ...details: string[]): Found => {
  const id = `0198b2a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
  return { id, pageId: id, name, details, headline: null };
};

beforeEach(() => {
  mockEndpoint(searchApi.everything, []);
});

beforeAll(() => {
  // The palette's list measures itself and scrolls, which jsdom cannot do.
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.scrollIntoView = () => undefined;
});

/** The app with an open palette, for a person with these roles. */
async function openPalette(roles: Role[] = ['admin']) {
  serverKnows(asha({ fo: roles }));
  const { user } = openApp('/', { roles });
  await thePage('/');
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search or go to …' });
  return { user, type: (text: string) => user.type(field, text) };
}

describe('The command palette', () => {
  it('opens with Ctrl-K, finds a page by a few letters and goes there', async () => {
    const { user, type } = await openPalette();
    await type('mrkt');
    expect(options()[0]).toBe('Admin › Manage Markets');
    await user.keyboard('{Enter}');
    expect(await thePage('/market')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('opens from the top bar with the pages that the roles open, none about a record', async () => {
    serverKnows(asha({ fo: ['salesman'] }));
    const { user } = openApp('/', { roles: ['salesman'] });
    await user.click(await screen.findByRole('button', { name: /^Search or go to …/ }));
    await screen.findByRole('combobox');
    expect(options()).toEqual(['Seller › Browse', 'Order', 'Order › New order', 'My Profile', 'Settings', 'Billing']);
  });

  it('lists the pages visited last first', async () => {
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

  it('finds an order, says where it stands, and opens it', async () => {
    const order = { ...found(1, '1042-2', 'Roop Sangam', 'Kesar Textiles'), headline: 'placed' as const };
    const asked = mockEndpoint(searchApi.everything, [{ kind: 'orders', rows: [order] }]);
    const { user, type } = await openPalette();
    await type('1042-2');
    const option = await screen.findByRole('option', {
      name: /^1042-2 · Roop Sangam · Kesar Textiles ?Sent to seller/,
    });
    await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('q')).toBe('1042-2'));
    expect(screen.queryByText('No results')).not.toBeInTheDocument();
    await user.click(option);
    expect(await thePage('/order/[id]')).toBeInTheDocument();
  });

  it('finds records, says what tells them apart, and Enter opens the first', async () => {
    mockEndpoint(searchApi.everything, [
      {
        kind: 'sellers',
        rows: [found(1, 'Laxmi Textiles', 'Radha Market', '+91 98250 12345'), found(2, 'लक्ष्मी साड़ी')],
      },
      { kind: 'catalogs', rows: [found(3, 'Laxmi Silk', '1023', 'Kesar Textiles'), found(4, '')] },
      { kind: 'users', rows: [found(5, 'Laxmi Rao')] },
    ]);
    const { user, type } = await openPalette();
    await type('laxmi');
    const sellers = within(await screen.findByRole('group', { name: 'Sellers' }));
    expect(sellers.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Laxmi Textiles · Radha Market · +91 98250 12345',
      'लक्ष्मी साड़ी',
    ]);
    const catalogs = within(screen.getByRole('group', { name: 'Catalogs' }));
    expect(catalogs.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Laxmi Silk · 1023 · Kesar Textiles',
      'Untitled',
    ]);
    expect(screen.getByRole('group', { name: 'Staff' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await thePage('/seller/[id]')).toBeInTheDocument();
  });

  it.each([
    [['admin'], 'catalogs', '/catalog', 'look'],
    [['manage_seller'], 'catalogs', '/admin/catalog', 'open'],
    [['admin'], 'markets', '/market', 'open'],
    [['admin'], 'users', '/admin/user', 'open'],
    [['manage_buyer'], 'buyers', '/buyer/[id]', null],
  ] as const)('opens for %p one of the %s where they may', async (roles, kind, route, key) => {
    const row = found(7, 'Kesariya');
    mockEndpoint(searchApi.everything, [{ kind, rows: [row] }]);
    const { user, type } = await openPalette([...roles]);
    await type('zqzq');
    await user.click(await screen.findByRole('option', { name: 'Kesariya' }));
    expect(await thePage(route)).toBeInTheDocument();
    expect(window.location.search).toBe(key ? `?${key}=${row.id}` : '');
  });

  it.each([
    ['add a sel', ['admin'], '/seller', '?add=new'],
    ['import an ex', ['pipeline_wa'], '/catalog/upload', '?tab=whatsapp'],
    ['whatsapp chat', ['editor_catalog'], '/add-catalog/addCatalog', '?tab=whatsapp'],
    ['new order', ['manage_buyer'], '/order/new', ''],
    ['invite', ['admin'], '/admin/user', '?invite=new'],
  ] as const)('by %p begins what %p may begin', async (typed, roles, route, query) => {
    const { user, type } = await openPalette([...roles]);
    await type(typed);
    await user.keyboard('{Enter}');
    expect(await thePage(route)).toBeInTheDocument();
    expect(window.location.search).toBe(query);
  });

  it('finds the parts of Settings that the roles open', async () => {
    const { user, type } = await openPalette();
    await type('taxon');
    expect(options()).toEqual(['Settings › Taxonomy']);
    await user.keyboard('{Enter}');
    expect(await thePage('/settings')).toBeInTheDocument();
    expect(window.location.search).toBe('?tab=taxonomy');
  });

  it('begins nothing that the roles may not', async () => {
    const { type } = await openPalette(['editor_review']);
    await type('add a seller');
    expect(await screen.findByText('No results')).toBeInTheDocument();
  });

  it('asks for nothing while little is typed, or where the roles open no record', async () => {
    const asked = mockEndpoint(searchApi.everything, []);
    const { user, type } = await openPalette(['catalog_expert']);
    await type('qqqq');
    expect(await screen.findByText('No results')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
