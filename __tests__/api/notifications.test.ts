import { eq } from 'drizzle-orm';
import { notificationsApi } from '@/lib/contracts/notifications';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { notifications } from '@/lib/server/db/schema/notifications';
import { serveApi } from '../support/api';
import { makeSession } from '../support/factories';

const api = serveApi();
type Session = Awaited<ReturnType<typeof makeSession>>;

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 6, minute));

/** Adds a notification for a user at each of these minutes. Returns their ids in that order. */
async function tell({ user }: Session, ...minutes: number[]) {
  const rows = minutes.map((minute) => ({
    id: newId(),
    userId: user.id,
    kind: 'assigned' as const,
    text: `at ${minute}`,
    at: at(minute),
  }));
  await orm().insert(notifications).values(rows);
  return rows.map(({ id }) => id);
}

const listed = async (as: Session, query: { limit?: number; cursor?: string } = {}) =>
  (await api.call(notificationsApi.list, { query }, { as })).data;
const read = async (as: Session, ids: string[], until: Date) =>
  (await api.call(notificationsApi.read, { body: { ids, until: until.toISOString() } }, { as })).data;
const unreadOf = async (as: Session) =>
  (await listed(as)).rows.filter(({ readAt }) => readAt === null).map(({ text }) => text);

it('only what was shown is read: later ones stay unread, and can be reached', async () => {
  const as = await makeSession();
  await tell(as, 1, 2, 3, 4, 5);
  const first = await listed(as, { limit: 2 });
  expect(first.rows.map(({ text }) => text)).toEqual(['at 5', 'at 4']);
  const ids = first.rows.map(({ id }) => id);
  expect(await read(as, ids, at(5))).toEqual({ count: 2, unread: 3 });
  expect(await unreadOf(as)).toEqual(['at 3', 'at 2', 'at 1']);
  const next = await listed(as, { limit: 2, cursor: first.next ?? '' });
  expect(next.rows.map(({ text }) => text)).toEqual(['at 3', 'at 2']);
  expect(await read(as, ids, at(5))).toEqual({ count: 0, unread: 3 });
});

it('what was told at the same moment and not shown stays unread', async () => {
  const as = await makeSession();
  const [shown = ''] = await tell(as, 1, 1);
  expect(await read(as, [shown], at(1))).toEqual({ count: 1, unread: 1 });
});

it('what tells of more since it was shown is news again', async () => {
  const as = await makeSession();
  const [id = ''] = await tell(as, 1);
  await orm()
    .update(notifications)
    .set({ at: at(2), text: 'more', count: 2 })
    .where(eq(notifications.id, id));
  expect(await read(as, [id], at(1))).toEqual({ count: 0, unread: 1 });
  expect(await read(as, [id], at(2))).toEqual({ count: 1, unread: 0 });
});

it('what came in after somebody looked stays unread', async () => {
  const as = await makeSession();
  const ids = await tell(as, 1, 2);
  await tell(as, 3);
  expect((await api.call(notificationsApi.unread, {}, { as })).data).toEqual({ count: 3 });
  expect(await read(as, ids, at(2))).toEqual({ count: 2, unread: 1 });
  expect(await unreadOf(as)).toEqual(['at 3']);
  expect((await api.call(notificationsApi.unread, {}, { as })).data).toEqual({ count: 1 });
});

it('nobody reads what somebody else was told', async () => {
  const [as, other] = [await makeSession(), await makeSession()];
  const ids = await tell(other, 1);
  expect(await read(as, ids, at(1))).toEqual({ count: 0, unread: 0 });
  expect(await unreadOf(other)).toEqual(['at 1']);
});
