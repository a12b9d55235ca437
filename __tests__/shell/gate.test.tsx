import { renderToString } from 'react-dom/server';
import { NoAccess } from '@/components/records/no-access';
import { AppTheme } from '@/components/ui/app-theme';
import { MESSAGES } from '@/config/messages';
import { authApi } from '@/lib/contracts/auth';
import { DEFAULT_PREFERENCES, meApi } from '@/lib/contracts/me';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { gate } from '../support/gate';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { mockIdentity } from '../support/mock-identity';
import { App, asha, openApp, serverKnows } from '../support/open-app';
import { renderScreen, screen, waitFor } from '../support/render';
import { signedIn, tokens } from '../support/session';
import { TestRouter } from '../support/test-router';

const theLoginPage = () => screen.findByRole('button', { name: 'LOG IN' });
const thePage = (route: string) => screen.findByRole('heading', { name: `The page ${route}` });

/** The document before any script has run. */
const prerender = (url: string) =>
  renderToString(
    <TestRouter url={url}>
      <QueryClientProvider client={createQueryClient()}>
        <AppTheme>
          <App />
        </AppTheme>
      </QueryClientProvider>
    </TestRouter>,
  );

describe('Before anybody is known', () => {
  test(`a page says ${MESSAGES.loading}`, () => {
    expect(prerender('/order')).toContain('Loading…');
    expect(prerender('/order')).not.toContain('LOG IN');
  });

  test('the login page is there already', () => {
    expect(prerender('/auth/login')).toContain('LOG IN');
    expect(prerender('/auth/login')).not.toContain('Loading…');
  });
});

describe('With nobody signed in', () => {
  test.each(['/', '/order', '/seller/7', '/no/such/page'])('%s shows the login page in place', async (url) => {
    openApp(url);
    expect(await theLoginPage()).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe(url);
  });

  test('signing in brings the wanted page', async () => {
    const { user } = openApp('/order');
    serverKnows();
    mockEndpoint(authApi.checkPassword, { name: 'Asha Patel', fo: ['admin'] });
    mockIdentity();
    mockEndpoint(authApi.openSession, tokens(1));
    await user.type(await screen.findByLabelText('Password'), 'chaniya choli');
    await user.click(await theLoginPage());
    expect(await thePage('/order')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/order');
  });
});

describe('Signed in at the login page', () => {
  test('one goes to the dashboard', async () => {
    serverKnows();
    openApp('/auth/login', { roles: ['admin'] });
    expect(await thePage('/')).toBeInTheDocument();
  });

  test('one goes to the start page of the settings', async () => {
    serverKnows(asha({ preferences: { ...DEFAULT_PREFERENCES, startScreen: 'order' } }));
    openApp('/auth/login', { roles: ['admin'] });
    expect(await thePage('/order')).toBeInTheDocument();
  });

  test('one goes to the dashboard when the start page needs a record', async () => {
    serverKnows(asha({ preferences: { ...DEFAULT_PREFERENCES, startScreen: 'catalog-edit' } }));
    openApp('/auth/login', { roles: ['admin'] });
    expect(await thePage('/')).toBeInTheDocument();
  });

  test('one goes to the dashboard when the roles do not open the start page any more', async () => {
    serverKnows(asha({ fo: ['salesman'], preferences: { ...DEFAULT_PREFERENCES, startScreen: 'admin-market' } }));
    openApp('/auth/login', { roles: ['salesman'] });
    expect(await thePage('/')).toBeInTheDocument();
  });
});

describe('A page that the roles do not open', () => {
  test('is not shown; the button of the no-access page goes home', async () => {
    serverKnows(asha({ fo: ['salesman'] }));
    const { user } = openApp('/market', { roles: ['salesman'] });
    expect(await screen.findByText('You do not have access to this page.')).toBeInTheDocument();
    expect(screen.queryByText('The page /market')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Go back home' }));
    expect(await thePage('/')).toBeInTheDocument();
  });

  test('may say so in other words', () => {
    renderScreen(<NoAccess message="Only the salesman of this seller sees this." />);
    expect(screen.getByText('Only the salesman of this seller sees this.')).toBeInTheDocument();
    expect(screen.queryByText(MESSAGES.noAccess)).not.toBeInTheDocument();
  });

  test('opens after all when an admin has just given the role', async () => {
    const answer = gate();
    mockEndpoint(meApi.get, async () => {
      await answer.opened;
      return asha({ fo: ['admin'] });
    });
    openApp('/market', { roles: ['salesman'] });
    expect(await screen.findByText(MESSAGES.loading)).toBeInTheDocument();
    expect(screen.queryByText(MESSAGES.noAccess)).not.toBeInTheDocument();
    answer.open();
    expect(await thePage('/market')).toBeInTheDocument();
  });

  test('closes when the server no longer knows the role', async () => {
    serverKnows(asha({ fo: ['salesman'] }));
    openApp('/market', { roles: ['admin'] });
    expect(await screen.findByText(MESSAGES.noAccess)).toBeInTheDocument();
  });

  test('stays closed when the server cannot be asked', async () => {
    mockEndpoint(meApi.get, () => refusal(500));
    openApp('/market', { roles: ['salesman'] });
    expect(await screen.findByText(MESSAGES.noAccess)).toBeInTheDocument();
  });
});

test('A page that does not exist is a 404 with menu and top bar around it', async () => {
  serverKnows();
  openApp('/no/such/page', { roles: ['admin'] });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeInTheDocument();
  expect(screen.getByText('Welcome, Asha Patel')).toBeInTheDocument();
});

test('Somebody with a one-time password chooses a new one before anything else', async () => {
  let mustChangePassword = true;
  mockEndpoint(meApi.get, () => asha({ mustChangePassword }));
  const requests = mockEndpoint(meApi.changePassword, () => {
    mustChangePassword = false;
    return { endedSessions: 0 };
  });
  const { user } = openApp('/order', { roles: ['admin'] });
  await screen.findByRole('heading', { name: 'Choose a new password' });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('One-time password'), 'kite-mango-river');
  await user.type(screen.getByLabelText('New password'), 'bandhani at noon');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await thePage('/order')).toBeInTheDocument();
  expect(requests.map(({ body }) => body)).toEqual([
    { currentPassword: 'kite-mango-river', newPassword: 'bandhani at noon' },
  ]);
});

test('A session that ends elsewhere brings the login page at once', async () => {
  serverKnows();
  openApp('/order', { roles: ['admin'] });
  await thePage('/order');
  window.localStorage.removeItem('userInfo');
  window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }));
  expect(await theLoginPage()).toBeInTheDocument();
  signedIn(['admin']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'LOG IN' })).not.toBeInTheDocument());
});

test('A page cached by the browser asks for nothing after its session ended', async () => {
  const asked = mockEndpoint(meApi.get, () => asha());
  openApp('/order', { roles: ['admin'] });
  await thePage('/order');
  await waitFor(() => expect(asked).toHaveLength(1));
  window.localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await theLoginPage()).toBeInTheDocument();
  expect(asked).toHaveLength(1);
});
