import { type Notification, notificationsApi } from '@/lib/contracts/notifications';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, within } from '../support/render';

const told = (last: number, text: string, readAt: string | null = null): Notification => ({
  id: `0198b2a0-0000-7000-8900-00000000000${last}`,
  kind: 'job-done',
  text,
  path: null,
  subjectId: null,
  at: `2026-11-20T03:35:00.00${last}Z`,
  readAt,
});

test('opening the bell marks as read what is seen, and what came in since stays new', async () => {
  serverKnows(asha({ unread: 2 }));
  const rows = [
    told(3, 'Export of sellers is done.'),
    told(2, 'Import is done.'),
    told(1, 'Old', '2026-11-20T04:00:00Z'),
  ];
  mockEndpoint(notificationsApi.list, { rows, next: null, previous: null, count: { value: 3, isExact: true } });
  const read = mockEndpoint(notificationsApi.read, { count: 2, unread: 1 });
  const { user } = openApp('/profile', { roles: ['admin'] });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await list.findByText('Export of sellers is done.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread', hidden: true })).toBeInTheDocument();
  expect(read.map(({ body }) => body)).toEqual([{ ids: [told(3, '').id, told(2, '').id], until: told(3, '').at }]);
});

test('what is further down is reached in steps, and stays unread until it shows', async () => {
  serverKnows(asha({ unread: 3 }));
  const [newest, older, oldest] = [told(3, 'Import is done.'), told(2, 'Kesar is yours.'), told(1, 'Laxmi is yours.')];
  const count = { value: 3, isExact: true };
  const lists = mockEndpoint(notificationsApi.list, ({ url }) =>
    url.searchParams.has('cursor')
      ? { rows: [older, oldest], next: null, previous: 'up', count }
      : { rows: [newest], next: 'down', previous: null, count },
  );
  const read = mockEndpoint(notificationsApi.read, ({ body }) => ({
    count: body.ids.length,
    unread: body.ids.includes(newest.id) ? 2 : 0,
  }));
  const { user } = openApp('/profile', { roles: ['admin'] });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await list.findByText('Import is done.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread', hidden: true })).toBeInTheDocument();
  expect(list.queryByText('Laxmi is yours.')).not.toBeInTheDocument();
  expect(read.map(({ body }) => body)).toEqual([{ ids: [newest.id], until: newest.at }]);
  await user.click(list.getByRole('button', { name: 'Show older ones' }));
  expect(await list.findByText('Laxmi is yours.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument();
  expect(read.at(-1)?.body).toEqual({ ids: [older.id, oldest.id], until: older.at });
  expect(lists.at(-1)?.url.searchParams.get('cursor')).toBe('down');
  expect(list.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
});
