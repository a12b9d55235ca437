import { type SellerGroup, sellerGroupsApi } from '@/lib/contracts/seller-groups';
import SellerWaGroupsPage from '@/pages/seller/wa-groups/[id]';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { KESAR, KIRAN, sellersOf } from '../support/sellers';
import { showExtraColumn } from '../support/show-extra-column';

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const link = (letter: string) => `https://chat.whatsapp.com/${letter.repeat(22)}`;

const group = (last: number, name: string, details: Partial<SellerGroup> = {}): SellerGroup => ({
  id: `0198b2a0-0000-7000-8400-00000000000${last}`,
  seller: { id: KESAR.id, businessName: KESAR.businessName },
  name,
  inviteLink: link(String(last)),
  memberCount: 1024,
  ourNumber: '+919825012345',
  lastPostSeenAt: ago(1),
  quietSince: ago(1),
  owner: KIRAN,
  active: true,
  createdAt: '2026-01-05T06:00:00.000Z',
  version: 1,
  ...details,
});

const DAILY = group(1, 'Kesar daily');
const QUIET = group(2, 'केसर थोक समूह', { lastPostSeenAt: ago(9), quietSince: ago(9) });
const RETIRED = group(3, 'Kesar old', { lastPostSeenAt: null, quietSince: ago(40), active: false });

/** The server's data on the groups of Kesar. */
function registerOf(known = [DAILY, QUIET, RETIRED]) {
  sellersOf();
  let groups = known;
  const change = (id: string | undefined, changes: Partial<SellerGroup>) => {
    groups = groups.map((one) => (one.id === id ? { ...one, ...changes, version: one.version + 1 } : one));
    return groups.find((one) => one.id === id) ?? DAILY;
  };
  const lists = mockEndpoint(sellerGroupsApi.list, ({ url }) => {
    const days = Number(url.searchParams.get('silentDays') ?? 0);
    const rows = groups.filter((one) => one.quietSince < ago(days));
    return { rows, next: null, previous: null, count: { value: rows.length, isExact: true } };
  });
  mockEndpoint(sellerGroupsApi.get, ({ params }) => groups.find(({ id }) => id === params.id) ?? refusal(404));
  const updates = mockEndpoint(sellerGroupsApi.update, ({ params, body }) => {
    const { version, ownerId: _, ...changes } = body;
    const now = groups.find(({ id }) => id === params.id);
    if (now?.version !== version) return refusal(409, { code: 'changed_meanwhile', current: now });
    return change(params.id, changes.lastPostSeenAt ? { ...changes, quietSince: changes.lastPostSeenAt } : changes);
  });
  mockEndpoint(sellerGroupsApi.history, {
    rows: [
      {
        id: '0198b2a0-0000-7000-8700-000000000001',
        at: '2026-11-03T03:35:00.000Z',
        actor: KIRAN,
        action: 'seller-groups.changed',
        changes: { memberCount: { before: 512, after: 1024 } },
        details: {},
        requestId: null,
      },
    ],
    next: null,
    previous: null,
    count: { value: 1, isExact: true },
  });
  return { lists, updates, change, add: (one: SellerGroup) => (groups = [...groups, one]) };
}

const open = (search = '') =>
  openApp(`/seller/wa-groups/${KESAR.id}${search}`, {
    roles: ['admin'],
    pages: { '/seller/wa-groups/[id]': SellerWaGroupsPage },
  });
const rowOf = (name: string) => within(screen.getByText(name, { selector: 'td a' }).closest('tr') as HTMLElement);
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const box = (view: ReturnType<typeof within>, name: string) => view.getByRole('textbox', { name });

describe('The groups of a seller', () => {
  test('are listed with what somebody who looks after them needs', async () => {
    const { lists } = registerOf();
    const { user } = open();
    expect(await screen.findByText('3 groups')).toBeInTheDocument();
    expect(lists[0]?.url.searchParams.getAll('sellerId')).toEqual([KESAR.id]);
    expect(window.location.search).toBe('');
    expect(await screen.findByRole('link', { name: KESAR.businessName })).toHaveAttribute(
      'href',
      `/seller/${KESAR.id}`,
    );
    await showExtraColumn(user, 'Our number');
    const daily = rowOf('Kesar daily');
    expect(daily.getByText('1,024')).toBeInTheDocument();
    expect(daily.getByText('+91 98250 12345')).toBeInTheDocument();
    expect(daily.getByText(KIRAN.name)).toBeInTheDocument();
    const invite = daily.getByRole('link', { name: 'Open link of Kesar daily' });
    expect(invite).toHaveAttribute('href', DAILY.inviteLink);
    expect(invite).toHaveAttribute('target', '_blank');
  });

  test('stand out when silent for more than seven days, unless they are retired', async () => {
    registerOf();
    open();
    await screen.findByText('3 groups');
    const isMarked = (name: string) => rowOf(name).queryByText('Silent') !== null;
    expect([DAILY, QUIET, RETIRED].map(({ name }) => isMarked(name))).toEqual([false, true, false]);
  });

  test('are filtered by silence, seven days unless told', async () => {
    const { lists } = registerOf();
    const { user } = open();
    await screen.findByText('3 groups');
    await user.click(screen.getByRole('button', { name: 'Days of silence' }));
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(await screen.findByText('2 groups')).toBeInTheDocument();
    expect(lists.at(-1)?.url.searchParams.get('silentDays')).toBe('7');
    expect(window.location.search).toBe('?silentDays=7');
  });

  test('of a seller who does not exist are none', async () => {
    sellersOf([]);
    mockEndpoint(sellerGroupsApi.list, { rows: [], next: null, previous: null, count: { value: 0, isExact: true } });
    open();
    expect(await screen.findByText('There is no such seller')).toBeInTheDocument();
  });
});

describe('A post that was seen today', () => {
  const isJustNow = (at: string | null | undefined) => Math.abs(Date.now() - new Date(at ?? 0).getTime()) < 2 * 60_000;

  test('is one click', async () => {
    const { updates } = registerOf();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Post seen today in केसर थोक समूह' }));
    expect(await screen.findByText('केसर थोक समूह: a post was seen today.')).toBeInTheDocument();
    expect(updates).toHaveLength(1);
    expect(updates[0]?.body.version).toBe(1);
    expect(isJustNow(updates[0]?.body.lastPostSeenAt)).toBe(true);
    await waitFor(() => expect(rowOf('केसर थोक समूह').queryByText('Silent')).not.toBeInTheDocument());
    expect(rowOf('केसर थोक समूह').getByText('Seen today')).toBeInTheDocument();
  });

  test('is one key on the row, whatever somebody else changed meanwhile', async () => {
    const { updates, change } = registerOf();
    const { user } = open();
    await screen.findByText('3 groups');
    change(QUIET.id, { memberCount: 12 });
    await user.keyboard('jjt');
    expect(await screen.findByText('केसर थोक समूह: a post was seen today.')).toBeInTheDocument();
    expect(updates.map(({ body }) => body.version)).toEqual([1, 2]);
  });
});

describe('Registering a group', () => {
  test('checks the link and takes whoever registers it as the one who looks after it', async () => {
    const { add } = registerOf([]);
    const added = mockEndpoint(sellerGroupsApi.create, ({ body }) => {
      const made = { ...group(4, body.name), inviteLink: body.inviteLink };
      add(made);
      return made;
    });
    const { user } = open();
    await user.click((await screen.findAllByRole('button', { name: 'Add a group' }))[0] as HTMLElement);
    const form = await drawer('Add a WhatsApp group');
    await user.type(box(form, 'Name'), 'Kesar wholesale');
    await user.type(box(form, 'Invite link'), 'https://example.com/group');
    expect(form.queryByRole('link')).not.toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText(/^Paste the invite link of the group/)).toBeInTheDocument();

    await user.clear(box(form, 'Invite link'));
    await user.type(box(form, 'Invite link'), `chat.whatsapp.com/invite/${'Z'.repeat(22)}?mode=r`);
    expect(await form.findByRole('link', { name: 'Open link' })).toHaveAttribute('href', link('Z'));
    await user.type(box(form, 'Our number in it'), '98250 12345');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Kesar wholesale is registered.')).toBeInTheDocument();
    expect(added.map(({ body }) => body)).toEqual([
      {
        sellerId: KESAR.id,
        name: 'Kesar wholesale',
        inviteLink: link('Z'),
        memberCount: 0,
        ourNumber: '+919825012345',
        lastPostSeenAt: null,
        ownerId: asha().id,
        active: true,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('1 group')).toBeInTheDocument();
  });

  test('says when the link is registered already, at its field', async () => {
    registerOf();
    const message = 'A group with this invite link is registered already.';
    mockEndpoint(sellerGroupsApi.create, () => refusal(400, { issues: [{ path: ['inviteLink'], message }] }));
    const { user } = open('?add=new');
    const form = await drawer('Add a WhatsApp group');
    await user.type(await form.findByRole('textbox', { name: 'Name' }), 'Kesar wholesale');
    await user.type(box(form, 'Invite link'), DAILY.inviteLink);
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText(message)).toBeInTheDocument();
    expect(box(form, 'Invite link')).toHaveFocus();
  });
});

describe('Editing a group', () => {
  test('what two people changed is decided field by field', async () => {
    const { updates, change } = registerOf();
    const { user } = open();
    await user.click(await screen.findByText('Kesar daily', { selector: 'td a' }));
    const form = await drawer('Kesar daily');
    change(DAILY.id, { memberCount: 12 });
    await user.clear(box(form, 'Members'));
    await user.type(box(form, 'Members'), '900');
    await user.click(form.getByRole('checkbox', { name: 'Active' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    const members = within(await form.findByRole('group', { name: 'Members' }));
    await user.click(members.getByRole('radio', { name: 'Theirs 12' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Kesar daily is saved.')).toBeInTheDocument();
    expect(updates.map(({ body }) => body)).toEqual([
      { memberCount: 900, active: false, version: 1 },
      { active: false, version: 2 },
    ]);
  });

  test('a day of the last post is chosen in the calendar', async () => {
    const { updates } = registerOf();
    const { user } = open(`?open=${RETIRED.id}`);
    const form = await drawer('Kesar old');
    await user.type(form.getByLabelText('Last post seen'), '2026-01-20');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Kesar old is saved.');
    expect(updates[0]?.body).toEqual({ lastPostSeenAt: '2026-01-20T06:30:00.000Z', version: 1 });
  });
});

test('What was done to a group is told beside it, and a value comes back', async () => {
  const { updates } = registerOf();
  const { user } = open(`?open=${DAILY.id}`);
  const daily = await drawer('Kesar daily');
  const [deed] = within(await daily.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(deed).toHaveTextContent('Changed the group');
  expect(deed).toHaveTextContent('Kiran Vyas, 3 Nov 2026, 9:05 am');
  expect(deed).toHaveTextContent('Members512 → became 1024');
  await user.click(daily.getByRole('button', { name: 'Restore this value of Members' }));
  const sure = within(await screen.findByRole('dialog', { name: 'Restore Members?' }));
  await user.click(sure.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(updates.map(({ body }) => body)).toEqual([{ memberCount: 512, version: 1 }]));
});
