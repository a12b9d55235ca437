import { eq } from 'drizzle-orm';
import pg from 'pg';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { orm } from '@/lib/server/db/database';
import { uploads } from '@/lib/server/db/schema/uploads';
import { serveApi } from '../support/api';
import { makeDraft, makeUpload } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';

const api = serveApi();

/** An editor's work item with one catalog that they tagged. */
async function worked(status: CatalogStatus) {
  const [admin, editor] = [
    await makeSession({ user: await makeUser({ roles: ['admin'] }) }),
    await makeUser({ roles: ['editor_catalog'] }),
  ];
  const upload = await makeUpload({ status: status === 'draft' ? 'assigned' : 'done', editorId: editor.id });
  const { id } = await makeDraft({
    uploadId: upload.id,
    sellerId: upload.sellerId,
    status,
    ...(status !== 'draft' && { taggedById: editor.id }),
  });
  const uploadNow = async () => {
    const [{ status: now, editorId } = { status: null, editorId: null }] = await orm()
      .select()
      .from(uploads)
      .where(eq(uploads.id, upload.id));
    return [now, editorId === editor.id];
  };
  const step = (to: CatalogStatus, reason?: string) =>
    api.call(catalogsApi.step, { params: { id }, body: { to, reason, version: 1 } }, { as: admin });
  return { admin, id, uploadNow, step };
}

/** Tables whose rows a call locked, in lock order. */
async function tablesHeldDuring(work: () => Promise<unknown>): Promise<string[]> {
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = asked.mock.calls.map(([sent]) => (sent as unknown as { text?: string }).text ?? '');
  asked.mockRestore();
  return texts.flatMap((text) => /from "(\w+)"[^]* for update/.exec(text)?.[1] ?? []);
}

it.each(['changes_requested', 'rejected'] as const)('is held before its catalog that becomes %s', async (to) => {
  const { step } = await worked('in_review');
  const held = await tablesHeldDuring(() => step(to, 'The rate is of the set.'));
  expect(held.filter((table) => ['uploads', 'catalogs'].includes(table)).slice(0, 2)).toEqual(['uploads', 'catalogs']);
});

it('is done when its last catalog is deleted, and work again when that is restored', async () => {
  const { admin, id, uploadNow } = await worked('draft');
  await api.call(catalogsApi.remove, { params: { id } }, { as: admin });
  expect(await uploadNow()).toEqual(['done', true]);
  await api.call(catalogsApi.restore, { params: { id } }, { as: admin });
  expect(await uploadNow()).toEqual(['assigned', true]);
});

it('is work for its editor again when a catalog is brought back as a draft', async () => {
  const { step, uploadNow } = await worked('archived');
  expect((await step('draft')).status).toBe(200);
  expect(await uploadNow()).toEqual(['assigned', true]);
});
