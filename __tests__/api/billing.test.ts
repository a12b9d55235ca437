import { eq } from 'drizzle-orm';
import type { Role } from '@/config/roles';
import { billingApi } from '@/lib/contracts/billing/billing';
import { budgetsApi } from '@/lib/contracts/billing/budgets';
import { indianMonthOf, monthAfter } from '@/lib/domain/text/indian-month';
import { warnOfBudget } from '@/lib/server/areas/billing/warn-service';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { clock, DAY, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { files } from '@/lib/server/db/schema/files';
import { messageCharges, messages } from '@/lib/server/db/schema/messages';
import { notifications } from '@/lib/server/db/schema/notifications';
import { serveApi } from '../support/api';
import { makeSession, makeUser, type User } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';

const api = serveApi();
type Session = Awaited<ReturnType<typeof makeSession>>;

const PDF_BYTES = 2_000_000_000;
const THIS_MONTH = indianMonthOf(clock.now()).name;
const signIn = async (name: string, ...roles: Role[]) => makeSession({ user: await makeUser({ name, roles }) });
const monthsAgo = (count: number) => new Date(indianMonthOf(clock.now()).start.getTime() - count * 28 * DAY);

let hashes = 0;
async function store(owner: User, type: string, bytes: number, given: Partial<typeof files.$inferInsert> = {}) {
  hashes += 1;
  const sha256 = String(hashes).padStart(64, '0');
  const row = { id: newId(), sha256, bytes, name: 'secret name', type, ownerId: owner.id, createdAt: clock.now() };
  await orm()
    .insert(files)
    .values({ ...row, ...given });
}

/** One message per recipient, at this many paise per 100 messages. */
async function send(sender: User, count: number, paiseFor100: number, isEstimated: boolean, given?: string) {
  const now = clock.now();
  const day = given ?? indianDayOf(now);
  for (let nth = 0; nth < count; nth += 1) {
    const id = newId();
    const about = { senderId: sender.id, category: 'marketing' as const };
    await orm()
      .insert(messages)
      .values({ ...about, id, phone: '+919825000111', text: 'Namaste', stageAt: now, createdAt: now });
    await orm()
      .insert(messageCharges)
      .values({ ...about, id: newId(), messageId: id, day, paiseFor100, isEstimated, at: now });
  }
}

const read = async (as: Session) => ({
  messages: (await api.call(billingApi.messages, {}, { as })).data,
  storage: (await api.call(billingApi.storage, {}, { as })).data,
  seats: (await api.call(billingApi.seats, {}, { as })).data,
  statement: (await api.call(billingApi.statement, { query: { month: THIS_MONTH } }, { as })).data,
});

let admin: Session;
let meera: Session;
let canary: User;

beforeAll(async () => {
  admin = await signIn('Asha Patel', 'admin');
  meera = await signIn('Meera Shah', 'editor_catalog', 'catalog_expert');
  canary = await makeUser({ name: 'Canary Person', roles: ['salesman'], lastSeenAt: later(-40 * DAY) });
  await makeUser({ name: 'Gone Person', roles: ['salesman'], disabledAt: later(-DAY) });
  await send(meera.user, 2, 9431, true);
  await send(canary, 5, 9431, false);
  await store(meera.user, 'image/webp', 1000);
  await store(meera.user, 'video/mp4', 70_000, { createdAt: monthsAgo(1) });
  await store(canary, 'image/webp', 400, { createdAt: monthsAgo(20) });
  await store(canary, 'application/pdf', PDF_BYTES, { expiresAt: later(2 * DAY) });
  await store(canary, 'text/csv', 30, { expiresAt: later(-2 * DAY) });
});

describe('what an admin sees', () => {
  it('is everybody’s storage by kind, its growth, what goes and who brought it', async () => {
    const { storage } = await read(admin);
    expect([storage.scope, storage.now]).toEqual([
      'everybody',
      {
        photos: { files: 2, bytes: 1400 },
        videos: { files: 1, bytes: 70_000 },
        documents: { files: 2, bytes: PDF_BYTES + 30 },
      },
    ]);
    const grown = storage.months.map(({ photos, videos }) => [photos.bytes, videos.bytes]);
    expect([grown.length, grown[0], grown.at(-2), grown.at(-1)]).toEqual([12, [400, 0], [400, 70_000], [1400, 70_000]]);
    expect(storage.leaving.map(({ bytes }) => bytes)).toEqual([30, 0, PDF_BYTES, 0, 0, 0, 0, 0]);
    expect(storage.people.map(({ person, files: count }) => [person.name, count])).toEqual([
      ['Canary Person', 3],
      ['Meera Shah', 2],
    ]);
  });

  it('is what everybody’s messages cost, billed and estimated', async () => {
    const { messages: bill, statement } = await read(admin);
    expect(bill.months.at(-1)).toEqual({
      month: THIS_MONTH,
      categories: [{ category: 'marketing', messages: 7, billed: 472, estimated: 189 }],
    });
    expect(bill.campaigns).toEqual([{ campaign: null, messages: 7, billed: 472, estimated: 189 }]);
    expect(statement.lines.filter(({ part }) => part === 'Messages')).toEqual([
      { month: THIS_MONTH, part: 'Messages', what: 'Marketing', count: 7, bytes: null, billed: 472, estimated: 189 },
    ]);
  });

  it('is every open account by role, and who uses none of them', async () => {
    const { seats } = await read(admin);
    expect(seats.roles.map(({ role, people }) => [role, people])).toEqual([
      ['admin', 1],
      ['editor_catalog', 1],
      ['salesman', 1],
      ['catalog_expert', 1],
    ]);
    expect(seats.people).toBe(3);
    expect(seats.idle.map(({ name }) => name)).toContain('Canary Person');
    expect(JSON.stringify(seats)).not.toContain('Gone Person');
  });
});

describe('what anybody else sees', () => {
  it('is what they brought, their own seat, and no other person', async () => {
    const own = await read(meera);
    expect([own.storage.scope, own.storage.now]).toEqual([
      'own',
      { photos: { files: 1, bytes: 1000 }, videos: { files: 1, bytes: 70_000 }, documents: { files: 0, bytes: 0 } },
    ]);
    expect([own.storage.people, own.storage.leaving.filter(({ files: count }) => count > 0)]).toEqual([[], []]);
    expect(own.seats).toMatchObject({ scope: 'own', people: 1, idle: [] });
    expect(own.seats.roles.map(({ role }) => role)).toEqual(['editor_catalog', 'catalog_expert']);
    expect(own.statement.lines.map(({ what, count }) => [what, count])).toEqual([
      ['Photos', 1],
      ['Videos', 1],
      ['Documents', 0],
      ['editor_catalog', 1],
      ['catalog_expert', 1],
      ['Marketing', 2],
      ['To one person', 2],
    ]);
    expect(own.messages.campaigns).toEqual([{ campaign: null, messages: 2, billed: 0, estimated: 189 }]);
    expect(own.messages.budget).toBeNull();
    expect(JSON.stringify(own)).not.toMatch(/Canary|Asha|salesman/);
  });

  it.each<Role>(['manage_seller', 'salesman', 'chat_active', 'pipeline_wa', 'editor_review'])(
    'is nothing of others, as %s',
    async (role) => {
      const own = await read(await signIn('Nobody Special', role));
      expect(own.storage.months.every(({ photos }) => photos.files === 0)).toBe(true);
      expect(own.seats.people).toBe(1);
      expect(own.messages.campaigns).toEqual([]);
      expect(JSON.stringify(own)).not.toMatch(/Canary|Asha|Meera/);
    },
  );
});

describe('a statement', () => {
  it('tells of months that are over what there was at their end', async () => {
    const month = monthAfter(THIS_MONTH, -1);
    const { data } = await api.call(billingApi.statement, { query: { month } }, { as: admin });
    expect(data.lines.map(({ what, count }) => [what, count])).toEqual([
      ['Photos', 1],
      ['Videos', 1],
      ['Documents', 0],
    ]);
    const all = await api.call(billingApi.statement, { query: {} }, { as: admin });
    expect(new Set(all.data.lines.map(({ month: name }) => name)).size).toBe(12);
  });

  it('is refused for a month to come and for none', async () => {
    for (const month of [monthAfter(THIS_MONTH, 1), '2026-13', 'soon'])
      expect((await api.call(billingApi.statement, { query: { month } }, { as: admin })).status).toBe(400);
  });
});

describe('a budget', () => {
  const set = (as: Session, month: string) =>
    api.call(budgetsApi.create, { body: { month, paise: 5_000_000, warnPercent: 80 } }, { as });

  it('is set and changed by admins, once a month, with its history', async () => {
    const { data } = await set(admin, THIS_MONTH);
    expect((await set(admin, THIS_MONTH)).failure.issues?.[0]?.path).toEqual(['month']);
    const change = (version: number) =>
      api.call(budgetsApi.update, { params: { id: data.id }, body: { paise: 6_000_000, version } }, { as: admin });
    expect((await change(1)).data.paise).toBe(6_000_000);
    expect((await change(1)).status).toBe(409);
    const history = await api.call(budgetsApi.history, { params: { id: data.id }, query: {} }, { as: admin });
    expect(history.data.rows.map(({ action }) => action)).toEqual(['budgets.changed', 'budgets.added']);
  });

  it('warns each admin once when it is spent', async () => {
    const told = async () =>
      (await orm().select().from(notifications).where(eq(notifications.kind, 'warned'))).map(({ userId, text }) => [
        userId,
        text,
      ]);
    await warnOfBudget();
    expect(await told()).toEqual([]);
    const { data } = await api.call(budgetsApi.list, { query: {} }, { as: admin });
    const [budget] = data.rows;
    const params = { id: budget?.id ?? '' };
    await api.call(budgetsApi.update, { params, body: { paise: 600, version: budget?.version ?? 0 } }, { as: admin });
    await warnOfBudget();
    await warnOfBudget();
    expect(await told()).toEqual([
      [
        admin.user.id,
        expect.stringContaining('Messages cost more than the budget. ₹6.61 of ₹6 spent this month (110 %).'),
      ],
    ]);
    expect((await read(admin)).messages.budget).toMatchObject({ paise: 600, spent: 661, state: 'over' });
    expect((await read(meera)).messages.budget).toBeNull();
  });

  it('cannot begin with a month that is over, nor change once it is over', async () => {
    expect((await set(admin, monthAfter(THIS_MONTH, -1))).status).toBe(400);
    const { data } = await set(admin, monthAfter(THIS_MONTH, 1));
    const back = { month: monthAfter(THIS_MONTH, -1), version: data.version };
    const moved = await api.call(budgetsApi.update, { params: { id: data.id }, body: back }, { as: admin });
    expect(moved.failure.issues?.[0]?.path).toEqual(['month']);
    freezeClock(later(70 * DAY));
    const as = await makeSession({ user: admin.user });
    const reply = await api.call(
      budgetsApi.update,
      { params: { id: data.id }, body: { paise: 1, version: data.version } },
      { as },
    );
    expect([reply.status, reply.failure.code]).toEqual([409, 'refused']);
  });
});

it('a month has the messages of its last day, and none of the next', async () => {
  const uma = await signIn('Uma Joshi', 'salesman');
  await send(uma.user, 1, 9431, false, '2025-01-31');
  await send(uma.user, 3, 9431, false, '2025-02-01');
  const statement = await api.call(billingApi.statement, { query: { month: '2025-01' } }, { as: uma });
  expect(statement.data.lines.filter(({ part }) => part === 'Messages')).toMatchObject([{ count: 1, billed: 94 }]);
});
