import { UserScreen } from '@/components/users/user-screen';
import { roleLabel } from '@/components/entities/role-label';
import { choicesApi } from '@/lib/contracts/base/choices';
import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import type { OpenWork } from '@/lib/contracts/users/open-work';
import type { SellerMove } from '@/lib/contracts/sellers/seller-moves';
import { usersApi } from '@/lib/contracts/users/users';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { MEERA, staffOf } from '../support/staff';

const KIRAN = { id: '0198b2a0-0000-7000-8200-000000000001', name: 'Kiran Vyas' };

const PORTFOLIO: OpenWork = {
  kind: 'portfolio',
  count: 7,
  examples: [
    { id: '0198b2a0-0000-7000-8300-000000000001', label: 'Anand Silk' },
    { id: '0198b2a0-0000-7000-8300-000000000002', label: 'लक्ष्मी साड़ी एम्पोरियम' },
  ],
  takers: ['salesman'],
  canLetGo: true,
};
const ACCOUNTS: OpenWork = { ...PORTFOLIO, kind: 'accounts', count: 2, takers: ['admin', 'manage_seller'] };
const GROUPS: OpenWork = { ...PORTFOLIO, kind: 'groups', count: 2, takers: ['manage_seller'], canLetGo: false };
const JOBS: OpenWork = { ...PORTFOLIO, kind: 'jobs', count: 1, takers: [] };

async function askToDisable(work: OpenWork[]) {
  const { change } = staffOf();
  mockEndpoint(usersApi.openWork, work);
  mockEndpoint(choicesApi.staff, ({ url: { searchParams } }) =>
    [KIRAN, MEERA].filter(({ id }) => searchParams.getAll('id').length === 0 || searchParams.getAll('id').includes(id)),
  );
  const disabled = mockEndpoint(usersApi.disable, ({ params }) => change(params.id, { status: 'disabled' }));
  const { user } = openApp(`/admin/user?open=${MEERA.id}`, { roles: ['admin'], pages: { '/admin/user': UserScreen } });
  const drawer = within(await screen.findByRole('dialog', { name: MEERA.name }));
  await user.click(drawer.getByRole('button', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Disable ${MEERA.name}?` }));
  await dialog.findByRole('button', { name: 'Hand over and disable' });
  const choose = async (field: string, name: string) => {
    await user.type(await dialog.findByRole('combobox', { name: field }), name.slice(0, 3));
    await user.click(await screen.findByRole('option', { name }));
  };
  const confirm = () => user.click(dialog.getByRole('button', { name: 'Hand over and disable' }));
  return { user, dialog, disabled, choose, confirm };
}

test('what somebody leaves behind is listed and given to others, or left, as one says', async () => {
  const { user, dialog, disabled, choose, confirm } = await askToDisable([PORTFOLIO, ACCOUNTS, JOBS]);
  const portfolio = within(dialog.getByRole('region', { name: '7 sellers as salesman' }));
  expect(portfolio.getByText(/^Anand Silk, लक्ष्मी साड़ी एम्पोरियम and 5 more$/)).toBeInTheDocument();
  expect(within(dialog.getByRole('region', { name: '1 background job' })).getByText(/stopped/)).toBeInTheDocument();
  await choose('New salesman', KIRAN.name);
  await user.click(dialog.getByRole('checkbox', { name: 'Leave them without an account manager' }));
  await confirm();
  expect(await screen.findByText('Meera Shah is disabled.')).toBeInTheDocument();
  expect(disabled.map(({ body }) => body)).toEqual([{ handOver: { portfolio: KIRAN.id, accounts: null, jobs: null } }]);
});

test('nothing happens before each kind has a new owner, who must be another person', async () => {
  const { dialog, disabled, choose, confirm } = await askToDisable([GROUPS]);
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await confirm();
  expect(dialog.getByRole('combobox', { name: 'New owner of the groups' })).toHaveAccessibleDescription(
    'Choose who takes this.',
  );
  await choose('New owner of the groups', MEERA.name);
  expect(await dialog.findByText(/^Choose another person/)).toBeInTheDocument();
  await confirm();
  expect(disabled).toHaveLength(0);
});

test('a refusal is shown at its kind, and work that arrived meanwhile is listed', async () => {
  const { dialog, choose, confirm } = await askToDisable([GROUPS]);
  mockEndpoint(usersApi.openWork, [GROUPS, PORTFOLIO]);
  const issues = [{ path: ['handOver', 'groups'], message: 'Choose a person who can sign in as manage_seller.' }];
  mockEndpoint(usersApi.disable, () => refusal(400, { issues }));
  await choose('New owner of the groups', KIRAN.name);
  await confirm();
  expect(await dialog.findByText(/can sign in as manage_seller/)).toBeInTheDocument();
  expect(await dialog.findByRole('combobox', { name: 'New salesman' })).toBeInTheDocument();
  expect(dialog.getByRole('combobox', { name: 'New owner of the groups' })).toHaveValue(KIRAN.name);
});

test('when the work cannot be read, nobody is disabled', async () => {
  staffOf();
  mockEndpoint(usersApi.openWork, () => refusal(500, { message: 'Not now.', requestId: 'request-7' }));
  const { user } = openApp(`/admin/user?open=${MEERA.id}`, { roles: ['admin'], pages: { '/admin/user': UserScreen } });
  await user.click(
    within(await screen.findByRole('dialog', { name: MEERA.name })).getByRole('button', { name: 'Disable' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: `Disable ${MEERA.name}?` }));
  expect(await dialog.findByText(/request-7/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Disable' })).toBeDisabled();
  mockEndpoint(usersApi.openWork, []);
  await user.click(dialog.getByRole('button', { name: /again/i }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Disable' })).toBeEnabled());
});

test('taking a role away says what its holder could not go on with, and asks once', async () => {
  const { change } = staffOf();
  mockEndpoint(usersApi.openWork, [PORTFOLIO, ACCOUNTS, JOBS]);
  const saved = mockEndpoint(usersApi.update, ({ params, body: { roles = [] } }) => change(params.id, { roles }));
  const { user } = openApp(`/admin/user?open=${MEERA.id}`, { roles: ['admin'], pages: { '/admin/user': UserScreen } });
  const drawer = within(await screen.findByRole('dialog', { name: MEERA.name }));
  const role = (name: RegExp) => drawer.getByRole('checkbox', { name });
  const save = () => user.click(drawer.getByRole('button', { name: 'Save' }));
  await user.click(await drawer.findByRole('checkbox', { name: /^Chat/ }));
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));

  for (const one of MEERA.roles) await user.click(role(new RegExp(`^${roleLabel(one)}`)));
  const note = /cannot continue 7 sellers as salesman and 2 sellers as account manager/;
  expect(await drawer.findByText(note)).toBeInTheDocument();
  await save();
  const sure = within(await screen.findByRole('dialog', { name: `Take the roles from ${MEERA.name}?` }));
  expect(sure.getByText(note)).toBeInTheDocument();
  await user.click(sure.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/^Take the roles/)).not.toBeInTheDocument());
  expect(saved).toHaveLength(1);
  await save();
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(saved).toHaveLength(2));
});

test('taking a role away asks for a single kind of work, too', async () => {
  staffOf();
  mockEndpoint(usersApi.openWork, [PORTFOLIO]);
  const { user } = openApp(`/admin/user?open=${MEERA.id}`, { roles: ['admin'], pages: { '/admin/user': UserScreen } });
  const drawer = within(await screen.findByRole('dialog', { name: MEERA.name }));
  for (const role of MEERA.roles)
    await user.click(await drawer.findByRole('checkbox', { name: new RegExp(`^${roleLabel(role)}`) }));
  await user.click(await drawer.findByRole('checkbox', { name: /^Chat/ }));
  await drawer.findByText(/cannot continue 7 sellers as salesman/);
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog', { name: `Take the roles from ${MEERA.name}?` })).toBeInTheDocument();
});

test('sellers somebody handed over are given back beside their record', async () => {
  staffOf();
  const option = ({ id, name }: { id: string; name: string }) => ({ id, label: name });
  const move: SellerMove = {
    id: '0198b2a0-0000-7000-8600-000000000001',
    kind: 'accountManager',
    from: option(MEERA),
    to: option(KIRAN),
    sellers: 12,
    by: KIRAN,
    at: '2026-11-21T03:35:00.000Z',
    undoneAt: null,
    undoUntil: '2999-12-21T03:35:00.000Z',
  };
  const asked = mockEndpoint(handoversApi.list, {
    rows: [move],
    next: null,
    previous: null,
    count: { value: 1, isExact: true },
  });
  mockEndpoint(handoversApi.undo, { move, restored: 11, leftAlone: 1 });
  const { user } = openApp(`/admin/user?open=${MEERA.id}`, { roles: ['admin'], pages: { '/admin/user': UserScreen } });
  const handed = within(await screen.findByRole('list', { name: 'Sellers handed over' }));
  expect(handed.getByText(/12 sellers as account manager/)).toBeInTheDocument();
  expect(asked[0]?.url.searchParams.getAll('fromId')).toEqual([MEERA.id]);
  await user.click(handed.getByRole('button', { name: `Undo ${MEERA.name} → ${KIRAN.name}` }));
  expect(await screen.findByText(/^11 sellers are back at Meera Shah\. 1 seller moved on/)).toBeInTheDocument();
});
