import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const thePage = (route: string) => screen.findByRole('heading', { name: `The page ${route}` });

describe('Shortcuts', () => {
  test('are listed under ?', async () => {
    serverKnows();
    const { user } = openApp('/', { roles: ['admin'] });
    await thePage('/');
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(sheet).toHaveTextContent('Search everything');
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
