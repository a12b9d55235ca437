import { authApi } from '@/lib/contracts/auth';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, within } from '../support/render';

async function openAccount() {
  serverKnows(asha({ fo: ['pipeline_wa', 'editor_catalog'] }));
  const { user } = openApp('/order', { roles: ['pipeline_wa', 'editor_catalog'] });
  await user.click(await screen.findByRole('button', { name: 'Account of Asha Patel' }));
  return { user, account: within(await screen.findByRole('dialog', { name: 'Account' })) };
}

describe('The top bar', () => {
  test('welcomes by name', async () => {
    serverKnows();
    openApp('/', { roles: ['admin'] });
    expect(await screen.findByText('Welcome, Asha Patel')).toBeInTheDocument();
  });

  test('opens a menu with name and roles', async () => {
    const { account } = await openAccount();
    expect(account.getByText('Asha Patel')).toBeInTheDocument();
    const roles = account.getByRole('list', { name: 'Roles' });
    expect(
      within(roles)
        .getAllByRole('listitem')
        .map((role) => role.textContent),
    ).toEqual(['Pipeline WhatsApp', 'Editor catalog']);
  });

  test('lists My Profile, Settings, Billing with its badge of 4, and Log Out', async () => {
    const { account } = await openAccount();
    expect(account.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'My Profile',
      'Settings',
      'Billing4',
      'Log Out',
    ]);
  });

  test.each([
    ['My Profile', '/profile'],
    ['Settings', '/settings'],
    ['Billing 4', '/billing'],
  ])('%s leads to %s', async (name, path) => {
    const { user, account } = await openAccount();
    await user.click(account.getByRole('menuitem', { name }));
    expect(await screen.findByRole('heading', { name: `The page ${path}` })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('Log Out says so word for word and brings the login page', async () => {
    const requests = mockEndpoint(authApi.logout, {});
    const { user, account } = await openAccount();
    await user.click(account.getByRole('menuitem', { name: 'Log Out' }));
    expect(await screen.findByText('Logged out succesfully')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'LOG IN' })).toBeInTheDocument();
    expect(window.localStorage.getItem('userInfo')).toBeNull();
    expect(requests).toHaveLength(1);
  });
});
