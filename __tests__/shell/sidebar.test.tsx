import { ROLE_NAMES } from '@/config/roles';
import { type MenuNode, menuTree } from '@/lib/domain/access/access';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, within } from '../support/render';

const theMenu = () => screen.findByRole('navigation', { name: 'Menu' });

/** The menu's list, with every group open. */
async function openMenu(user: ReturnType<typeof openApp>['user']): Promise<Element> {
  const menu = await theMenu();
  const closed = () => within(menu).queryAllByRole('button', { expanded: false })[0];
  for (let group = closed(); group; group = closed()) await user.click(group);
  return menu.lastElementChild ?? menu;
}

/** The menu as text. */
function outline(list: Element, indent = ''): string[] {
  return [...list.children].flatMap((item) => {
    const inner = item.querySelector('ul');
    const name = item.querySelector('a, button')?.textContent ?? '';
    return [indent + name, ...(inner ? outline(inner, `${indent}  `) : [])];
  });
}

const expected = (nodes: MenuNode[], indent = ''): string[] =>
  nodes.flatMap(({ row, children }) => [indent + row.name, ...expected(children, `${indent}  `)]);

describe('The left menu', () => {
  test.each(ROLE_NAMES)('of %s is what the table opens to that role', async (role) => {
    serverKnows(asha({ fo: [role] }));
    const { user } = openApp('/', { roles: [role] });
    expect(outline(await openMenu(user)).join('\n')).toBe(expected(menuTree([role])).join('\n'));
  });

  test('reads like this for a salesman', async () => {
    serverKnows(asha({ fo: ['salesman'] }));
    const { user } = openApp('/', { roles: ['salesman'] });
    expect(outline(await openMenu(user)).join('\n')).toMatchInlineSnapshot(`
      "Dashboard
      Seller
        Browse
      Order"
    `);
  });

  test('leads to a page and marks where one is', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    const menu = within(await theMenu());
    expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await user.click(menu.getByRole('link', { name: 'Order' }));
    expect(await screen.findByRole('heading', { name: 'The page /order' })).toBeInTheDocument();
    expect(menu.getByRole('link', { name: 'Order' })).toHaveAttribute('aria-current', 'page');
    expect(menu.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  });

  test('marks the entry a page belongs to that the menu does not list', async () => {
    serverKnows();
    openApp('/seller/wa-groups/7', { roles: ['admin'] });
    const menu = within(await theMenu());
    const seller = menu.getByRole('button', { name: 'Seller' });
    expect(seller).toHaveAttribute('aria-expanded', 'true');
    expect(menu.getByRole('link', { current: true, name: 'Browse' })).toHaveAttribute('href', '/seller');
  });

  test('opens and closes nested groups from the keyboard', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    const menu = within(await theMenu());
    const video = menu.getByRole('button', { name: 'Video', expanded: false });
    video.focus();
    await user.keyboard('{Enter}');
    expect(video).toHaveAttribute('aria-expanded', 'true');
    menu.getByRole('button', { name: 'Editor', expanded: false }).focus();
    await user.keyboard(' ');
    expect(menu.getByRole('link', { name: 'Fetch' })).toBeVisible();
    await user.click(video);
    expect(video).toHaveAttribute('aria-expanded', 'false');
  });

  test('remembers what was left open', async () => {
    serverKnows();
    const first = openApp('/', { roles: ['admin'] });
    await first.user.click(within(await theMenu()).getByRole('button', { name: 'Catalog' }));
    first.unmount();
    openApp('/', { roles: ['admin'] });
    const menu = within(await theMenu());
    expect(menu.getByRole('button', { name: 'Catalog' })).toHaveAttribute('aria-expanded', 'true');
    expect(menu.getByRole('button', { name: 'Video' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('gives its room to the page, and stays away until called back', async () => {
    serverKnows();
    const first = openApp('/', { roles: ['admin'] });
    await theMenu();
    await first.user.click(screen.getByRole('button', { name: 'Menu', expanded: true }));
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    first.unmount();
    const second = openApp('/', { roles: ['admin'] });
    await second.user.click(await screen.findByRole('button', { name: 'Menu', expanded: false }));
    expect(await theMenu()).toBeInTheDocument();
  });

  test('is a drawer on small screens, closed by going somewhere or by Escape', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(drawer.getByRole('link', { name: 'Order' }));
    expect(await screen.findByRole('heading', { name: 'The page /order' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
