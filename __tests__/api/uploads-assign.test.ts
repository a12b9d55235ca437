import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { usersApi } from '@/lib/contracts/users/users';
import { orm } from '@/lib/server/db/database';
import { uploads } from '@/lib/server/db/schema/uploads';
import { serveApi } from '../support/api';
import { makeDraft, makeUpload } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { makeSeller } from '../support/seller-factories';
import { uploadPlace } from '../support/upload-place';

const api = serveApi();
const { editor, admin, take, renew, assign, takeBack, now, actionsOn, toldTo } = uploadPlace(api);

const worker = (name = 'Meera Shah') => makeUser({ roles: ['editor_catalog'], name });
const some = async (count: number, overrides: Parameters<typeof makeUpload>[0] = {}) => {
  const { id: sellerId } = await makeSeller();
  const made = [];
  for (let each = 0; each < count; each += 1) made.push((await makeUpload({ sellerId, ...overrides })).id);
  return made;
};
const editorsOf = async (ids: string[]) => {
  const rows = await Promise.all(ids.map(now));
  return rows.map(({ editorId }) => editorId);
};

describe('assigning', () => {
  it('gives one upload to one editor and tells them', async () => {
    const [chief, to] = [await admin(), await worker()];
    const [id = ''] = await some(1, { escalatedAt: new Date() });
    expect((await assign(chief, [id], [to])).data).toEqual({ assigned: 1, kept: 0, left: 0 });
    expect(await now(id)).toMatchObject({
      status: 'assigned',
      editorId: to.id,
      assignedById: chief.user.id,
      escalatedAt: null,
    });
    expect(await actionsOn(id)).toEqual(['uploads.assigned']);
    expect(await toldTo(to)).toEqual([{ kind: 'assigned', text: '1 upload came to you.', path: '/catalog/tag' }]);
    expect((await assign(chief, [id], [to])).data).toEqual({ assigned: 0, kept: 1, left: 0 });
  });

  it('gives many to several in turn, the urgent ones first, and tells each once', async () => {
    const [chief, one, two] = [await admin(), await worker(), await worker()];
    const [plain = '', urgent = '', last = ''] = [
      ...(await some(1)),
      ...(await some(1, { priority: 5 })),
      ...(await some(1, { priority: -1 })),
    ];
    const ids = [plain, urgent, last];
    expect((await assign(chief, ids, [one, two])).data).toEqual({ assigned: 3, kept: 0, left: 0 });
    expect(await editorsOf(ids)).toEqual([two.id, one.id, one.id]);
    expect((await toldTo(one)).map(({ text }) => text)).toEqual(['2 uploads came to you.']);
    expect((await toldTo(two)).map(({ text }) => text)).toEqual(['1 upload came to you.']);
  });

  it('leaves what would be more than the cap', async () => {
    const [chief, to] = [await admin(), await worker()];
    await some(1, { status: 'assigned', editorId: to.id });
    await some(1, { status: 'in_progress', editorId: to.id, leaseUntil: new Date(Date.now() + 60_000) });
    await some(4, { status: 'done', editorId: to.id });
    const ids = await some(3);
    expect((await assign(chief, ids, [to], 4)).data).toEqual({ assigned: 2, kept: 0, left: 1 });
    expect((await editorsOf(ids)).filter((id) => id === to.id)).toHaveLength(2);
  });

  it('takes an upload from whoever works on it; their next save is refused', async () => {
    const [chief, as, to] = [await admin(), await editor(), await worker()];
    const [id = ''] = await some(1);
    const held = await take(as, id);
    await assign(chief, [id], [to]);
    expect(await now(id)).toMatchObject({ status: 'assigned', editorId: to.id, leaseUntil: null });
    expect((await renew(as, held)).failure.code).toBe('hold_ended');
  });

  it('leaves an upload with the one of the editors who works on it', async () => {
    const [chief, as, other] = [await admin(), await editor(), await worker()];
    const [id = ''] = await some(1);
    const held = await take(as, id);
    expect((await assign(chief, [id], [other, as.user])).data).toEqual({ assigned: 0, kept: 1, left: 0 });
    expect((await renew(as, held)).status).toBe(200);
  });

  it('leaves done ones, those of another kind and those that are not there', async () => {
    const [chief, to, by] = [await admin(), await worker(), await worker()];
    const ids = [
      ...(await some(1, { status: 'done', editorId: by.id })),
      ...(await some(1, { kind: 'video' })),
      '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f',
    ];
    expect((await assign(chief, ids, [to])).data).toEqual({ assigned: 0, kept: 0, left: 3 });
    expect(await now(ids[0] ?? '')).toMatchObject({ status: 'done', editorId: by.id });
  });

  it.each([
    ['somebody whose account is closed', { roles: ['editor_catalog'], disabledAt: new Date() }],
    ['somebody who does not tag', { roles: ['pipeline_wa', 'editor_video'] }],
  ] as const)('is refused to %s', async (_who, person) => {
    const [chief, to] = [await admin(), await makeUser({ ...person, roles: [...person.roles] })];
    const ids = await some(1);
    const reply = await assign(chief, ids, [await worker(), to]);
    expect([reply.status, reply.failure.issues?.[0]?.path]).toEqual([400, ['editorIds']]);
    expect((await now(ids[0] ?? '')).status).toBe('open');
  });

  it('is shown before it is done', async () => {
    const [chief, one, two] = [await admin(), await worker('Anil'), await worker('Bharat')];
    const mine = await some(2, { status: 'assigned', editorId: one.id });
    const ids = [...mine, ...(await some(3))];
    const body = { selection: { ids }, editorIds: [one.id, two.id], cap: 2 };
    const before = await Promise.all(ids.map(now));
    expect((await api.call(uploadsApi.previewAssign, { body }, { as: chief })).data).toEqual({
      assigned: 3,
      kept: 1,
      left: 1,
      loads: [
        { editor: { id: one.id, name: 'Anil' }, before: 2, after: 2 },
        { editor: { id: two.id, name: 'Bharat' }, before: 0, after: 2 },
      ],
    });
    expect(await Promise.all(ids.map(now))).toEqual(before);
    expect((await api.call(uploadsApi.assign, { body }, { as: chief })).data).toEqual({
      assigned: 3,
      kept: 1,
      left: 1,
    });
  });

  it('goes for all that a list finds, but some, and not for more than five hundred', async () => {
    const [chief, to, { id: sellerId }] = [await admin(), await worker(), await makeSeller()];
    const [first = '', second = ''] = await some(2, { sellerId });
    const wish = (except: string[]) => ({
      body: { selection: { query: `sellerId=${sellerId}&status=open`, except }, editorIds: [to.id] },
    });
    await api.call(uploadsApi.assign, wish([first]), { as: chief });
    expect(await editorsOf([first, second])).toEqual([null, to.id]);
    const at = new Date();
    const row = { kind: 'catalog', source: 'zip', sellerId, uploadedById: to.id, createdAt: at } as const;
    await orm()
      .insert(uploads)
      .values(Array.from({ length: 501 }, () => ({ ...row, statusChangedAt: at })));
    const reply = await api.call(uploadsApi.assign, wish([]), { as: chief });
    expect([reply.status, reply.failure.message]).toEqual([409, expect.stringMatching(/^At most 500 uploads/)]);
  });
});

it('takes uploads back for everybody, done ones excepted', async () => {
  const [chief, as] = [await admin(), await editor()];
  const [held = '', waiting = '', escalated = '', open = '', done = ''] = [
    ...(await some(1)),
    ...(await some(1, { status: 'assigned', editorId: as.user.id })),
    ...(await some(1, { escalatedAt: new Date(), skips: 3 })),
    ...(await some(1)),
    ...(await some(1, { status: 'done', editorId: as.user.id })),
  ];
  const hold = await take(as, held);
  expect((await takeBack(chief, [held, waiting, escalated, open, done])).data).toEqual({ taken: 3, left: 2 });
  for (const id of [held, waiting, escalated])
    expect(await now(id)).toMatchObject({ status: 'open', editorId: null, leaseUntil: null, escalatedAt: null });
  expect((await now(done)).status).toBe('done');
  expect((await renew(as, hold)).status).toBe(409);
  expect(await actionsOn(waiting)).toEqual(['uploads.taken-back']);
});

it('says how soon uploads come up', async () => {
  const chief = await admin();
  const [id = '', done = ''] = [...(await some(1)), ...(await some(1, { status: 'done' }))];
  const set = (priority: number) =>
    api.call(uploadsApi.prioritise, { body: { selection: { ids: [id, done] }, priority } }, { as: chief });
  expect((await set(5)).data).toEqual({ changed: 1, left: 1 });
  expect((await set(5)).data).toEqual({ changed: 0, left: 2 });
  expect([(await now(id)).priority, (await now(done)).priority]).toEqual([5, 0]);
  expect(await actionsOn(id)).toEqual(['uploads.prioritised']);
  expect((await set(11)).status).toBe(400);
});

it('shows each load: waiting, held until when, and done since midnight in India', async () => {
  const chief = await admin();
  const [name, left] = [`Zubin ${Date.now()}`, await makeUser({ disabledAt: new Date(), roles: ['editor_catalog'] })];
  const time = freezeClock(new Date('2026-11-20T18:00:00.000Z'));
  const as = await editor({ name });
  await some(1, { status: 'done', editorId: as.user.id });
  time.advance(60 * 60_000);
  await some(2, { status: 'done', editorId: as.user.id });
  await some(3, { status: 'assigned', editorId: as.user.id });
  const seller = await makeSeller({ businessName: 'Kesariya Silk' });
  const { id } = await makeUpload({ sellerId: seller.id });
  const fresh = await makeSession({ user: as.user });
  await take(fresh, id);
  const read = async () => (await api.call(uploadsApi.loads, {}, { as: await makeSession({ user: chief.user }) })).data;
  const loads = await read();
  expect(loads.find(({ editor: { id: editorId } }) => editorId === as.user.id)).toEqual({
    editor: { id: as.user.id, name },
    assigned: 3,
    holds: [{ id, seller: 'Kesariya Silk', leaseUntil: '2026-11-20T19:15:00.000Z' }],
    doneToday: 2,
  });
  expect(loads.map(({ editor: { id: editorId } }) => editorId)).not.toContain(left.id);
  time.advance(16 * 60_000);
  expect((await read()).find(({ editor: { id: editorId } }) => editorId === as.user.id)).toMatchObject({
    assigned: 4,
    holds: [],
  });
});

describe('the list of uploads', () => {
  it('is filtered by seller, source, status, editor and what admins have to look at', async () => {
    const [chief, to, seller] = [await admin(), await worker(), await makeSeller()];
    const of = { sellerId: seller.id };
    const [open = '', pdf = '', escalated = '', theirs = ''] = [
      ...(await some(1, of)),
      ...(await some(1, { ...of, source: 'pdf' })),
      ...(await some(1, { ...of, escalatedAt: new Date() })),
      ...(await some(1, { ...of, status: 'assigned', editorId: to.id })),
    ];
    const find = async (query: Record<string, string>) =>
      (await api.call(uploadsApi.list, { query: { ...of, ...query } }, { as: chief })).data.rows.map(({ id }) => id);
    expect(await find({})).toEqual([open, pdf, escalated, theirs]);
    expect(await find({ sort: '-createdAt', limit: '2' })).toEqual([theirs, escalated]);
    expect(await find({ source: 'pdf' })).toEqual([pdf]);
    expect(await find({ status: 'assigned' })).toEqual([theirs]);
    expect(await find({ editorId: to.id })).toEqual([theirs]);
    expect(await find({ q: seller.businessName.toUpperCase() })).toEqual([open, pdf, escalated, theirs]);
    expect(await find({ q: 'nobody at all' })).toEqual([]);
    expect(await find({ isEscalated: 'true' })).toEqual([escalated]);
    expect(await find({ isEscalated: 'false' })).toEqual([open, pdf, theirs]);
  });

  it('shows the cover and the caption of the first catalog of each', async () => {
    const [as, { id: sellerId }] = [await admin(), await makeSeller()];
    const [uploadId = '', bare = ''] = await some(2, { sellerId });
    const { pictures } = await makeDraft({ sellerId, uploadId, caption: 'Cotton saree 450', deletedAt: null });
    await makeDraft({ sellerId, uploadId, caption: 'Silk saree 900' });
    const { rows } = (await api.call(uploadsApi.list, { query: { sellerId: [sellerId] } }, { as })).data;
    expect(rows.find(({ id }) => id === uploadId)?.first).toMatchObject({
      caption: 'Cotton saree 450',
      photo: { id: pictures[0]?.photoId },
    });
    expect(rows.find(({ id }) => id === bare)?.first).toBeUndefined();
  });

  it('is for admins; the queue is for editors', async () => {
    const [as, uploader] = [await editor(), await makeSession({ user: await makeUser({ roles: ['pipeline_wa'] }) })];
    expect((await api.call(uploadsApi.list, { query: {} }, { as })).status).toBe(403);
    expect((await assign(as, await some(1), [as.user])).status).toBe(403);
    expect((await api.call(uploadsApi.mine, {}, { as: uploader })).status).toBe(403);
  });
});

describe('when an account is closed', () => {
  const leaving = async () => {
    const chief = await admin();
    const as = await editor();
    const seller = await makeSeller({ businessName: 'Kesariya Silk' });
    const [waiting = '', held = '', done = ''] = [
      ...(await some(1, { status: 'assigned', editorId: as.user.id, sellerId: seller.id, priority: 1 })),
      ...(await some(1)),
      ...(await some(1, { status: 'done', editorId: as.user.id })),
    ];
    await take(as, held);
    const disable = (uploadsTo: string | null) =>
      api.call(
        usersApi.disable,
        { params: { id: as.user.id }, body: { handOver: { uploads: uploadsTo } } },
        { as: chief },
      );
    return { chief, as, waiting, held, done, disable };
  };

  it('the uploads of the person are named and go to another editor', async () => {
    const { chief, as, waiting, held, done, disable } = await leaving();
    const [work] = (await api.call(usersApi.openWork, { params: { id: as.user.id } }, { as: chief })).data;
    expect(work).toMatchObject({ kind: 'uploads', count: 2, takers: ['admin', 'editor_catalog'], canLetGo: true });
    expect(work?.examples[0]).toEqual({ id: waiting, label: 'Kesariya Silk' });
    const to = await worker();
    expect((await disable(to.id)).status).toBe(200);
    expect(await editorsOf([waiting, held, done])).toEqual([to.id, to.id, as.user.id]);
    expect((await now(held)).status).toBe('assigned');
    expect((await toldTo(to)).map(({ text }) => text)).toEqual(['2 uploads came to you.']);
  });

  it('or to everybody', async () => {
    const { waiting, held, disable } = await leaving();
    expect((await disable(null)).status).toBe(200);
    expect(await Promise.all([waiting, held].map(now))).toMatchObject([{ status: 'open' }, { status: 'open' }]);
  });
});
