import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { cycleClosingApi } from '@/lib/contracts/cycles/cycle-closing';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { CARRY_ALL } from '@/lib/domain/cycles/closing';
import { orm, transaction } from '@/lib/server/db/database';
import { catalogs } from '@/lib/server/db/schema/catalogs';
import { cycleLeftovers, cycles } from '@/lib/server/db/schema/cycles';
import { sellers } from '@/lib/server/db/schema/sellers';
import { auditEntries } from '@/lib/server/db/schema/system';
import { uploads } from '@/lib/server/db/schema/uploads';
import { serveApi } from '../support/api';
import { makeCatalog, makeComplete, makePhoto, makeUpload } from '../support/catalog-factories';
import { cycleCalls, type Session, signIn } from '../support/cycle-place';
import { makeUser } from '../support/factories';
import { makeMarket, makeSeller } from '../support/seller-factories';
import { videoPlace } from '../support/video-place';
import { workOff } from '../support/work-off';

const api = serveApi();
const { startIn, step, close, reopen, get } = cycleCalls(api);
const { inReview, step: acceptVideo } = videoPlace(api);

/** A closing cycle with two uploads of an editor, an unassigned upload and an upload in progress. */
async function closing() {
  const as = await signIn('admin');
  const market = await makeMarket();
  const seller = await makeSeller({ marketId: market.id });
  const editor = await makeUser({ roles: ['editor_catalog'] });
  const mine = { sellerId: seller.id, editorId: editor.id, status: 'assigned' as const };
  const made = [await makeUpload(mine), await makeUpload(mine), await makeUpload({ sellerId: seller.id })];
  const leaseUntil = new Date(Date.now() + 600_000);
  const held = await makeUpload({ ...mine, status: 'in_progress', leaseUntil, leaseToken: 1 });
  for (const { id: uploadId } of made) await makeCatalog({ uploadId, sellerId: seller.id });
  const active = await startIn(as, market.id);
  const ids = made.map(({ id }) => id) as [string, string, string];
  return { as, ids, heldId: held.id, editor, market, seller, cycle: (await step(as, active, 'closing')).data };
}

const uploadsNow = async (ids: readonly string[]) => {
  const rows = await orm().select().from(uploads);
  return ids.map((id) => rows.find((row) => row.id === id)).map((row) => [row?.status, row?.editorId ?? null]);
};
const deletedOf = async (uploadId: string) =>
  (await orm().select().from(catalogs).where(eq(catalogs.uploadId, uploadId))).map(
    ({ deletedAt }) => deletedAt !== null,
  );

describe('closing a cycle', () => {
  it('lists unfinished work and says beforehand what a rule comes to', async () => {
    const { as, ids, heldId, cycle } = await closing();
    const unfinished = (await api.call(cycleClosingApi.unfinished, { params: { id: cycle.id } }, { as })).data;
    expect([unfinished.openUploads, unfinished.uploads.map(({ id }) => id).sort()]).toEqual([
      4,
      [...ids, heldId].sort(),
    ]);
    const body = {
      rule: { ...CARRY_ALL, assigned: 'pool' as const, unassigned: 'drop' as const },
      exceptions: [{ uploadId: ids[0], end: 'carry' as const }],
    };
    const { data } = await api.call(cycleClosingApi.preview, { params: { id: cycle.id }, body }, { as });
    expect(data).toEqual({ carry: 2, pool: 1, drop: 1 });
    const closed = (await close(as, cycle, body)).data;
    expect(closed.outcome).toEqual({ uploads: 2, backToPool: 1, dropped: 1, inReview: 0, sentBack: 0 });
  });

  it('carries over, returns and drops, and fixes everything about it', async () => {
    const { as, ids, heldId, editor, cycle } = await closing();
    const { status, data } = await close(as, cycle, {
      rule: { ...CARRY_ALL, unassigned: 'drop' },
      exceptions: [{ uploadId: ids[1], end: 'pool' }],
    });
    expect([status, data.status]).toEqual([202, 'closed']);
    expect(await uploadsNow([...ids, heldId])).toEqual([
      ['assigned', editor.id],
      ['open', null],
      ['done', null],
      ['in_progress', editor.id],
    ]);
    expect([await deletedOf(ids[0]), await deletedOf(ids[2])]).toEqual([[false], [true]]);
    const change = { name: 'Other', version: data.version };
    expect((await api.call(cyclesApi.update, { params: { id: cycle.id }, body: change }, { as })).status).toBe(409);
  });

  it('happens once, whoever asks at the same time, and however often', async () => {
    const { as, ids, cycle } = await closing();
    const other = await signIn('admin');
    const pool = { rule: { ...CARRY_ALL, assigned: 'pool' as const } };
    const replies = await Promise.all([close(as, cycle), close(other, cycle, pool), close(as, cycle, pool)]);
    const statuses = replies.map(({ status }) => status);
    expect([statuses.includes(202), statuses.filter((status) => status !== 202 && status !== 409)]).toEqual([true, []]);
    await workOff();
    const first = await get(as, cycle.id);
    const again = await close(other, first, pool);
    expect([again.status, again.data]).toEqual([202, first]);
    expect(await orm().$count(cycleLeftovers, eq(cycleLeftovers.cycleId, cycle.id))).toBe(ids.length + 1);
    const closings = and(eq(auditEntries.subjectId, cycle.id), eq(auditEntries.action, 'cycles.closed'));
    expect(await orm().$count(auditEntries, closings)).toBe(1);
  });

  it('waits for a job, which another who closes is told of', async () => {
    const { as, cycle } = await closing();
    const begin = (who: Session) => {
      const body = { rule: CARRY_ALL, exceptions: [], version: cycle.version };
      return api.call(cycleClosingApi.close, { params: { id: cycle.id }, body }, { as: who });
    };
    const job = (await begin(as)).data;
    expect(job).toMatchObject({ state: 'queued', total: 4, title: `Closing of ${cycle.name}` });
    expect((await begin(as)).data?.id).toBe(job?.id);
    const late = await begin(await signIn('admin'));
    expect([late.status, late.failure.message]).toEqual([
      409,
      `${as.user.name} is already working on this. Wait until it finishes.`,
    ]);
    expect((await get(as, cycle.id)).status).toBe('closing');
    await workOff();
    expect((await get(as, cycle.id)).status).toBe('closed');
  });

  it('does nothing where the cycle was changed before the job came to it', async () => {
    const { as, cycle } = await closing();
    const body = { rule: CARRY_ALL, exceptions: [], version: cycle.version };
    await api.call(cycleClosingApi.close, { params: { id: cycle.id }, body }, { as });
    await orm()
      .update(cycles)
      .set({ version: cycle.version + 1 })
      .where(eq(cycles.id, cycle.id));
    await workOff();
    const { data: job } = await api.call(cycleClosingApi.job, { params: { id: cycle.id } }, { as });
    expect([job?.state, (await get(as, cycle.id)).status]).toEqual(['failed', 'closing']);
    expect(job?.failure).toMatch(/changed/i);
  });

  it('is refused for an upload that is done, and before it is in closing', async () => {
    const { as, cycle, market } = await closing();
    const exceptions = [{ uploadId: (await makeUpload()).id, end: 'pool' as const }];
    expect((await close(as, cycle, { exceptions })).refusal().issues?.[0]?.path).toEqual(['exceptions']);
    await close(as, cycle);
    await orm().execute(sql`delete from cycle_days where cycle_id = ${cycle.id}`);
    expect((await close(as, await startIn(as, market.id))).status).toBe(409);
  });
});

describe('the report of a closed cycle', () => {
  const report = async (as: Session, id: string, format: string) => {
    const headers = { Authorization: `JWT ${as.accessToken}` };
    const reply = await fetch(`${api.origin}/api/cycles/${id}/report?format=${format}`, { headers });
    return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
  };

  it('has its targets, days and what became of the rest, as CSV and as a PDF', async () => {
    const { as, ids, seller, cycle } = await closing();
    await orm().update(sellers).set({ businessName: '=Kesar' }).where(eq(sellers.id, seller.id));
    expect((await report(as, cycle.id, 'csv')).status).toBe(409);
    await close(as, cycle, { exceptions: [{ uploadId: ids[0], end: 'drop' }] });
    const csv = await report(as, cycle.id, 'csv');
    expect([csv.status, csv.type]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = csv.text.split('\r\n');
    expect(lines).toContain('Live,0,6,0 %');
    expect(lines.filter((line) => line.endsWith(',Drop'))).toHaveLength(1);
    expect(lines.filter((line) => line.endsWith(',Carry over'))).toHaveLength(3);
    // A name that starts like a formula is escaped in a table.
    expect(csv.text).toContain("'=Kesar");
    const pdf = await report(as, cycle.id, 'pdf');
    expect([pdf.status, pdf.type, pdf.text.startsWith('%PDF-')]).toEqual([200, 'application/pdf', true]);
    expect(pdf.text.trimEnd().endsWith('%%EOF')).toBe(true);
  });
});

describe('undoing a closing', () => {
  it('brings back what was returned and dropped, where nobody took it since', async () => {
    const { as, ids, editor, cycle } = await closing();
    const rule = { ...CARRY_ALL, assigned: 'pool' as const, unassigned: 'drop' as const };
    const closed = (await close(as, cycle, { rule })).data;
    const other = await makeUser({ roles: ['editor_catalog'] });
    await orm().update(uploads).set({ status: 'assigned', editorId: other.id }).where(eq(uploads.id, ids[1]));
    const { status, data } = await reopen(as, closed);
    expect([status, data.status, data.outcome]).toEqual([202, 'closing', null]);
    expect(await uploadsNow(ids)).toEqual([
      ['assigned', editor.id],
      ['assigned', other.id],
      ['open', null],
    ]);
    expect(await deletedOf(ids[2])).toEqual([false]);
    expect((await reopen(as, data)).data.version).toBe(data.version);
    expect((await close(as, data)).data.outcome?.uploads).toBe(4);
  });

  it('gives videos back to their editors as well', async () => {
    const as = await signIn('admin');
    const market = await makeMarket();
    const seller = await makeSeller({ marketId: market.id });
    const editor = await makeUser({ roles: ['editor_video'] });
    const video = await makeUpload({ kind: 'video', sellerId: seller.id, editorId: editor.id, status: 'assigned' });
    const { data: cycle } = await step(as, await startIn(as, market.id), 'closing');
    const closed = (await close(as, cycle, { rule: { ...CARRY_ALL, assigned: 'pool' } })).data;
    expect(await uploadsNow([video.id])).toEqual([['open', null]]);
    await reopen(as, closed);
    expect(await uploadsNow([video.id])).toEqual([['assigned', editor.id]]);
  });

  it('is refused after a day', async () => {
    const { as, cycle } = await closing();
    const closed = (await close(as, cycle)).data;
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await orm().update(cycles).set({ statusChangedAt: longAgo }).where(eq(cycles.id, cycle.id));
    expect((await reopen(as, closed)).refusal().message).toMatch(/stays closed/);
    expect((await get(as, cycle.id)).status).toBe('closed');
  });
});

describe('frozen numbers', () => {
  const accept = (as: Session, { id, version }: { id: string; version: number }) =>
    api.call(catalogsApi.step, { params: { id }, body: { to: 'live', version } }, { as });

  it('equal the steps in the audit, whatever happens while it closes, and stay so', async () => {
    const admin = await signIn('admin');
    const market = await makeMarket();
    const seller = await makeSeller({ marketId: market.id, status: 'active' });
    const editor = await makeUser({ roles: ['editor_catalog'] });
    const reviewer = await signIn('editor_review');
    const waiting = { sellerId: seller.id, status: 'in_review' as const, taggedById: editor.id };
    const made = [];
    for (let nth = 0; nth < 8; nth += 1) made.push(await makeComplete(waiting, 1));
    const began = new Date();
    const active = await startIn(admin, market.id);
    for (const catalog of made.slice(0, 2)) await accept(reviewer, catalog);
    const finish = async () => close(admin, (await step(admin, active, 'closing')).data);
    const [closed] = await Promise.all([finish(), ...made.slice(2, 6).map((catalog) => accept(reviewer, catalog))]);
    // The step to closing is the cutoff between what counts and what does not, by recorded time.
    const [cut] = await orm()
      .select({ id: auditEntries.id, at: auditEntries.at })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.subjectId, active.id), sql`${auditEntries.changes} -> 'status' ->> 'after' = 'closing'`),
      );
    const steps = await orm()
      .select({ id: auditEntries.subjectId, at: auditEntries.at })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'catalogs.status-changed'),
          sql`${auditEntries.changes} -> 'status' ->> 'after' = 'live'`,
          gte(auditEntries.at, began),
        ),
      );
    const ids = new Set(made.map(({ id }) => id));
    const ours = steps.filter(({ id }) => id !== null && ids.has(id));
    expect(ours).toHaveLength(6);
    const { live, reviewed } = closed.data.counts;
    const cutoff = cut?.at ?? began;
    // Steps of the same millisecond may be on either side.
    const [surely, atMost] = [ours.filter(({ at }) => at < cutoff), ours.filter(({ at }) => at <= cutoff)];
    expect([live >= surely.length, live <= atMost.length, reviewed]).toEqual([true, true, live]);
    const { rows } = await orm().execute<{ stamped: number }>(sql`select count(*)::int as stamped
      from cycle_events e join audit_entries a on a.subject_id = e.subject_id and a.action = 'catalogs.status-changed'
        and a.changes -> 'status' ->> 'after' = 'live'
      where e.cycle_id = ${active.id} and e.stage = 'live'`);
    expect(rows[0]?.stamped).toBe(live);
    for (const catalog of made.slice(6)) await accept(reviewer, catalog);
    expect((await get(admin, active.id)).counts).toEqual(closed.data.counts);
  });

  it('leave out what waited for the cutoff, and record it later', async () => {
    const [admin, reviewer] = [await signIn('admin'), await signIn('editor_review')];
    const { video, sellerId } = await inReview();
    const { id: marketId } = await makeMarket();
    await orm().update(sellers).set({ marketId }).where(eq(sellers.id, sellerId));
    const { id: taggedById } = await makeUser({ roles: ['editor_catalog'] });
    const catalog = await makeComplete({ sellerId, status: 'in_review', taggedById }, 1);
    const photoIds = [(await makePhoto()).id];
    const active = await startIn(admin, marketId);
    const began = new Date();
    let cutoff = began;
    let waiting: Promise<{ status: number }[]> | undefined;
    // On PostgreSQL these calls wait for the uncommitted cutoff.
    await transaction(async (tx) => {
      await tx.update(cycles).set({ status: 'closing' }).where(eq(cycles.id, active.id));
      const body = { sellerId, source: 'zip' as const, catalogs: [{ photoIds }] };
      const added = api.call(catalogsApi.create, { body }, { as: admin });
      waiting = Promise.all([accept(reviewer, catalog), acceptVideo(reviewer, video, 'live'), added]);
      await new Promise((resolve) => setTimeout(resolve, 500));
      cutoff = new Date();
    });
    expect((await waiting)?.map(({ status }) => status)).toEqual([200, 200, 201]);
    const counted = ['catalogs.added', 'catalogs.status-changed', 'videos.status-changed'];
    const entries = await orm()
      .select({ action: auditEntries.action, at: auditEntries.at })
      .from(auditEntries)
      .where(and(inArray(auditEntries.action, counted), gte(auditEntries.at, began)));
    expect(entries.map(({ action, at }) => [action, at >= cutoff]).sort()).toEqual(counted.map((one) => [one, true]));
    const { live, came_in: cameIn, videos } = (await get(admin, active.id)).counts;
    expect([live, cameIn, videos]).toEqual([0, 0, 0]);
  });
});
