import { ProfileScreen } from '@/components/me/profile-screen';
import { type Session, meApi } from '@/lib/contracts/me';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const HERE: Session = {
  id: '0198b2a0-0000-7000-8000-00000000000a',
  device: 'Chrome on Windows',
  isCurrent: true,
  createdAt: '2026-11-20T03:35:00.000Z',
  lastUsedAt: '2026-11-21T03:35:00.000Z',
};
const PHONE: Session = {
  ...HERE,
  id: '0198b2a0-0000-7000-8000-00000000000b',
  device: 'Chrome on Android',
  isCurrent: false,
};
const PASSWORDS = { currentPassword: 'chaniya choli', newPassword: 'bandhani at noon' };

async function openProfile(sessions: Session[] = [HERE, PHONE]) {
  serverKnows(asha({ fo: ['pipeline_wa', 'catalog_expert'] }));
  let left = sessions;
  mockEndpoint(meApi.sessions, () => left);
  const end = (isEnded: (session: Session) => boolean) => (left = left.filter((session) => !isEnded(session)));
  const { user } = openApp('/profile', { roles: ['pipeline_wa'], pages: { '/profile': ProfileScreen } });
  await screen.findByText('Chrome on Windows');
  const change = async ({ currentPassword, newPassword }: typeof PASSWORDS) => {
    if (currentPassword) await user.type(screen.getByLabelText('Current password'), currentPassword);
    if (newPassword) await user.type(screen.getByLabelText('New password'), newPassword);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  return { user, end, change };
}

describe('My Profile', () => {
  test('shows name, phone number and what each role is for', async () => {
    await openProfile();
    const you = within(screen.getByRole('region', { name: 'You' }));
    expect(you.getByText('Asha Patel')).toBeInTheDocument();
    expect(you.getByText('+91 98250 12345')).toBeInTheDocument();
    expect(you.getByText('Pipeline WhatsApp')).toBeInTheDocument();
    expect(you.getByText('Makes catalog PDFs.')).toBeInTheDocument();
  });
});

describe('Changing the password', () => {
  test('says how many other places were signed out, and empties the form', async () => {
    const { change } = await openProfile();
    const requests = mockEndpoint(meApi.changePassword, { endedSessions: 1 });
    await change(PASSWORDS);
    expect(await screen.findByText('Password changed. 1 other place was signed out.')).toBeInTheDocument();
    expect(requests.map(({ body }) => body)).toEqual([PASSWORDS]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  test('needs the current one, and a new one that is long enough', async () => {
    const { change } = await openProfile();
    const requests = mockEndpoint(meApi.changePassword, { endedSessions: 0 });
    await change({ currentPassword: '', newPassword: 'short' });
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Type your current password.'),
    );
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Use at least 10 characters.');
    expect(requests).toHaveLength(0);
  });

  test('shows what the server finds wrong at the field it is about', async () => {
    const { change } = await openProfile();
    const issues = [{ path: ['currentPassword'], message: 'This is not your current password.' }];
    mockEndpoint(meApi.changePassword, () => refusal(400, { issues }));
    await change(PASSWORDS);
    const current = screen.getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your current password.'));
    expect(current).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue(PASSWORDS.newPassword);
  });

  test('says when it was tried too often', async () => {
    const { change } = await openProfile();
    mockEndpoint(meApi.changePassword, () => refusal(429, { message: 'Too many tries. Wait a minute.' }));
    await change(PASSWORDS);
    expect(await screen.findByText('Too many tries. Wait a minute.')).toBeInTheDocument();
  });
});

describe('Where one is signed in', () => {
  test('lists each place with its last use, in Indian time', async () => {
    await openProfile();
    const places = screen.getByRole('region', { name: 'Where you are signed in' });
    expect(
      within(places)
        .getAllByRole('listitem')
        .map((place) => place.textContent),
    ).toEqual([
      'Chrome on WindowsLast used 21 Nov 2026, 9:05 amThis one',
      'Chrome on AndroidLast used 21 Nov 2026, 9:05 amSign out',
    ]);
  });

  test('one place is signed out after asking', async () => {
    const { user, end } = await openProfile();
    const requests = mockEndpoint(meApi.endSession, ({ params: { id } }) => {
      end((session) => session.id === id);
      return {};
    });
    await user.click(screen.getByRole('button', { name: 'Sign out Chrome on Android' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out this place?' }));
    await user.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Chrome on Android is signed out.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
    expect(requests.map(({ params }) => params.id)).toEqual([PHONE.id]);
  });

  test('all others are signed out after asking; changing one’s mind does nothing', async () => {
    const { user, end } = await openProfile();
    const requests = mockEndpoint(meApi.endOtherSessions, () => {
      end((session) => !session.isCurrent);
      return { endedSessions: 1 };
    });
    await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('All other places are signed out.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument());
  });
});
