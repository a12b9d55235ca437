import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { usersApi } from '@/lib/contracts/users/users';
import { serveApi } from '../support/api';
import { makeCatalog, makeDraft, makeUpload } from '../support/catalog-factories';
import { makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { uploadPlace } from '../support/upload-place';

const api = serveApi();
const { editor, admin, next, take, mine, now, actionsOn, toldTo, finish, sendBack, sendAllBack } = uploadPlace(api);

describe('the life of a work item', () => {
  it('ends once, however often it is said', async () => {
    const as = await editor();
    const { id } = await makeUpload();
    await take(as);
    await finish(as.user, id);
    await finish(as.user, id);
    expect(await now(id)).toMatchObject({ status: 'done', leaseUntil: null, editorId: as.user.id });
    expect(await actionsOn(id)).toEqual(['uploads.claimed', 'uploads.done']);
    expect(await mine(as)).toEqual({ rows: [], doneToday: 1 });
  });

  it('goes on with the same editor when a part of it is sent back', async () => {
    const [as, reviewer] = [await editor(), await makeUser({ roles: ['editor_review'] })];
    const seller = await makeSeller({ businessName: 'Kesariya Silk' });
    const { id } = await makeUpload({ status: 'done', editorId: as.user.id, sellerId: seller.id });
    await sendBack(reviewer, id, as.user.id);
    await sendBack(reviewer, id, as.user.id);
    expect(await now(id)).toMatchObject({ status: 'assigned', editorId: as.user.id });
    expect(await actionsOn(id)).toEqual(['uploads.reopened']);
    expect((await toldTo(as.user))[0]).toEqual({
      kind: 'returned',
      text: 'A catalog of Kesariya Silk came back to you.',
      path: '/catalog/tag',
    });
    expect((await take(as)).id).toBe(id);
  });

  it('goes to everybody when the editor left meanwhile', async () => {
    const [gone, reviewer] = [await makeUser({ disabledAt: new Date() }), await makeUser({ roles: ['editor_review'] })];
    const { id } = await makeUpload({ status: 'done', editorId: gone.id });
    await sendBack(reviewer, id, gone.id);
    expect(await now(id)).toMatchObject({ status: 'open', editorId: null });
  });

  it('comes back with many others, each to its own editor, who is told once', async () => {
    const [as, other, reviewer] = [await editor(), await editor(), await makeUser({ roles: ['editor_review'] })];
    const gone = await makeUser({ disabledAt: new Date() });
    const done = (editorId: string) => makeUpload({ status: 'done', editorId });
    const [mineFirst, mineToo] = [await done(as.user.id), await done(as.user.id)];
    const [ofGone, unclaimed] = [await done(gone.id), await makeUpload()];
    const kept = await makeUpload({ status: 'assigned', editorId: other.user.id });
    const all = [mineFirst, mineToo, ofGone, unclaimed, kept];
    await sendAllBack(
      reviewer,
      all.map(({ id }) => ({ uploadId: id, editorId: null })),
    );
    const rows = await Promise.all(all.map(({ id }) => now(id)));
    expect(rows.map(({ status, editorId }) => [status, editorId])).toEqual([
      ['assigned', as.user.id],
      ['assigned', as.user.id],
      ['open', null],
      ['open', null],
      ['assigned', other.user.id],
    ]);
    expect(await Promise.all(all.map(({ id }) => actionsOn(id)))).toEqual([
      ['uploads.reopened'],
      ['uploads.reopened'],
      ['uploads.reopened'],
      [],
      [],
    ]);
    expect((await toldTo(as.user)).map(({ text }) => text)).toEqual(['2 catalogs came back to you.']);
  });

  it('ends when its last open catalog is deleted, and continues when it is restored', async () => {
    const [as, chief] = [await editor(), await admin()];
    const { id, sellerId } = await makeUpload({ status: 'assigned', editorId: as.user.id });
    await makeCatalog({ uploadId: id, sellerId, status: 'in_review' });
    const [first, last] = [await makeDraft({ uploadId: id, sellerId }), await makeDraft({ uploadId: id, sellerId })];
    const remove = (catalog: { id: string }) =>
      api.call(catalogsApi.remove, { params: { id: catalog.id } }, { as: chief });
    await remove(first);
    expect(await now(id)).toMatchObject({ status: 'assigned' });
    await remove(last);
    await remove(last);
    expect(await now(id)).toMatchObject({ status: 'done', leaseUntil: null });
    expect((await mine(as)).rows).toEqual([]);
    await api.call(catalogsApi.restore, { params: { id: last.id } }, { as: chief });
    await api.call(catalogsApi.restore, { params: { id: first.id } }, { as: chief });
    expect(await now(id)).toMatchObject({ status: 'assigned', editorId: as.user.id });
    expect(await actionsOn(id)).toEqual(['uploads.done', 'uploads.reopened']);
  });

  it('is nobody’s again when its catalog is restored and nobody had it', async () => {
    const chief = await admin();
    const { id, uploadId } = await makeDraft();
    await api.call(catalogsApi.remove, { params: { id } }, { as: chief });
    expect(await now(uploadId)).toMatchObject({ status: 'done' });
    await api.call(catalogsApi.restore, { params: { id } }, { as: chief });
    expect(await now(uploadId)).toMatchObject({ status: 'open', editorId: null });
  });

  it('counts its catalogs, but for deleted ones', async () => {
    const as = await editor();
    const { id } = await makeUpload();
    for (const status of [
      'draft',
      'tagged',
      'changes_requested',
      'in_review',
      'live',
      'paused',
      'archived',
      'rejected',
    ] as const)
      await makeCatalog({ uploadId: id, status });
    await makeCatalog({ uploadId: id, status: 'live', deletedAt: new Date() });
    expect((await take(as, id)).upload).toMatchObject({ total: 8, tagged: 5, live: 1 });
  });
});

it('is not given to somebody whose account is being closed', async () => {
  const as = await editor();
  const { id } = await makeUpload();
  const chief = await admin();
  const [closed, taken] = await Promise.all([
    api.call(usersApi.disable, { params: { id: as.user.id }, body: { handOver: { uploads: null } } }, { as: chief }),
    next(as),
  ]);
  expect(closed.status).toBe(200);
  expect([200, 401]).toContain(taken.status);
  expect(await now(id)).toMatchObject({ status: 'open', editorId: null });
});
