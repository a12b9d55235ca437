import { UserScreen } from '@/components/users/user-screen';
import { type PasswordReset, passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { usersApi } from '@/lib/contracts/users/users';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { MEERA, staffOf } from '../support/staff';

const RAMESH: PasswordReset = {
  id: '0198b2a0-0000-7000-8000-00000000000a',
  userName: 'Ramesh Kumar',
  phoneNumber: '+919825099999',
  requestedAt: '2026-11-21T03:35:00.000Z',
};
const FATIMA: PasswordReset = { ...RAMESH, id: '0198b2a0-0000-7000-8000-00000000000b', userName: 'Fatima Shaikh' };

function openRequests(requests: PasswordReset[] = [RAMESH, FATIMA], address = '/admin/user?requests=open') {
  staffOf();
  let open = requests;
  mockEndpoint(passwordResetsApi.list, () => open);
  const close = (id?: string) => (open = open.filter((request) => request.id !== id));
  const { user } = openApp(address, { roles: ['admin'], pages: { '/admin/user': UserScreen } });
  return { user, close };
}

const row = async (name: string) => within(await screen.findByRole('listitem', { name }));

describe('Password requests', () => {
  test('are listed with number and time', async () => {
    const { user } = openRequests(undefined, '/admin/user');
    await user.click(await screen.findByRole('button', { name: 'Password requests 2' }));
    expect((await row('Ramesh Kumar')).getByText(/asked/)).toHaveTextContent(
      '+91 98250 99999, asked 21 Nov 2026, 9:05 am',
    );
  });

  test('a one-time password is confirmed first, shown once, and survives a stray key', async () => {
    const { user, close } = openRequests();
    const granted = mockEndpoint(passwordResetsApi.grant, ({ params: { id } }) => {
      close(id);
      return { oneTimePassword: 'kite-mango-river', validUntil: '2026-11-22T03:35:00.000Z' };
    });
    await user.click((await row('Ramesh Kumar')).getByRole('button', { name: 'Give a one-time password' }));
    const question = within(await screen.findByRole('dialog', { name: 'New password for Ramesh Kumar?' }));
    expect(granted).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Give a one-time password' }));

    const answer = await screen.findByRole('dialog', { name: 'One-time password' });
    expect(answer).toHaveTextContent('kite-mango-river');
    expect(answer).toHaveTextContent('Valid until 22 Nov 2026, 9:05 am');
    await user.keyboard('{Escape}');
    expect(screen.getByText('kite-mango-river')).toBeInTheDocument();

    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith('kite-mango-river');

    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('kite-mango-river')).not.toBeInTheDocument());
    expect(screen.queryByRole('listitem', { name: 'Ramesh Kumar' })).not.toBeInTheDocument();
    expect(granted.map(({ params }) => params.id)).toEqual([RAMESH.id]);
  });

  test('go when the person is given a password where they are looked at', async () => {
    const { user, close } = openRequests([{ ...RAMESH, userName: MEERA.name }], '/admin/user');
    mockEndpoint(usersApi.giveOneTimePassword, () => {
      close(RAMESH.id);
      return { oneTimePassword: 'kite-mango-river', validUntil: '2026-11-22T03:35:00.000Z' };
    });
    await screen.findByRole('button', { name: 'Password requests 1' });
    await user.click(await screen.findByText(MEERA.name, { selector: 'td a' }));
    const meera = within(await screen.findByRole('dialog', { name: MEERA.name }));
    await user.click(await meera.findByRole('button', { name: 'Give a one-time password' }));
    const sure = within(await screen.findByRole('dialog', { name: `New password for ${MEERA.name}?` }));
    await user.click(sure.getByRole('button', { name: 'Give a one-time password' }));
    expect(await screen.findByText('kite-mango-river')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(/^Password requests/)).toHaveTextContent(/requests$/));
  });

  test('one is dismissed after asking', async () => {
    const { user, close } = openRequests();
    const dismissed = mockEndpoint(passwordResetsApi.dismiss, ({ params: { id } }) => {
      close(id);
      return {};
    });
    await user.click((await row('Fatima Shaikh')).getByRole('button', { name: 'Dismiss' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: /^Dismiss/ })).getByRole('button', { name: 'Dismiss' }),
    );
    expect(await screen.findByText('Request dismissed.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Fatima Shaikh' })).not.toBeInTheDocument());
    expect(dismissed.map(({ params }) => params.id)).toEqual([FATIMA.id]);
  });

  test('have no number when none waits, and say that all are answered', async () => {
    const { user } = openRequests([], '/admin/user');
    expect(await screen.findByText('3 people')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Password requests' }));
    expect(await screen.findByText('All requests are answered.')).toBeInTheDocument();
  });

  test('says why they did not load, and loads them at the second try', async () => {
    const { user } = openRequests([FATIMA]);
    mockEndpoint(passwordResetsApi.list, () => refusal(500, { message: 'Try again in a minute.', requestId: 'r-17' }));
    expect(await screen.findByText('r-17')).toBeInTheDocument();
    mockEndpoint(passwordResetsApi.list, [FATIMA]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await row('Fatima Shaikh')).getByText(/asked/)).toBeInTheDocument();
  });
});
