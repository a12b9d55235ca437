import SettingsPage from '@/pages/settings';
import { DEFAULT_PREFERENCES, type Preferences, meApi } from '@/lib/contracts/me';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { screen, waitFor } from '../support/render';

const html = document.documentElement;

async function openSettings(stored: Partial<Preferences> = {}) {
  let preferences: Preferences = { ...DEFAULT_PREFERENCES, ...stored };
  mockEndpoint(meApi.get, () => asha({ fo: ['salesman'], preferences }));
  const saved = mockEndpoint(meApi.savePreferences, ({ body }) => (preferences = { ...preferences, ...body }));
  const { user } = openApp('/settings', { roles: ['salesman'], pages: { '/settings': SettingsPage } });
  await screen.findByRole('radio', { name: 'Dark' });
  return { user, saved };
}

describe('Settings', () => {
  test('colours change at once and are saved', async () => {
    const { user, saved } = await openSettings({ themeMode: 'light' });
    await waitFor(() => expect(html).toHaveAttribute('data-color-scheme', 'light'));
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(html).toHaveAttribute('data-color-scheme', 'dark'));
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(saved.map(({ body }) => body)).toEqual([{ themeMode: 'dark' }]);
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('density changes at once, is saved, and shows before the server answers next time', async () => {
    const { user, saved } = await openSettings();
    await waitFor(() => expect(html.dataset.density).toBe('normal'));
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(html.dataset.density).toBe('compact'));
    await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ density: 'compact' }]));
    expect(window.localStorage.getItem('density')).toBe('"compact"');
  });

  test('the start page is one of the pages the roles open', async () => {
    const { user, saved } = await openSettings();
    const choices = screen.getAllByRole('option').map((option) => option.textContent);
    expect(choices).toEqual([
      'Dashboard',
      'Seller › Browse',
      'Order',
      'Order › New order',
      'My Profile',
      'Settings',
      'Billing',
    ]);
    await user.selectOptions(screen.getByLabelText('Start page'), 'Order');
    await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ startScreen: 'order' }]));
    expect(screen.getByLabelText('Start page')).toHaveDisplayValue('Order');
  });

  test('what the server refuses is taken back, with its reason', async () => {
    const { user } = await openSettings();
    mockEndpoint(meApi.savePreferences, () => refusal(500, { message: 'Try again in a minute.' }));
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    expect(await screen.findByText('Try again in a minute.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked());
    expect(html.dataset.density).toBe('normal');
  });
});
