import { eq } from 'drizzle-orm';
import { notificationsApi } from '@/lib/contracts/notifications';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { finishUpload } from '@/lib/server/areas/uploads/lease-service';
import { reopenUploads } from '@/lib/server/areas/uploads/reopen-service';
import { findWorkingActor } from '@/lib/server/auth/actor-repository';
import type { Actor } from '@/lib/server/auth/actor';
import { orm, type Queryable, transaction } from '@/lib/server/db/database';
import { auditEntries } from '@/lib/server/db/schema/system';
import { uploads } from '@/lib/server/db/schema/uploads';
import type { Api } from './api';
import { makeSession, makeUser, type User } from './factories';

/** Runs work as a user in one transaction, as other areas do. */
const inNameOf = <Result>({ id }: User, work: (tx: Queryable, actor: Actor) => Promise<Result>) =>
  transaction(async (tx) => {
    const actor = await findWorkingActor(tx, id);
    if (!actor) throw new Error('They left.');
    return work(tx, actor);
  });

type Somebody = Awaited<ReturnType<typeof makeSession>>;

/** Work item calls, as users make them. */
export const uploadPlace = (api: Api) => ({
  editor: async (overrides: Partial<User> = {}) =>
    makeSession({ user: await makeUser({ roles: ['editor_catalog'], ...overrides }) }),
  admin: async () => makeSession({ user: await makeUser({ roles: ['admin'], name: 'Asha Admin' }) }),
  next: (as: Somebody, uploadId?: string) => api.call(uploadsApi.next, { body: { uploadId } }, { as }),
  /** Takes the next work item, which must exist. */
  take: async (as: Somebody, uploadId?: string) => {
    const { held } = (await api.call(uploadsApi.next, { body: { uploadId } }, { as })).data;
    if (!held) throw new Error('There was nothing to take.');
    return { id: held.upload.id, ...held };
  },
  renew: (as: Somebody, { id, leaseToken }: { id: string; leaseToken: number }) =>
    api.call(uploadsApi.renew, { params: { id }, body: { leaseToken } }, { as }),
  release: (as: Somebody, { id, leaseToken }: { id: string; leaseToken: number }) =>
    api.call(uploadsApi.release, { params: { id }, body: { leaseToken } }, { as }),
  skip: (as: Somebody, { id, leaseToken }: { id: string; leaseToken: number }, reason = 'Blurred.') =>
    api.call(uploadsApi.skip, { params: { id }, body: { leaseToken, reason } }, { as }),
  mine: async (as: Somebody) => (await api.call(uploadsApi.mine, {}, { as })).data,
  assign: (as: Somebody, ids: string[], editors: User[], cap?: number) =>
    api.call(
      uploadsApi.assign,
      { body: { selection: { ids }, editorIds: editors.map(({ id }) => id), ...(cap && { cap }) } },
      { as },
    ),
  takeBack: (as: Somebody, ids: string[]) => api.call(uploadsApi.takeBack, { body: { selection: { ids } } }, { as }),
  now: async (id: string) => {
    const [row] = await orm().select().from(uploads).where(eq(uploads.id, id));
    if (!row) throw new Error('There is no such upload.');
    return row;
  },
  actionsOn: async (id: string) =>
    (await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id)).map(
      ({ action }) => action,
    ),
  inNameOf,
  finish: (user: User, id: string) => inNameOf(user, (tx, actor) => finishUpload(tx, id, actor)),
  sendBack: (reviewer: User, id: string, editorId: string) =>
    inNameOf(reviewer, (tx, actor) => reopenUploads(tx, [{ uploadId: id, editorId }], actor)),
  sendAllBack: (reviewer: User, parts: readonly { uploadId: string; editorId: string | null }[]) =>
    inNameOf(reviewer, (tx, actor) => reopenUploads(tx, parts, actor)),
  toldTo: async (user: User) => {
    const { rows } = (await api.call(notificationsApi.list, { query: {} }, { as: await makeSession({ user }) })).data;
    return rows.map(({ kind, text, path }) => ({ kind, text, path }));
  },
});
