import { fireEvent } from '@testing-library/react';
import SettingsPage from '@/pages/settings';
import type { Role } from '@/config/roles';
import { type AuditEntry, auditApi } from '@/lib/contracts/audit';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { usersApi } from '@/lib/contracts/users/users';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';
import { MEERA, STAFF } from '../support/staff';

const entry = (last: number, details: Partial<AuditEntry>): AuditEntry => ({
  id: `0198b2a0-0000-7000-8400-00000000000${last}`,
  at: `2026-11-0${last}T03:35:00.000Z`,
  actor: { id: MEERA.id, name: MEERA.name },
  action: 'sellers.changed',
  entity: 'sellers',
  subjectId: '0198b2a0-0000-7000-8300-000000000001',
  changes: {},
  details: {},
  requestId: `request-${last}`,
  ...details,
});

const CHANGED = entry(3, { changes: { minimumOrderValue: { before: 250_000, after: 12_500_000 } } });
const HANDED = entry(2, { action: 'salesmen.handed-over', entity: 'salesmen', details: { sellers: 12 } });
const OLD = entry(1, { action: 'users.invited', entity: 'users', actor: null, requestId: null });

function openSettings(url: string, fo: Role[] = ['admin']) {
  serverKnows(asha({ fo }));
  mockEndpoint(taxonomyApi.get, () => refusal(500));
  mockEndpoint(auditApi.actions, ['salesmen.handed-over', 'sellers.changed', 'sellers.moved-back', 'users.invited']);
  mockEndpoint(usersApi.get, ({ params }) => STAFF.find(({ id }) => id === params.id) ?? refusal(404));
  mockEndpoint(usersApi.list, { rows: STAFF, next: null, previous: null, count: { value: 3, isExact: true } });
  const searches = mockEndpoint(auditApi.list, ({ url: { searchParams } }) => {
    const isOlder = searchParams.has('cursor');
    const rows = isOlder ? [OLD] : [CHANGED, HANDED];
    return { rows, next: isOlder ? null : 'older', previous: null, count: { value: 10_000, isExact: false } };
  });
  const { user } = openApp(url, { roles: fo, pages: { '/settings': SettingsPage } });
  const last = () => Object.fromEntries(searches.at(-1)?.url.searchParams ?? []);
  return { user, searches, last };
}

const deeds = async () => within(await screen.findByRole('list', { name: 'Entries' })).findAllByRole('listitem');

test('an admin opens it, sees each field before and after, and goes on to older ones', async () => {
  const { user, searches } = openSettings('/settings');
  await user.click(await screen.findByRole('tab', { name: 'Activity log' }));
  expect(window.location.search).toBe('?tab=activity-log');
  const [changed, handed] = await deeds();
  await waitFor(() => expect(changed).toHaveTextContent('Minimum order₹2,500 → became ₹1,25,000'));
  expect(changed).toHaveTextContent(/^Sellers: changedMeera Shah, 3 Nov 2026, 9:05 am, request request-3/);
  expect(handed).toHaveTextContent('sellers: 12');
  expect(screen.getByText('10,000+ entries')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect((await screen.findByText('Users: invited')).closest('li')).toHaveTextContent('The software');
  expect(searches).toHaveLength(2);
});

test('it is narrowed by who, what and when', async () => {
  const { user, last } = openSettings('/settings?tab=activity-log');
  const form = within(await screen.findByRole('search', { name: 'History' }));
  await user.type(await form.findByRole('combobox', { name: 'Who' }), 'mee');
  await user.click(await screen.findByRole('option', { name: MEERA.name }));
  await waitFor(() => expect(last()).toMatchObject({ actorId: MEERA.id }));

  await user.selectOptions(form.getByRole('combobox', { name: 'Kind of record' }), 'Sellers');
  await waitFor(() => expect(last()).toMatchObject({ action: 'sellers.moved-back' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'What was done' }), 'Moved back');
  await user.type(form.getByLabelText('From'), '2026-11-01');
  await user.type(form.getByLabelText('Until'), '2026-11-02');
  await waitFor(() =>
    expect(last()).toMatchObject({
      actorId: MEERA.id,
      action: 'sellers.moved-back',
      from: '2026-10-31T18:30:00.000Z',
      to: '2026-11-02T18:30:00.000Z',
    }),
  );
  await user.click(form.getByRole('button', { name: 'Show everything' }));
  expect(form.getByRole('combobox', { name: 'Kind of record' })).toHaveValue('');
});

test('a year with too many digits, which some browsers accept, is no day', async () => {
  const { last } = openSettings('/settings?tab=activity-log');
  await deeds();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '12026-11-01' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-02' } });
  await waitFor(() => expect(last()).toMatchObject({ to: '2026-11-02T18:30:00.000Z' }));
  expect(last()).not.toHaveProperty('from');
});

test('a deed leads to all of its record and all of its request, whose number is copied', async () => {
  const { user, last } = openSettings('/settings?tab=activity-log');
  const [changed] = await deeds();
  await user.click(within(changed as HTMLElement).getByRole('button', { name: 'Copy request number' }));
  expect(await within(changed as HTMLElement).findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await user.click(within(changed as HTMLElement).getByRole('button', { name: 'All of this record' }));
  await waitFor(() => expect(last()).toMatchObject({ subjectId: CHANGED.subjectId }));
  expect(screen.getByRole('textbox', { name: 'Record number' })).toHaveValue(CHANGED.subjectId);
  const [again] = await deeds();
  await user.click(within(again as HTMLElement).getByRole('button', { name: 'All of this request' }));
  await waitFor(() => expect(last()).toMatchObject({ requestId: 'request-3' }));
  expect(last()).not.toHaveProperty('subjectId');
});

test('half a number of a record is not asked for', async () => {
  const { user, last } = openSettings('/settings?tab=activity-log');
  await deeds();
  await user.type(screen.getByRole('textbox', { name: 'Record number' }), '0198b2a0');
  expect(await screen.findByText(/^Paste the whole number/)).toBeInTheDocument();
  expect(last()).not.toHaveProperty('subjectId');
});

test('says when nothing fits, and when it does not load', async () => {
  const { user } = openSettings('/settings?tab=activity-log');
  await deeds();
  const none = { rows: [], next: null, previous: null, count: { value: 0, isExact: true } };
  mockEndpoint(auditApi.list, none);
  await user.type(screen.getByRole('textbox', { name: 'Request number' }), 'nobody');
  expect(await screen.findByText('No entries match')).toBeInTheDocument();
  mockEndpoint(auditApi.list, () => refusal(500, { requestId: 'request-9' }));
  await user.clear(screen.getByRole('textbox', { name: 'Request number' }));
  await user.type(screen.getByRole('textbox', { name: 'Request number' }), 'x');
  expect(await screen.findByText('request-9')).toBeInTheDocument();
});

test('is for admins', async () => {
  openSettings('/settings?tab=activity-log', ['manage_seller']);
  expect(await screen.findByRole('heading', { name: 'Appearance' })).toBeInTheDocument();
  expect(screen.queryByText('Activity log')).not.toBeInTheDocument();
});
