import { act, waitFor } from '@testing-library/react';
import type { Role } from '@/config/roles';
import { type Me, type Preferences, DEFAULT_PREFERENCES, meApi } from '@/lib/contracts/me';
import { useSession } from '@/lib/client/auth/session-store';
import { useMe } from '@/lib/client/queries/me';
import { useChangePassword, useSavePreferences } from '@/lib/client/queries/own-account';
import { gate } from '../support/gate';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { renderScreen, screen } from '../support/render';
import { signedIn, signedOut } from '../support/session';
import { rest } from '../support/toasts';

const COMPACT: Preferences = { ...DEFAULT_PREFERENCES, density: 'compact' };

const me = (details: Partial<Me> = {}): Me => ({
  id: '0198b2a0-0000-7000-8000-000000000001',
  name: 'Asha Patel',
  phoneNumber: '+919825012345',
  fo: ['admin'],
  mustChangePassword: false,
  unread: 0,
  activeJobs: 0,
  preferences: DEFAULT_PREFERENCES,
  ...details,
});

function Person() {
  const { user } = useSession();
  const { data } = useMe();
  const save = useSavePreferences();
  return (
    <>
      <p>stored: {user ? `${user.name}, ${user.fo.join(' ')}` : 'nobody'}</p>
      <p>density: {data?.preferences.density ?? 'unknown'}</p>
      <p>mode: {data?.preferences.themeMode ?? 'unknown'}</p>
      <button onClick={() => save.mutate({ density: 'compact' })}>Compact</button>
      <button onClick={() => save.mutate({ density: 'comfortable' })}>Comfortable</button>
      <button onClick={() => save.mutate({ themeMode: 'dark' })}>Dark</button>
    </>
  );
}

function NewPassword() {
  const change = useChangePassword();
  return (
    <>
      <button onClick={() => change.mutate({ currentPassword: 'old', newPassword: 'a new long one' })}>Change</button>
      <p>{change.error?.message ?? 'no error'}</p>
    </>
  );
}

const roles: Role[] = ['admin'];

describe('Who is signed in', () => {
  test('is not asked while nobody is', async () => {
    const requests = mockEndpoint(meApi.get, me());
    renderScreen(<Person />);
    await rest();
    expect(requests).toHaveLength(0);
  });

  test('roles and name that changed on the server replace the stored ones', async () => {
    mockEndpoint(meApi.get, me({ name: 'Asha Mehta', fo: ['salesman', 'catalog_expert'] }));
    renderScreen(<Person />, { roles });
    expect(screen.getByText('stored: Asha Patel, admin')).toBeInTheDocument();
    expect(await screen.findByText('stored: Asha Mehta, salesman catalog_expert')).toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem('userInfo') ?? '')).toEqual({
      name: 'Asha Mehta',
      fo: ['salesman', 'catalog_expert'],
    });
  });

  test('an answer about somebody who signed out meanwhile is not stored for the next one', async () => {
    const answer = gate();
    const requests = mockEndpoint(meApi.get, async ({ headers }) => {
      if (headers.get('Authorization') === 'JWT access-5') return me({ name: 'Ravi Shah', fo: ['salesman'] });
      await answer.opened;
      return me();
    });
    renderScreen(<Person />, { roles });
    await waitFor(() => expect(requests).toHaveLength(1));
    act(() => {
      signedOut();
      signedIn(['salesman'], { name: 'Ravi Shah', accessToken: 'access-5' });
    });
    answer.open();
    expect(await screen.findByText('stored: Ravi Shah, salesman')).toBeInTheDocument();
    await rest();
    expect(screen.getByText('stored: Ravi Shah, salesman')).toBeInTheDocument();
  });
});

describe('Preferences', () => {
  test('count at once, before the server answered', async () => {
    mockEndpoint(meApi.get, me());
    const answer = gate();
    mockEndpoint(meApi.savePreferences, async () => {
      await answer.opened;
      return COMPACT;
    });
    const { user } = renderScreen(<Person />, { roles });
    await screen.findByText('density: normal');
    await user.click(screen.getByText('Compact'));
    expect(screen.getByText('density: compact')).toBeInTheDocument();
    mockEndpoint(meApi.get, me({ preferences: COMPACT }));
    answer.open();
    await rest();
    expect(screen.getByText('density: compact')).toBeInTheDocument();
  });

  test('are taken back, and the reason shown, when the server refuses', async () => {
    mockEndpoint(meApi.get, me());
    mockEndpoint(meApi.savePreferences, () => refusal(500, { message: 'Not saved. Try again.' }));
    const { user } = renderScreen(<Person />, { roles });
    await screen.findByText('density: normal');
    await user.click(screen.getByText('Compact'));
    expect(await screen.findByText('Not saved. Try again.')).toBeInTheDocument();
    expect(await screen.findByText('density: normal')).toBeInTheDocument();
  });

  test('a refused change takes back only itself', async () => {
    mockEndpoint(meApi.get, me());
    mockEndpoint(meApi.savePreferences, ({ body }) => {
      // All further calls fail, so the page shows its own stored values.
      mockEndpoint(meApi.get, noAnswer);
      return 'density' in body ? refusal(500) : { ...DEFAULT_PREFERENCES, ...body };
    });
    const { user } = renderScreen(<Person />, { roles });
    await screen.findByText('density: normal');
    await user.click(screen.getByText('Compact'));
    await user.click(screen.getByText('Dark'));
    await screen.findByText('density: normal');
    await rest();
    expect(screen.getByText('mode: dark')).toBeInTheDocument();
  });

  test('are saved one after the other, so that the last choice stays', async () => {
    mockEndpoint(meApi.get, me());
    const first = gate();
    const requests = mockEndpoint(meApi.savePreferences, async ({ body }) => {
      if (body.density === 'compact') await first.opened;
      return { ...DEFAULT_PREFERENCES, ...body };
    });
    const { user } = renderScreen(<Person />, { roles });
    await screen.findByText('density: normal');
    await user.click(screen.getByText('Compact'));
    await user.click(screen.getByText('Comfortable'));
    expect(screen.getByText('density: comfortable')).toBeInTheDocument();
    await rest();
    expect(requests).toHaveLength(1);
    first.open();
    await waitFor(() => expect(requests.map(({ body }) => body.density)).toEqual(['compact', 'comfortable']));
  });
});

describe('A new password', () => {
  test('what is wrong with it is for the form to show, not for a toast', async () => {
    mockEndpoint(meApi.changePassword, () => refusal(422, { message: 'This is not your password.' }));
    const { user } = renderScreen(<NewPassword />, { roles });
    await user.click(screen.getByText('Change'));
    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    await rest();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a server that cannot be reached is a toast', async () => {
    mockEndpoint(meApi.changePassword, noAnswer);
    const { user } = renderScreen(<NewPassword />, { roles });
    await user.click(screen.getByText('Change'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Cannot reach the server.');
  });
});
