import { ROLE_NAMES, type Role } from '@/config/roles';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { type OpenApi, readOperations } from '../harness/fuzz/operations';
import { openapiDocument } from '@/lib/contracts/base/openapi';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import { DRAFT_OVERSEERS } from '@/lib/domain/uploads/assigned-drafts';
import type { Actor } from '@/lib/server/auth/actor';
import { isAllowed } from '@/lib/server/auth/authorize';
import { later, MINUTE } from '@/lib/server/clock';
import { serveApi } from '../support/api';
import { bulkChanging } from '../support/bulk-changing';
import { makeComplete, makeUpload } from '../support/catalog-factories';
import { DRAFT_WRITES, NO_DRAFT_WRITES } from '../support/draft-writes';
import { makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { uploadPlace } from '../support/upload-place';

const api = serveApi();
const place = uploadPlace(api);
const HIS = 'Farhan Ali has this upload. Ask them, or ask an admin to reassign it.';
const AT_IT = 'Farhan Ali is working on this now. Wait, or have an admin take it back.';

/** A field with catalog ids, or catalogs as the changed records. */
const NAMES_CATALOGS = /"catalogs?(Ids?)?"/;

const as = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles }) });
let admin: Awaited<ReturnType<typeof makeSession>>;
let farhan: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  admin = await as('admin');
  farhan = await makeUser({ name: 'Farhan Ali', roles: ['editor_catalog', 'manage_seller'] });
});

/** A complete draft, in an upload assigned to Farhan by default. */
async function draftOf(upload: Parameters<typeof makeUpload>[0] = { status: 'assigned', editorId: farhan.id }) {
  const { id: sellerId } = await makeSeller();
  return makeComplete({ sellerId, uploadId: (await makeUpload({ sellerId, ...upload })).id });
}

const held = () => ({ status: 'in_progress' as const, editorId: farhan.id, leaseUntil: later(15 * MINUTE) });

const now = async ({ id }: { id: string }) => {
  const catalog = (await api.call(catalogsApi.get, { params: { id } }, { as: admin })).data;
  const { rows } = (await api.call(catalogsApi.history, { params: { id }, query: {} }, { as: admin })).data;
  return { catalog, rows };
};

describe.each(Object.entries(DRAFT_WRITES))('%s', (_, { endpoint, waits, roles = ROLE_NAMES, ready }) => {
  const mayCall = (role: Role) => roles.includes(role) && isAllowed(endpoint, { roles: [role] } as unknown as Actor);
  const stranger = ROLE_NAMES.find((role) => mayCall(role) && !DRAFT_OVERSEERS.includes(role));

  it('is refused to another editor, who reads whose the draft is, and changes nothing', async () => {
    if (!stranger) throw new Error('Only those call it who may change every draft.');
    const draft = await draftOf();
    const call = await ready(draft, api);
    const before = await now(draft);
    const { status, failure } = await call(await as(stranger));
    expect([status, failure.message]).toEqual([409, HIS]);
    expect(await now(draft)).toEqual(before);
  });

  it('is open to whoever has the upload, and to every editor while nobody has it', async () => {
    const own = await draftOf();
    expect((await (await ready(own, api))(await makeSession({ user: farhan }))).status).toBeLessThan(300);
    expect((await now(own)).rows[0]?.details).not.toHaveProperty('assignee');
    const free = await draftOf({});
    expect((await (await ready(free, api))(await as(stranger ?? 'admin'))).status).toBeLessThan(300);
  });

  it.each(DRAFT_OVERSEERS.filter(mayCall))('is open to %s, and the history says whose draft it was', async (role) => {
    const draft = await draftOf();
    const call = await ready(draft, api);
    expect((await call(await as(role))).status).toBeLessThan(300);
    expect((await now(draft)).rows[0]?.details).toMatchObject({ assigneeId: farhan.id, assignee: 'Farhan Ali' });
  });

  it(`${waits ? 'waits' : 'does not wait'} while the editor is at it, whoever calls`, async () => {
    const draft = await draftOf(held());
    const reply = await (await ready(draft, api))(admin);
    if (waits) expect([reply.status, reply.failure.message]).toEqual([409, AT_IT]);
    else expect(reply.status).toBeLessThan(300);
  });
});

it('every call that names catalogs is listed, and those that change drafts say so', () => {
  const operations = readOperations(openapiDocument() as unknown as OpenApi);
  const writes = operations
    .filter(({ method }) => !['GET', 'HEAD'].includes(method))
    .filter(
      ({ path, body }) =>
        /^\/api\/(catalog|value-req|whatsapp-posts\/{id}\/rate)/.test(path) ||
        NAMES_CATALOGS.test(JSON.stringify(body)),
    )
    .map(({ id }) => id);
  const guarded = new Set(Object.keys(DRAFT_WRITES).map((name) => name.split(' ')[0] ?? ''));
  expect([...guarded, ...Object.keys(NO_DRAFT_WRITES)].sort()).toEqual(writes.sort());
  const said = ENDPOINTS.filter(({ summary }) => /Only the editor of its upload/.test(summary));
  expect(said.map(({ id }) => id).sort()).toEqual([...guarded].sort());
});

describe('many at a time', () => {
  const { run, rowsOf } = bulkChanging(api, () => admin, 'catalogs');

  it('are changed by the same rule, each with its note in the history', async () => {
    const [idle, busy] = [await draftOf(), await draftOf(held())];
    const done = await run({ ids: [idle.id, busy.id] }, { action: 'change-rate', percent: 5, isMeant: false });
    const rows = new Map((await rowsOf(done)).rows.map((row) => [row.recordId, [row.outcome, row.reason]]));
    expect([rows.get(idle.id), rows.get(busy.id)]).toEqual([
      ['changed', null],
      ['refused', AT_IT],
    ]);
    expect((await now(idle)).rows[0]).toMatchObject({ details: { assignee: 'Farhan Ali' } });
  });
});

describe('an upload that is reassigned while somebody types', () => {
  const update = (id: string, body: object, who: Awaited<ReturnType<typeof makeSession>>) =>
    api.call(catalogsApi.update, { params: { id }, body: { version: 1, ...body } }, { as: who });

  it('is the new editor’s from that moment on, whichever of the two was quicker', async () => {
    const kiran = await as('editor_catalog');
    for (let round = 0; round < 12; round += 1) {
      const draft = await draftOf({ status: 'assigned', editorId: kiran.user.id });
      const [saved] = await Promise.all([
        update(draft.id, { title: 'Silk' }, kiran),
        place.assign(admin, [draft.uploadId], [farhan]),
      ]);
      if (saved.status !== 200) expect(saved.failure.message).toBe(HIS);
      const { catalog } = await now(draft);
      expect(catalog.title).toBe(saved.status === 200 ? 'Silk' : 'Kesariya');
      const late = await update(draft.id, { title: 'Late', version: catalog.version }, kiran);
      expect([late.status, late.failure.message]).toEqual([409, HIS]);
    }
  });

  it('ends the hold, and only whoever has it now can go on', async () => {
    const kiran = await as('editor_catalog');
    const draft = await draftOf({ ...held(), editorId: kiran.user.id, leaseToken: 7 });
    expect((await update(draft.id, { title: 'Silk', leaseToken: 7 }, kiran)).status).toBe(200);
    await place.assign(admin, [draft.uploadId], [farhan]);
    const ended = await update(draft.id, { title: 'Late', version: 2, leaseToken: 7 }, kiran);
    expect(ended.failure.code).toBe('hold_ended');
    const without = await update(draft.id, { title: 'Late', version: 2 }, kiran);
    expect(without.failure.message).toBe(HIS);
    const his = await update(draft.id, { title: 'His', version: 2 }, await makeSession({ user: farhan }));
    expect(his.data.title).toBe('His');
  });
});
