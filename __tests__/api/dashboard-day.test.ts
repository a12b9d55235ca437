import type { Role } from '@/config/roles';
import { dashboardApi } from '@/lib/contracts/dashboard';
import { clock, DAY, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { recordAudit } from '@/lib/server/db/record-audit';
import { DASHBOARD_DAYS } from '@/lib/domain/records/waiting-ages';
import { indianDayOf, startOfDay } from '@/lib/domain/text/indian-day';
import { serveApi } from '../support/api';
import { makeCatalog, makeUpload } from '../support/catalog-factories';
import { makePasswordReset, makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
const as = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles }) });
const next = async (session: Awaited<ReturnType<typeof as>>) =>
  (await api.call(dashboardApi.next, {}, { as: session })).data;

describe('What comes next', () => {
  it('is the own work of an editor, and nothing of others', async () => {
    const editor = await as('editor_catalog');
    const { id: sellerId, businessName } = await makeSeller();
    const createdAt = later(-2 * DAY);
    const upload = await makeUpload({ sellerId, status: 'assigned', editorId: editor.user.id, createdAt });
    await makeCatalog({ sellerId, uploadId: upload.id });
    await makeUpload({ status: 'assigned', editorId: (await makeUser({ roles: ['editor_catalog'] })).id });
    expect(await next(editor)).toEqual([
      { kind: 'tag', id: upload.id, name: '1 catalog', from: businessName, at: createdAt.toISOString() },
    ]);
  });

  it('is what an admin decides on, one of every kind before a second one', async () => {
    await makePasswordReset();
    await makeCatalog({ status: 'in_review', lastEditedById: (await makeUser({ roles: ['editor_catalog'] })).id });
    const things = await next(await as('admin'));
    expect(things.length).toBeLessThanOrEqual(6);
    expect(new Set(things.map(({ kind }) => kind))).toEqual(new Set(['assign', 'review', 'password']));
    expect(things.map(({ at }) => at)).toEqual(things.map(({ at }) => at).sort());
  });

  it('is a salesman’s own seller of whom nothing was heard, and no other', async () => {
    const salesman = await as('salesman');
    const silent = { status: 'active', lastActivityAt: later(-40 * DAY) } as const;
    const own = await makeSeller({ ...silent, salesmanId: salesman.user.id });
    await makeSeller(silent);
    expect((await next(salesman)).map(({ kind, id }) => [kind, id])).toEqual([['call', own.id]]);
  });

  it('is empty for whoever has nothing to do', async () => {
    expect(await next(await as('chat_active'))).toEqual([]);
  });
});

describe('The last days', () => {
  it('count catalogs on the day they came in, went to review and went live', async () => {
    const admin = await as('admin');
    const before = (await api.call(dashboardApi.days, {}, { as: admin })).data;
    expect(before.days).toHaveLength(14);
    const now = clock.now();
    expect(before.days.at(-1)?.day).toBe(indianDayOf(now));

    await makeCatalog({ createdAt: later(-3 * DAY) });
    await makeCatalog({ createdAt: later(-40 * DAY) });
    const { id: subjectId } = await makeCatalog({ createdAt: later(-40 * DAY), status: 'live' });
    const step = (was: string, became: string) =>
      recordAudit(orm(), {
        actorId: admin.user.id,
        action: 'catalogs.status-changed',
        subjectId,
        before: { status: was },
        after: { status: became },
      });
    await step('draft', 'in_review');
    await step('changes_requested', 'in_review');
    await step('in_review', 'live');

    const { days } = (await api.call(dashboardApi.days, {}, { as: admin })).data;
    const grown = days.map((day, place) => {
      const was = before.days[place];
      return [day.cameIn - (was?.cameIn ?? 0), day.tagged - (was?.tagged ?? 0), day.live - (was?.live ?? 0)];
    });
    expect(grown.at(-1)).toEqual([0, 1, 1]);
    expect(grown.at(-4)).toEqual([1, 0, 0]);
    expect(grown.flat().reduce((all, one) => all + one, 0)).toBe(3);
  });

  it('are whole days of India, the first one too', async () => {
    const admin = await as('admin');
    const read = async () => (await api.call(dashboardApi.days, {}, { as: admin })).data.days[0]?.cameIn ?? 0;
    const before = await read();
    const firstDay = startOfDay(indianDayOf(clock.now()), 1 - DASHBOARD_DAYS);
    await makeCatalog({ createdAt: later(1, firstDay) });
    await makeCatalog({ createdAt: later(-1, firstDay) });
    expect((await read()) - before).toBe(1);
  });

  it('say how long uploads and reviews wait', async () => {
    const admin = await as('admin');
    const read = async () => (await api.call(dashboardApi.days, {}, { as: admin })).data.waiting;
    const before = await read();
    await makeUpload({ createdAt: later(-2 * DAY) });
    await makeUpload({ createdAt: later(-9 * DAY) });
    await makeUpload({ createdAt: later(-9 * DAY), status: 'done' });
    const uploadId = (await makeUpload({ status: 'done' })).id;
    await makeCatalog({ uploadId, status: 'in_review', statusChangedAt: later(-4 * DAY) });
    const after = await read();
    const grown = (name: 'uploads' | 'reviews') =>
      after[name].map((count, place) => count - (before[name][place] ?? 0));
    expect([grown('uploads'), grown('reviews')]).toEqual([
      [0, 1, 0, 1],
      [0, 0, 1, 0],
    ]);
  });

  it('are for those who browse catalogs', async () => {
    const { status } = await api.call(dashboardApi.days, {}, { as: await as('salesman') });
    expect(status).toBe(403);
  });
});
