import * as z from 'zod/mini';
import { NOTIFICATION_KINDS } from '@/lib/domain/records/notification-kinds';
import { idSchema, instant } from './base/answers';
import { endpoint } from './base/endpoint';
import { PAGE_SIZE, pageOf } from './base/list';
import { timelineQuery } from './base/timeline';

export const notificationSchema = z.object({
  id: idSchema,
  kind: z.enum(NOTIFICATION_KINDS),
  text: z.string(),
  path: z.nullable(z.string()),
  subjectId: z.nullable(idSchema),
  at: instant,
  readAt: z.nullable(instant),
});

export type Notification = z.infer<typeof notificationSchema>;

export const notificationsApi = {
  list: endpoint({
    id: 'notifications.list',
    summary: 'The caller’s notifications, newest first.',
    method: 'GET',
    path: '/api/notifications',
    access: 'signed-in',
    query: timelineQuery,
    answer: pageOf(notificationSchema),
  }),
  unread: endpoint({
    id: 'notifications.unread',
    summary: 'How much of it was not read yet.',
    method: 'GET',
    path: '/api/notifications/unread',
    access: 'signed-in',
    answer: z.object({ count: z.int() }),
  }),
  read: endpoint({
    id: 'notifications.read',
    summary: 'Marks as read what the person was shown, but for what tells of more since the moment they saw it.',
    method: 'POST',
    path: '/api/notifications/read',
    access: 'signed-in',
    body: z.strictObject({
      ids: z.array(idSchema).check(z.minLength(1), z.maxLength(PAGE_SIZE.max)),
      /** When the newest of them was sent. */
      until: instant,
    }),
    answer: z.object({ count: z.int(), unread: z.int() }),
  }),
};
