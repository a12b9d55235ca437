import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { UPLOAD_STATUSES } from '@/lib/domain/uploads/upload-status';
import { serveApi } from '../support/api';
import { makeUpload } from '../support/catalog-factories';
import { makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';
import { uploadPlace } from '../support/upload-place';

const api = serveApi();
const { admin } = uploadPlace(api);

const MINUTE = 60_000;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE);

it('a list by status has those whose row says so, also where a hold ran out', async () => {
  const [as, { id: sellerId }, { id: editorId }] = [await admin(), await makeSeller(), await makeUser()];
  for (const status of UPLOAD_STATUSES) await makeUpload({ sellerId, status, ...(status !== 'open' && { editorId }) });
  for (const minutes of [5, -5])
    await makeUpload({ sellerId, editorId, status: 'in_progress', leaseUntil: fromNow(minutes) });

  const asked = async (status?: (typeof UPLOAD_STATUSES)[number]) =>
    (await api.call(uploadsApi.list, { query: { sellerId, ...(status && { status }) } }, { as })).data;
  const all = await asked();
  expect(all.rows).toHaveLength(UPLOAD_STATUSES.length + 2);
  for (const status of UPLOAD_STATUSES) {
    const expected = all.rows.filter((row) => row.status === status).map(({ id }) => id);
    const found = await asked(status);
    expect([status, found.rows.map(({ id }) => id).sort()]).toEqual([status, expected.sort()]);
    expect(found.count.value).toBe(expected.length);
  }
});
