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
  expect(read.map(({ body }) => body)).toEqual([{ until: '2026-11-20T03:35:00.003Z' }]);
});
