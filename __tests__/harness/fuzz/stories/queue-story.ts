import { notificationsApi } from '@/lib/contracts/notifications';
import { reviewHoldsApi } from '@/lib/contracts/catalogs/review-holds';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { fullForm, hold, makeCatalogs } from './catalog-parts';
import { need, type Story } from './teller';

/** Work is assigned, skipped, reassigned and taken back; its assignees read the notifications. */
export const queueStory: Story = async (teller) => {
  const { tell, idOf } = teller;
  const { uploadId } = await makeCatalogs(teller, 1);
  const params = { id: uploadId };
  const selection = { ids: [uploadId] };
  await tell('admin', uploadsApi.prioritise, { body: { selection, priority: 3 } });
  const wish = { selection, editorIds: [idOf('editor_catalog')], cap: 400 };
  await tell('admin', uploadsApi.previewAssign, { body: wish });
  const leaseToken = await hold(teller, uploadId);
  await tell('editor_catalog', uploadsApi.skip, { params, body: { leaseToken, reason: 'The photos are blurred.' } });
  const again = await hold(teller, uploadId);
  await tell('admin', uploadsApi.takeBack, { body: { selection } });
  const { rows } = await tell('editor_catalog', notificationsApi.list, { query: {} });
  const newest = need(rows[0], 'notification');
  await tell('editor_catalog', notificationsApi.read, { body: { ids: [newest.id], until: newest.at } });
  const token = await hold(teller, uploadId);
  need(token > again || null, 'newer token');
  const [catalog] = await tell('editor_catalog', catalogsApi.ofUpload, { params });
  const { id, version } = need(catalog, 'catalog');
  await tell('editor_catalog', catalogsApi.finish, {
    params: { id },
    body: { ...(await fullForm(teller)), version, leaseToken: token },
  });
  await tell('editor_review', reviewHoldsApi.take, { params: { id } });
  await tell('editor_review', reviewHoldsApi.giveBack, { params: { id } });
};
