import type { Role } from '@/config/roles';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { jobsApi } from '@/lib/contracts/jobs';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { clock, DAY, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { jobs } from '@/lib/server/db/schema/jobs';
import {
  ESCALATED_UPLOADS,
  INACTIVE_SELLERS,
  SELLERS_OF_NOBODY,
  SILENT_GROUPS,
  UPLOADS_OF_NOBODY,
} from '@/lib/domain/records/work-figures';
import { serveApi } from '../support/api';
import { makeCatalog, makeUpload } from '../support/catalog-factories';
import { makePasswordReset, makeSession, makeUser } from '../support/factories';
import { makeGroup, makeSeller } from '../support/seller-factories';

const api = serveApi();
const exactly = (value: number) => ({ value, isExact: true });
const longAgo = () => later(-31 * DAY);

const as = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles }) });
const read = async (session: { accessToken: string }) => (await api.call(dashboardApi.get, {}, { as: session })).data;

let salesman: Awaited<ReturnType<typeof makeSession>>;

beforeAll(async () => {
  salesman = await as('salesman');
  const salesmanId = salesman.user.id;
  await makeSeller({ salesmanId, status: 'active' });
  await makeSeller({ salesmanId, status: 'active', lastActivityAt: longAgo() });
  await makeSeller({ salesmanId, status: 'closed', lastActivityAt: longAgo() });
  await makeSeller({ status: 'active', lastActivityAt: longAgo() });
  const { id: sellerId } = await makeSeller({ status: 'pending', lastActivityAt: longAgo() });
  await makeSeller({ status: 'closed' });
  await makeGroup({ sellerId, quietSince: later(-8 * DAY) });
  await makeGroup({ sellerId, quietSince: later(-8 * DAY), active: false });
  await makeGroup({ sellerId, quietSince: later(-6 * DAY) });
  await makePasswordReset();
});

it('gives an admin all figures, each the count of the list it leads to', async () => {
  const admin = await as('admin');
  const { sellers, portfolio, silentGroups, passwordResets } = await read(admin);
  expect(sellers).toEqual({
    byStatus: { pending: exactly(1), active: exactly(3), suspended: exactly(0), closed: exactly(2) },
    withoutSalesman: exactly(2),
    inactive: exactly(2),
  });
  expect([portfolio, silentGroups, passwordResets]).toEqual([undefined, exactly(1), 1]);

  const count = async (query: object) => (await api.call(sellersApi.list, { query }, { as: admin })).data.count;
  expect(await count(SELLERS_OF_NOBODY)).toEqual(sellers?.withoutSalesman);
  expect(await count(INACTIVE_SELLERS)).toEqual(sellers?.inactive);
  expect(await count({ hasSalesman: true })).toEqual(exactly(3));
  const groups = await api.call(sellerGroupsApi.list, { query: SILENT_GROUPS as object }, { as: admin });
  expect(groups.data.count).toEqual(silentGroups);
});

it('gives a salesman the own portfolio and nothing of the others', async () => {
  expect(await read(salesman)).toEqual({
    portfolio: {
      byStatus: { pending: exactly(0), active: exactly(2), suspended: exactly(0), closed: exactly(1) },
      inactive: exactly(1),
    },
    orders: {
      drafts: exactly(0),
      toAnswer: exactly(0),
      late: exactly(0),
      toDispatch: exactly(0),
      lrMissing: exactly(0),
      returns: exactly(0),
    },
    jobs: { active: 0, failed: 0 },
  });
});

it('gives both to a salesman who sees everybody’s sellers', async () => {
  const { sellers, portfolio } = await read(await as('salesman', 'manage_seller'));
  expect([sellers?.byStatus.active, portfolio?.byStatus.active]).toEqual([exactly(3), exactly(0)]);
  expect([sellers?.inactive, portfolio?.inactive]).toEqual([exactly(2), exactly(0)]);
});

it.each<[Role, string[]]>([
  ['manage_seller', ['cycles', 'jobs', 'orders', 'sellers', 'silentGroups']],
  ['manage_buyer', ['jobs', 'orders']],
  ['pipeline_wa', ['cycles', 'jobs', 'newPosts', 'sellers']],
  ['editor_catalog', ['cycles', 'jobs', 'newPosts', 'tagging']],
  ['editor_video', ['cycles', 'jobs', 'videos']],
  ['chat_active', ['jobs']],
])('gives %s what the role opens', async (role, parts) => {
  expect(Object.keys(await read(await as(role))).sort()).toEqual(parts);
});

it('counts the own jobs only', async () => {
  const me = await as('editor_catalog');
  const now = clock.now();
  const job = { kind: 'export', title: 'Export', input: {}, dueAt: later(DAY), createdAt: now };
  const ownerId = me.user.id;
  await orm()
    .insert(jobs)
    .values([
      { ...job, ownerId },
      { ...job, ownerId, state: 'failed', endedAt: now },
      { ...job, ownerId, state: 'done', endedAt: now },
      { ...job, ownerId: salesman.user.id, state: 'failed', endedAt: now },
    ]);
  expect((await read(me)).jobs).toEqual({ active: 1, failed: 1 });
});

it('counts jobs however many came after them, and shows those that it counts', async () => {
  const user = await makeUser({ roles: ['salesman'] });
  const as = await makeSession({ user });
  const now = clock.now();
  const job = (state: 'queued' | 'failed' | 'done', days: number, title: string) => ({
    ...{ kind: 'test', title, ownerId: user.id, input: {}, state, dueAt: now, createdAt: later(-days * DAY) },
    endedAt: state === 'queued' ? null : later(-days * DAY),
  });
  const older = [job('queued', 3, 'waits'), job('failed', 5, 'failed'), job('failed', 30, 'long ago')];
  await orm()
    .insert(jobs)
    .values([...older, ...Array.from({ length: 12 }, (_, index) => job('done', 1, `done ${index}`))]);
  expect((await read(as)).jobs).toEqual({ active: 1, failed: 1 });
  const titles = (await api.call(jobsApi.mine, {}, { as })).data.map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith('done'))).toHaveLength(10);
  expect(titles.slice(10)).toEqual(['waits', 'failed']);
});

it('counts the work on catalogs as the lists do that it leads to', async () => {
  const [editor, admin] = [await as('editor_catalog'), await as('admin')];
  const editorId = editor.user.id;
  await makeUpload({ status: 'assigned', editorId });
  await makeUpload({ status: 'in_progress', editorId, leaseUntil: later(DAY), leaseToken: 1 });
  await makeUpload({ status: 'done', editorId });
  await makeUpload({ status: 'done', editorId, statusChangedAt: later(-2 * DAY) });
  await makeUpload({ escalatedAt: clock.now() });
  await makeUpload();
  await makeCatalog({ status: 'in_review', lastEditedById: editorId });
  await makeCatalog({ status: 'in_review', lastEditedById: admin.user.id });

  expect((await read(editor)).tagging).toEqual({ waiting: 2, doneToday: 1 });
  const { review, assigning, newPosts } = await read(admin);
  expect([review, newPosts]).toEqual([exactly(1), exactly(0)]);
  const count = async (query: object) => (await api.call(uploadsApi.list, { query }, { as: admin })).data.count;
  expect(assigning).toEqual({
    ofNobody: await count(UPLOADS_OF_NOBODY),
    escalated: await count(ESCALATED_UPLOADS),
  });
  expect(assigning?.escalated).toEqual(exactly(1));
});
