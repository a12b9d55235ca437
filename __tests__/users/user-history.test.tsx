import { UserScreen } from '@/components/users/user-screen';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import { type User, usersApi } from '@/lib/contracts/users/users';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { ASHA, MEERA, staffOf } from '../support/staff';

const entry = (last: number, action: string, changes: HistoryEntry['changes'] = {}): HistoryEntry => ({
  id: `0198b2a0-0000-7000-8700-00000000000${last}`,
  at: `2026-11-0${last}T03:35:00.000Z`,
  actor: { id: ASHA.id, name: ASHA.name },
  action,
  changes,
  details: {},
  requestId: null,
});

const ENTRIES = [
  entry(4, 'users.disabled', { status: { before: 'active', after: 'disabled' } }),
  entry(3, 'users.one-time-password'),
  entry(2, 'users.changed', { roles: { before: ['salesman'], after: MEERA.roles } }),
  entry(1, 'users.invited', {
    phoneNumber: { before: null, after: '+919825011111' },
    roles: { before: null, after: ['salesman'] },
  }),
];

async function openHistory(person: User) {
  const { change } = staffOf();
  const asked = mockEndpoint(usersApi.history, {
    rows: ENTRIES,
    next: null,
    previous: null,
    count: { value: ENTRIES.length, isExact: true },
  });
  const { user } = openApp(`/admin/user?open=${person.id}`, { roles: ['admin'], pages: { '/admin/user': UserScreen } });
  const drawer = within(await screen.findByRole('dialog', { name: person.name }));
  const deeds = within(await drawer.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  return { user, change, asked, drawer, deeds };
}

test('What was done to an account is told in words', async () => {
  const { asked, deeds } = await openHistory(MEERA);
  expect(asked[0]?.params.id).toBe(MEERA.id);
  const [disabled, password, changed, invited] = deeds;
  expect(disabled).toHaveTextContent('Disabled the account');
  expect(disabled).toHaveTextContent(`${ASHA.name}, 4 Nov 2026, 9:05 am`);
  expect(disabled).toHaveTextContent('StatusActive → became Disabled');
  expect(password).toHaveTextContent('Issued one-time password');
  expect(changed).toHaveTextContent('RolesSalesman → became Editor review, Editor catalog, Catalog expert');
  expect(invited).toHaveTextContent('Added the person');
  expect(invited).toHaveTextContent('Phone+91 98250 11111');
  expect(within(invited as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
});

test('An old value comes back, on the version that is seen', async () => {
  const { user, change, deeds } = await openHistory(MEERA);
  const saved = mockEndpoint(usersApi.update, ({ params, body: { version: _, ...changes } }) =>
    change(params.id, changes),
  );
  await user.click(within(deeds[2] as HTMLElement).getByRole('button', { name: 'Restore this value of Roles' }));
  const sure = within(await screen.findByRole('dialog', { name: 'Restore Roles?' }));
  await user.click(sure.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ roles: ['salesman'], version: 1 }]));
});

test('Nobody restores their own roles', async () => {
  const { deeds } = await openHistory(ASHA);
  expect(within(deeds[2] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
});
