import { UserScreen } from '@/components/users/user-screen';
import { type User, usersApi } from '@/lib/contracts/users/users';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { ASHA, MEERA, RAVI, STAFF, staffOf } from '../support/staff';

const open = (person: User) =>
  openApp(`/admin/user?open=${person.id}`, { roles: ['admin'], pages: { '/admin/user': UserScreen } });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const box = (view: ReturnType<typeof within>, name: string) => view.getByRole('textbox', { name });
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('Editing somebody', () => {
  test('saves what changed, on the version that was seen', async () => {
    const { change } = staffOf();
    const saved = mockEndpoint(usersApi.update, ({ params, body: { version, ...changes } }) =>
      change(params.id, changes),
    );
    const { user } = open(MEERA);
    const meera = await drawer('Meera Shah');
    expect(meera.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(box(meera, 'Name'));
    await user.type(box(meera, 'Name'), 'Meera Joshi');
    await user.click(meera.getByRole('checkbox', { name: /^Salesman/ }));
    await user.click(meera.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Meera Joshi is saved.')).toBeInTheDocument();
    expect(saved.map(({ body }) => body)).toEqual([
      { name: 'Meera Joshi', roles: ['editor_catalog', 'editor_review', 'salesman', 'catalog_expert'], version: 1 },
    ]);
    expect(await drawer('Meera Joshi')).toBeDefined();
    expect(meera.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(await screen.findByText('Meera Joshi', { selector: 'td a' })).toBeInTheDocument();
  });

  test('a refusal about no field is told at the form', async () => {
    staffOf([MEERA]);
    mockEndpoint(usersApi.update, () => refusal(409, { message: 'This is the last admin.' }));
    const { user } = open(MEERA);
    const meera = await drawer('Meera Shah');
    await user.type(box(meera, 'Name'), ' B');
    await user.click(meera.getByRole('button', { name: 'Save' }));
    expect(await meera.findByText('This is the last admin.')).toBeInTheDocument();
    expect(box(meera, 'Name')).toHaveValue('Meera Shah B');
  });

  test('nobody changes their own roles', async () => {
    staffOf();
    open(ASHA);
    const own = await drawer(ASHA.name);
    await waitFor(() => expect(own.getByRole('checkbox', { name: /^Admin/ })).toBeDisabled());
    expect(own.getByText('You cannot change your own roles. Ask another admin.')).toBeInTheDocument();
    expect(box(own, 'Name')).toBeEnabled();
    expect(own.queryByRole('button', { name: 'Disable' })).not.toBeInTheDocument();
  });
});

describe('Somebody else saves first', () => {
  /** Another user renamed her Meera Rao; the first save with the old version is rejected. */
  function conflicted(theirs: Partial<User>) {
    const { change } = staffOf();
    const now = change(MEERA.id, theirs);
    mockEndpoint(usersApi.list, { rows: STAFF, next: null, previous: null, count: { value: 3, isExact: true } });
    mockEndpoint(usersApi.get, MEERA);
    const saves = mockEndpoint(usersApi.update, ({ params, body: { version, ...changes } }) => {
      if (version === 1) return refusal(409, { code: 'changed_meanwhile', current: now, changedBy: 'Ravi Joshi' });
      const saved = change(params.id, changes);
      mockEndpoint(usersApi.get, saved);
      return saved;
    });
    return saves;
  }

  async function typeAndSave() {
    const { user } = open(MEERA);
    const meera = await drawer('Meera Shah');
    await user.clear(box(meera, 'Name'));
    await user.type(box(meera, 'Name'), 'Meera Joshi');
    await user.clear(box(meera, 'Phone'));
    await user.type(box(meera, 'Phone'), '98250 55555');
    await user.click(meera.getByRole('button', { name: 'Save' }));
    return { user, meera };
  }

  test('what both changed is shown side by side, and the choice is saved', async () => {
    const saves = conflicted({ name: 'Meera Rao', phoneNumber: '+919825066666' });
    const { user, meera } = await typeAndSave();
    expect(await meera.findByText('Ravi Joshi changed this while you were editing')).toBeInTheDocument();
    const name = within(meera.getByRole('group', { name: 'Name' }));
    expect(name.getByRole('radio', { name: /^Theirs/ })).toHaveAccessibleName('Theirs Meera Rao');
    expect(name.getByRole('radio', { name: /^Mine/ })).toBeChecked();
    await user.click(name.getByRole('radio', { name: /^Theirs/ }));
    const phone = within(meera.getByRole('group', { name: 'Phone' }));
    expect(phone.getByRole('radio', { name: /^Mine/ })).toHaveAccessibleName('Mine +91 98250 55555');
    await user.click(meera.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.body).toEqual({ phoneNumber: '+919825055555', version: 2 });
    expect(await screen.findByText('Meera Rao is saved.')).toBeInTheDocument();
  });

  test('going on typing loses nothing', async () => {
    conflicted({ name: 'Meera Rao' });
    const { user, meera } = await typeAndSave();
    await user.click(await meera.findByRole('button', { name: 'Keep editing' }));
    expect(box(meera, 'Name')).toHaveValue('Meera Joshi');
    expect(box(meera, 'Phone')).toHaveValue('98250 55555');
  });

  test('changes to other fields need no choice: both stay', async () => {
    const saves = conflicted({ roles: ['salesman'] });
    const { meera } = await typeAndSave();
    expect(await screen.findByText('Meera Joshi is saved.')).toBeInTheDocument();
    expect(saves.map(({ body }) => body)).toEqual([
      { name: 'Meera Joshi', phoneNumber: '+919825055555', version: 1 },
      { name: 'Meera Joshi', phoneNumber: '+919825055555', version: 2 },
    ]);
    await waitFor(() => expect(meera.getByRole('checkbox', { name: /^Salesman/ })).toBeChecked());
    expect(meera.getByRole('checkbox', { name: /^Editor review/ })).not.toBeChecked();
  });
});

describe('What is not saved', () => {
  test.each([
    ['closing', async (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}')],
    ['going back', async () => window.history.back()],
  ])('is asked about before %s, and stays when one stays', async (_how, leave) => {
    staffOf();
    const { user } = openApp('/admin/user', { roles: ['admin'], pages: { '/admin/user': UserScreen } });
    await user.click(await screen.findByText('Meera Shah', { selector: 'td a' }));
    const meera = await drawer('Meera Shah');
    await user.type(box(meera, 'Name'), ' B');
    await leave(user);
    await user.click((await question('Leave without saving?')).getByRole('button', { name: 'Cancel' }));
    expect(window.location.search).toBe(`?open=${MEERA.id}`);
    expect(await meera.findByRole('textbox', { name: 'Name' })).toHaveValue('Meera Shah B');

    await leave(user);
    await user.click((await question('Leave without saving?')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
  });

  test('the browser asks before the window closes, and only then', async () => {
    staffOf();
    const { user } = open(MEERA);
    const meera = await drawer('Meera Shah');
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.type(box(meera, 'Name'), ' B');
    expect(closing()).toBe(true);
  });
});

describe('Signing in', () => {
  test('an account is disabled after a second look, and enabled again', async () => {
    const { change } = staffOf();
    const disabled = mockEndpoint(usersApi.disable, ({ params }) => change(params.id, { status: 'disabled' }));
    mockEndpoint(usersApi.enable, ({ params }) => change(params.id, { status: 'active' }));
    const { user } = open(MEERA);
    const meera = await drawer('Meera Shah');
    await user.click(meera.getByRole('button', { name: 'Disable' }));
    const sure = await question('Disable Meera Shah?');
    expect(disabled).toHaveLength(0);
    await waitFor(() => expect(sure.getByRole('button', { name: 'Disable' })).toBeEnabled());
    await user.click(sure.getByRole('button', { name: 'Disable' }));
    expect(disabled.map(({ body }) => body)).toEqual([{ handOver: {} }]);
    expect(await screen.findByText('Meera Shah is disabled.')).toBeInTheDocument();
    await user.click(await meera.findByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('Meera Shah is enabled.')).toBeInTheDocument();
    expect(await meera.findByRole('button', { name: 'Disable' })).toBeInTheDocument();
  });

  test('a one-time password is shown this once', async () => {
    staffOf();
    mockEndpoint(usersApi.giveOneTimePassword, {
      oneTimePassword: 'kite-mango-river',
      validUntil: '2026-11-22T03:35:00.000Z',
    });
    const { user } = open(MEERA);
    const meera = await drawer('Meera Shah');
    await user.click(meera.getByRole('button', { name: 'Give a one-time password' }));
    const sure = await question('New password for Meera Shah?');
    await user.click(sure.getByRole('button', { name: 'Give a one-time password' }));
    expect(await screen.findByText('kite-mango-river')).toBeInTheDocument();
    await user.click((await question('One-time password')).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('kite-mango-river')).not.toBeInTheDocument());
  });

  test('a one-time password that shows stays when one clicks beside it', async () => {
    staffOf();
    mockEndpoint(usersApi.giveOneTimePassword, {
      oneTimePassword: 'kite-mango-river',
      validUntil: '2026-11-22T03:35:00.000Z',
    });
    const { user } = open(MEERA);
    await user.click((await drawer('Meera Shah')).getByRole('button', { name: 'Give a one-time password' }));
    const sure = await question('New password for Meera Shah?');
    await user.click(sure.getByRole('button', { name: 'Give a one-time password' }));
    const answer = await screen.findByRole('dialog', { name: 'One-time password' });
    await user.click(answer.parentElement as HTMLElement);
    within(answer).getByRole('button', { name: 'Done' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.getByText('kite-mango-river')).toBeInTheDocument();
  });

  test('nobody disabled gets one', async () => {
    staffOf();
    open(RAVI);
    const ravi = await drawer('Ravi Joshi');
    expect(ravi.getByRole('button', { name: 'Give a one-time password' })).toBeDisabled();
    expect(await ravi.findByText('Not signed in anywhere.')).toBeInTheDocument();
  });

  test('places are listed, and all are signed out at once', async () => {
    staffOf();
    let places = [
      {
        id: '0198b2a0-0000-7000-8000-0000000000aa',
        device: 'Chrome on Android',
        isCurrent: false,
        createdAt: '2026-11-01T03:35:00.000Z',
        lastUsedAt: '2026-11-21T03:35:00.000Z',
      },
    ];
    mockEndpoint(usersApi.sessions, () => places);
    mockEndpoint(usersApi.endSessions, () => {
      places = [];
      return {};
    });
    const { user } = open(MEERA);
    const meera = await drawer('Meera Shah');
    expect(await meera.findByText('Chrome on Android')).toBeInTheDocument();
    await user.click(meera.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click((await question('Sign Meera Shah out everywhere?')).getByRole('button', { name: 'Sign out' }));
    expect(await meera.findByText('Not signed in anywhere.')).toBeInTheDocument();
  });
});
