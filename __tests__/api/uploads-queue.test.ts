import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { holdLease } from '@/lib/server/areas/uploads/lease-service';
import { orm } from '@/lib/server/db/database';
import { uploads } from '@/lib/server/db/schema/uploads';
import { serveApi } from '../support/api';
import { makeUpload } from '../support/catalog-factories';
import { makeSession, makeUser, type User } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { makeSeller } from '../support/seller-factories';
import { uploadPlace } from '../support/upload-place';

const api = serveApi();
const { editor, admin, next, take, renew, release, skip, mine, assign, now, actionsOn, toldTo, finish, inNameOf } =
  uploadPlace(api);

const MINUTE = 60_000;
/** The same person with a fresh token: an access token expires no later than a lease. */
const back = ({ user }: { user: User }) => makeSession({ user });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * MINUTE);

/** Response when no work is available, and no other reviewer has any. */
const EMPTY = { held: null, others: 0, nextFreeAt: null, assigned: 0, escalated: 0 };

/** Removes everything that another test left in the queue. */
beforeEach(() => orm().update(uploads).set({ status: 'done', leaseUntil: null, escalatedAt: null }));

describe('getting the next upload', () => {
  it('gives one’s own first, then the open ones: the more urgent, then the older', async () => {
    const as = await editor();
    const young = await makeUpload();
    const old = await makeUpload({ createdAt: hoursAgo(2) });
    const urgent = await makeUpload({ priority: 1 });
    const own = await makeUpload({ status: 'assigned', editorId: as.user.id, priority: -3 });
    await makeUpload({ status: 'assigned', editorId: (await makeUser()).id, priority: 9 });
    await makeUpload({ escalatedAt: new Date(), priority: 9 });
    await makeUpload({ kind: 'video', priority: 9 });
    const order = [];
    for (let each = 0; each < 4; each += 1) {
      const held = await take(as);
      order.push(held.id);
      await finish(as.user, held.id);
    }
    expect(order).toEqual([own.id, urgent.id, old.id, young.id]);
    expect((await next(as)).data).toEqual({ ...EMPTY, assigned: 1, escalated: 1 });
  });

  it('holds it for fifteen minutes and says so in its history', async () => {
    freezeClock(new Date('2026-11-21T04:00:00.000Z'));
    const as = await editor();
    const { id } = await makeUpload();
    const held = await take(as);
    expect(held).toMatchObject({
      leaseToken: 1,
      leaseUntil: '2026-11-21T04:15:00.000Z',
      upload: { id, status: 'in_progress', editor: { id: as.user.id }, leaseUntil: '2026-11-21T04:15:00.000Z' },
    });
    expect(await actionsOn(id)).toEqual(['uploads.claimed']);
  });

  it('gives the one that is held again, with the same token, for longer', async () => {
    const time = freezeClock();
    const as = await editor();
    const { id } = await makeUpload();
    await makeUpload({ priority: 5 });
    await makeUpload({ priority: 5 });
    const first = await take(as, id);
    time.advance(10 * MINUTE);
    const again = await take(as);
    expect([again.id, again.leaseToken]).toEqual([id, first.leaseToken]);
    expect(Date.parse(again.leaseUntil) - Date.parse(first.leaseUntil)).toBe(10 * MINUTE);
    expect(await actionsOn(id)).toEqual(['uploads.claimed']);
  });

  it('gives one upload to somebody who asks from two windows at once', async () => {
    const as = await editor();
    for (let each = 0; each < 3; each += 1) await makeUpload();
    const taken = await Promise.all([1, 2, 3, 4].map(() => take(as)));
    expect(new Set(taken.map(({ id, leaseToken }) => `${id} ${leaseToken}`)).size).toBe(1);
  });

  it('gives the one that is asked for when it is open or theirs, also an escalated one', async () => {
    const as = await editor();
    await makeUpload({ priority: 9 });
    for (const wanted of [
      await makeUpload(),
      await makeUpload({ escalatedAt: new Date() }),
      await makeUpload({ status: 'assigned', editorId: as.user.id }),
    ])
      expect((await take(as, wanted.id)).id).toBe(wanted.id);
  });

  it('says whose the one is that is asked for', async () => {
    const as = await editor();
    const other = await editor({ name: 'Jignesh Vaghela' });
    const waiting = await makeUpload({ status: 'assigned', editorId: other.user.id });
    const open = await makeUpload();
    await take(other, open.id);
    const done = await makeUpload({ status: 'done', editorId: other.user.id });
    const answers = [];
    for (const { id } of [waiting, open, done]) {
      const reply = await next(as, id);
      answers.push([reply.status, reply.failure.message]);
    }
    expect(answers).toEqual([
      [409, 'This is assigned to Jignesh Vaghela.'],
      [409, 'Jignesh Vaghela is working on this.'],
      [409, 'This is done already.'],
    ]);
    expect((await next(as, '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f')).status).toBe(404);
    expect((await next(as, (await makeUpload({ kind: 'video' })).id)).status).toBe(404);
  });

  it('tells an empty queue from one that others hold', async () => {
    const time = freezeClock(new Date('2026-11-21T04:00:00.000Z'));
    const [as, one, two] = [await editor(), await editor(), await editor()];
    for (let each = 0; each < 2; each += 1) await makeUpload();
    await take(one);
    time.advance(MINUTE);
    await take(two);
    expect((await next(as)).data).toEqual({ ...EMPTY, others: 2, nextFreeAt: '2026-11-21T04:15:00.000Z' });
  });
});

test('sixteen editors at one queue get every upload once', async () => {
  const [{ id: sellerId }, { id: uploadedById }] = [await makeSeller(), await makeUser()];
  const at = new Date();
  const rows = Array.from({ length: 200 }, () => ({ sellerId, uploadedById, statusChangedAt: at, createdAt: at }));
  const made = await orm()
    .insert(uploads)
    .values(rows.map((row) => ({ ...row, kind: 'catalog' as const, source: 'zip' as const })))
    .returning({ id: uploads.id });
  const editors = await Promise.all(Array.from({ length: 16 }, () => editor()));
  const work = editors.map(async (as) => {
    const taken: string[] = [];
    for (;;) {
      const { held } = (await next(as)).data;
      if (!held) return taken;
      taken.push(held.upload.id);
      await finish(as.user, held.upload.id);
    }
  });
  const taken = (await Promise.all(work)).flat();
  expect(taken).toHaveLength(200);
  expect(taken.sort()).toEqual(made.map(({ id }) => id).sort());
}, 120_000);

describe('a hold', () => {
  it('is renewed by a sign of life', async () => {
    const time = freezeClock();
    const as = await editor();
    await makeUpload();
    const held = await take(as);
    time.advance(14 * MINUTE);
    const { leaseUntil } = (await renew(as, held)).data;
    expect(Date.parse(leaseUntil) - Date.parse(held.leaseUntil)).toBe(14 * MINUTE);
    time.advance(14 * MINUTE);
    expect((await next(await editor())).data).toMatchObject({ held: null, others: 1 });
  });

  it('that expired assigns the upload to the same editor again, also in lists', async () => {
    const time = freezeClock();
    const [as, other, chief] = [await editor(), await editor(), await admin()];
    const { id } = await makeUpload();
    const held = await take(as);
    time.advance(15 * MINUTE);
    const later = { as: await back(as), other: await back(other), chief: await back(chief) };
    expect((await mine(later.as)).rows[0]).toMatchObject({ status: 'in_progress', leaseUntil: held.leaseUntil });
    time.advance(1);
    expect((await mine(later.as)).rows[0]).toMatchObject({ id, status: 'assigned', leaseUntil: null });
    const find = async (status: 'assigned' | 'in_progress') =>
      (await api.call(uploadsApi.list, { query: { status } }, { as: later.chief })).data.rows.map((row) => row.id);
    expect([await find('assigned'), await find('in_progress')]).toEqual([[id], []]);
    expect((await next(later.other)).data).toEqual({ ...EMPTY, assigned: 1 });
    expect(await take(later.as)).toMatchObject({ id, upload: { status: 'in_progress' } });
    expect(await actionsOn(id)).toEqual(['uploads.claimed', 'uploads.claimed']);
  });

  it('that ran out goes on with the next save when nobody took the upload', async () => {
    const time = freezeClock();
    const as = await editor();
    await makeUpload();
    const held = await take(as);
    time.advance(600 * MINUTE);
    const later = await back(as);
    expect((await renew(later, held)).status).toBe(200);
    expect((await mine(later)).rows[0]?.status).toBe('in_progress');
  });

  it('is refused once another has the upload, with nothing written', async () => {
    const time = freezeClock();
    const [as, other, chief] = [await editor(), await editor(), await admin()];
    const { id } = await makeUpload();
    const held = await take(as);
    time.advance(20 * MINUTE);
    await assign(await back(chief), [id], [other.user]);
    await take(await back(other));
    const later = await back(as);
    const before = await now(id);
    for (const call of [renew, release, skip]) {
      const reply = await call(later, held);
      expect([reply.status, reply.failure.code, reply.failure.message]).toEqual([
        409,
        'hold_ended',
        'Your hold on this has ended; your text is kept.',
      ]);
    }
    const save = inNameOf(as.user, (tx, actor) => holdLease(tx, id, held.leaseToken, actor));
    await expect(save).rejects.toMatchObject({ status: 409 });
    expect(await now(id)).toEqual(before);
  });

  it('is refused with an older token of one’s own', async () => {
    const [as, chief] = [await editor(), await admin()];
    const { id } = await makeUpload();
    const first = await take(as);
    await release(as, first);
    const second = await take(as);
    expect([second.id, second.leaseToken]).toEqual([id, first.leaseToken + 1]);
    expect((await renew(as, first)).status).toBe(409);
    expect((await renew(as, second)).status).toBe(200);
    await assign(chief, [id], [(await editor()).user]);
    await assign(chief, [id], [as.user]);
    expect((await renew(as, second)).status).toBe(409);
  });

  it('can be let go: the upload stays with the editor', async () => {
    const as = await editor();
    const { id } = await makeUpload();
    await release(as, await take(as));
    expect(await now(id)).toMatchObject({ status: 'assigned', editorId: as.user.id, leaseUntil: null });
    expect(await actionsOn(id)).toEqual(['uploads.claimed', 'uploads.released']);
  });
});

describe('skipping', () => {
  it('puts an upload back for others and offers it to whoever skipped it last of all', async () => {
    const [as, other] = [await editor(), await editor()];
    const urgent = await makeUpload({ priority: 9 });
    const plain = await makeUpload();
    await skip(as, await take(as), 'The captions are in Tamil.');
    expect(await now(urgent.id)).toMatchObject({ status: 'open', editorId: null, skips: 1, escalatedAt: null });
    const held = await take(as);
    expect(held.id).toBe(plain.id);
    expect((await take(other)).upload).toMatchObject({ id: urgent.id, lastSkipReason: 'The captions are in Tamil.' });
    await release(other, { id: urgent.id, leaseToken: 2 });
    await assign(await admin(), [urgent.id], [as.user]);
    await release(as, held);
    expect((await take(as)).id).toBe(plain.id);
  });

  it('needs a reason', async () => {
    const as = await editor();
    await makeUpload();
    const reply = await skip(as, await take(as), ' ');
    expect([reply.status, reply.failure.issues?.[0]?.path]).toEqual([400, ['reason']]);
  });

  it('three times takes an upload out of the queue and tells the admins', async () => {
    const chief = await admin();
    const { id } = await makeUpload({ sellerId: (await makeSeller({ businessName: 'Kesariya Silk' })).id });
    for (const reason of ['Blurred.', 'No rate.', 'Photos of two sellers.']) {
      expect(await toldTo(chief.user)).toEqual([]);
      const as = await editor();
      await skip(as, await take(as), reason);
    }
    expect((await next(await editor())).data.held).toBeNull();
    const query = { isEscalated: 'true' } as const;
    const { rows } = (await api.call(uploadsApi.list, { query }, { as: chief })).data;
    expect(rows).toMatchObject([
      { id, status: 'open', skips: 3, isEscalated: true, lastSkipReason: 'Photos of two sellers.' },
    ]);
    expect(await toldTo(chief.user)).toEqual([
      {
        kind: 'returned',
        text: 'An upload of Kesariya Silk was skipped 3 times. The last reason: Photos of two sellers.',
        path: '/add-catalog/assign?isEscalated=true',
      },
    ]);
  });
});
