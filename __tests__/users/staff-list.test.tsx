import { UserScreen } from '@/components/users/user-screen';
import { usersApi } from '@/lib/contracts/users/users';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { MEERA, RAVI, staffOf } from '../support/staff';

const open = (url = '/admin/user') => openApp(url, { roles: ['admin'], pages: { '/admin/user': UserScreen } });
const rowOf = (name: string) => within(screen.getByText(name, { selector: 'td a' }).closest('tr') as HTMLElement);
const drawer = (name: string) => screen.findByRole('dialog', { name });

describe('The staff', () => {
  test('are listed with what an admin looks for', async () => {
    staffOf();
    open();
    await screen.findByText('3 people');
    const meera = rowOf('Meera Shah');
    expect(meera.getByText('+91 98250 12342')).toBeInTheDocument();
    expect(meera.getByText('Editor review').parentElement).toHaveTextContent('Editor reviewEditor catalog+1');
    expect(meera.getByText('Active')).toBeInTheDocument();
    expect(meera.getByText('21 Nov 2026, 9:05 am')).toBeInTheDocument();
    expect(rowOf('Ravi Joshi').getByText('Disabled')).toBeInTheDocument();
    expect(rowOf('Ravi Joshi').getByText('Never')).toBeInTheDocument();
  });

  test('are filtered by role, and one of them opens beside the list', async () => {
    staffOf();
    const { user } = open();
    await screen.findByText('3 people');
    await user.click(screen.getByRole('button', { name: 'Role' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Editor review' }));
    await user.keyboard('{Escape}');
    await screen.findByText('1 person');
    await user.click(screen.getByText('Meera Shah', { selector: 'td a' }));
    const meera = within(await drawer('Meera Shah'));
    expect(meera.getByRole('textbox', { name: 'Phone' })).toHaveValue(MEERA.phoneNumber);
    expect(window.location.search).toBe(`?role=editor_review&open=${MEERA.id}`);

    await user.click(meera.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.search).toBe('?role=editor_review'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('1 person')).toBeInTheDocument();
  });

  test('a shared address opens the person; closing leads to the list', async () => {
    staffOf();
    const { user } = open(`/admin/user?open=${RAVI.id}`);
    await user.click(within(await drawer('Ravi Joshi')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  test('somebody who is gone is said to be', async () => {
    staffOf();
    open('/admin/user?open=0198b2a0-0000-7000-8000-00000000000f');
    expect(await within(await drawer('Member of staff')).findByText('This does not exist.')).toBeInTheDocument();
  });
});

describe('Why somebody can see a screen', () => {
  test.each([
    ['catalog-browse', 'Yes: Editor review opens it.'],
    ['catalog-pdf', 'Yes: Editor review and Editor catalog and Catalog expert open it.'],
    ['admin-user', 'No: none of Meera Shah’s roles opens it. It takes Admin.'],
  ])('%s', async (screenId, answer) => {
    staffOf();
    const { user } = open(`/admin/user?open=${MEERA.id}`);
    const meera = within(await drawer('Meera Shah'));
    await user.selectOptions(meera.getByRole('combobox', { name: 'Screen' }), screenId);
    expect(meera.getByText(answer)).toBeInTheDocument();
  });

  test('not while the account is disabled', async () => {
    staffOf();
    open(`/admin/user?open=${RAVI.id}`);
    const ravi = within(await drawer('Ravi Joshi'));
    expect(ravi.getByText('No: the account is disabled. Otherwise Salesman opens it.')).toBeInTheDocument();
  });
});

describe('Adding somebody', () => {
  test('shows the one-time password this once', async () => {
    const { add } = staffOf();
    const invited = mockEndpoint(usersApi.invite, ({ body }) => {
      const user = { ...MEERA, ...body, id: '0198b2a0-0000-7000-8000-000000000009', mustChangePassword: true };
      add(user);
      return { user, oneTimePassword: 'kite-mango-river', validUntil: '2026-11-22T03:35:00.000Z' };
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Invite person' }));
    const form = within(await screen.findByRole('dialog', { name: 'Invite person' }));
    await user.click(form.getByRole('button', { name: 'Invite' }));
    expect(await form.findByText('Type a name.')).toBeInTheDocument();
    expect(form.getByText('Choose at least one role.')).toBeInTheDocument();

    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Zoya Khan');
    await user.type(form.getByRole('textbox', { name: 'Phone' }), '98250 77777');
    await user.click(form.getByRole('checkbox', { name: /^Salesman/ }));
    await user.click(form.getByRole('button', { name: 'Invite' }));

    const answer = await screen.findByRole('dialog', { name: 'One-time password' });
    expect(answer).toHaveTextContent('kite-mango-river');
    expect(invited[0]?.body).toEqual({ name: 'Zoya Khan', phoneNumber: '+919825077777', roles: ['salesman'] });
    await user.keyboard('{Escape}');
    expect(screen.getByText('kite-mango-river')).toBeInTheDocument();
    await user.click(within(answer).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('kite-mango-river')).not.toBeInTheDocument());
    expect(await screen.findByText('4 people')).toBeInTheDocument();
    expect(rowOf('Zoya Khan').getByText('One-time password')).toBeInTheDocument();
  });

  test('a phone number that is taken is told at its field', async () => {
    staffOf();
    mockEndpoint(usersApi.invite, () =>
      refusal(400, { issues: [{ path: ['phoneNumber'], message: 'Somebody has this number already.' }] }),
    );
    const { user } = open('/admin/user?invite=new');
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Zoya Khan');
    await user.type(form.getByRole('textbox', { name: 'Phone' }), '98250 77777');
    await user.click(form.getByRole('checkbox', { name: /^Salesman/ }));
    await user.click(form.getByRole('button', { name: 'Invite' }));
    expect(await form.findByText('Somebody has this number already.')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  });

  test('asks before what was typed is thrown away', async () => {
    staffOf();
    const { user } = open('/admin/user?invite=new');
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Zoya');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await form.findByRole('textbox', { name: 'Name' })).toHaveValue('Zoya');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
  });
});
