import { captionLessonsApi } from '@/lib/contracts/caption-lessons';
import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { catalogPicturesApi } from '@/lib/contracts/catalogs/catalog-pictures';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { jobsApi } from '@/lib/contracts/jobs';
import { reviewHoldsApi } from '@/lib/contracts/catalogs/review-holds';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { newId } from '@/lib/server/db/schema/columns';
import { bringPhotos, fullForm, hold, makeCatalogs } from './catalog-parts';
import { need, type Story, type Teller } from './teller';

/** An editor tags two catalogs and corrects their photos; both go to review. */
async function tagTwo(teller: Teller): Promise<{ uploadId: string; ids: string[] }> {
  const { tell } = teller;
  const { uploadId } = await makeCatalogs(teller, 2);
  const [photoId = ''] = await bringPhotos(teller, 1);
  const form = await fullForm(teller);
  const leaseToken = await hold(teller, uploadId);
  await tell('editor_catalog', uploadsApi.renew, { params: { id: uploadId }, body: { leaseToken } });
  const found = await tell('editor_catalog', catalogsApi.ofUpload, { params: { id: uploadId } });
  const [first, second] = [need(found[0], 'catalog'), need(found[1], 'second catalog')];
  const params = { id: first.id };
  let { version, pictures } = await tell('editor_catalog', catalogsApi.update, {
    params,
    body: { designNumber: 'D-1107', version: first.version, leaseToken },
  });
  const turned = pictures.map(({ id }) => id).reverse();
  ({ version, pictures } = await tell('editor_catalog', catalogsApi.arrange, {
    params,
    body: { pictureIds: turned, coverId: need(turned[0], 'picture'), version, leaseToken },
  }));
  const [picture] = pictures;
  ({ version } = await tell('editor_catalog', catalogPicturesApi.replace, {
    params,
    body: {
      pictureId: need(picture, 'picture').id,
      photoIdBefore: need(picture, 'picture').photo.id,
      photoId,
      version,
      leaseToken,
    },
  }));
  const moved = await tell('editor_catalog', catalogPicturesApi.move, {
    params: { id: second.id },
    body: {
      pictureIds: [need(second.pictures[0], 'picture').id],
      toId: first.id,
      version: second.version,
      toVersion: version,
    },
  });
  for (const one of [moved.to, moved.from])
    await tell('editor_catalog', catalogsApi.finish, {
      params: { id: one.id },
      body: { ...form, version: one.version, leaseToken },
    });
  return { uploadId, ids: [first.id, second.id] };
}

/** A reviewer corrects and accepts one catalog and sends the other back; it is accepted later. */
async function review(teller: Teller, uploadId: string, [first = '', second = '']: string[]): Promise<void> {
  const { tell } = teller;
  await tell('editor_review', reviewHoldsApi.take, { params: { id: first } });
  const one = await tell('editor_review', catalogsApi.get, { params: { id: first } });
  const pictureIds = one.pictures.map(({ id }) => id).reverse();
  await tell('editor_review', catalogsApi.accept, {
    params: { id: first },
    body: { rate: 42_000, pictures: { pictureIds, coverId: need(pictureIds[0], 'picture') }, version: one.version },
  });
  const lessons = await tell('editor_catalog', captionLessonsApi.ofSeller, { params: { id: one.seller.id } });
  await tell('editor_catalog', captionLessonsApi.remove, { params: { id: need(lessons[0], 'lesson').id } });
  const other = await tell('editor_review', catalogsApi.get, { params: { id: second } });
  await tell('editor_review', catalogsApi.step, {
    params: { id: second },
    body: { to: 'changes_requested', reason: 'The rate is missing.', version: other.version },
  });
  const leaseToken = await hold(teller, uploadId);
  const { version } = await tell('editor_catalog', catalogsApi.get, { params: { id: second } });
  const { catalog } = await tell('editor_catalog', catalogsApi.finish, {
    params: { id: second },
    body: { rate: 43_000, version, leaseToken },
  });
  const params = { id: second };
  const live = await tell('editor_review', catalogsApi.accept, { params, body: { version: catalog.version } });
  const undone = await tell('editor_review', catalogsApi.undoAccept, { params, body: { version: live.version } });
  await tell('editor_review', catalogsApi.accept, { params, body: { version: undone.version } });
}

async function control({ tell }: Teller, [first = '']: string[]): Promise<void> {
  const params = { id: first };
  const { version } = await tell('admin', catalogsApi.get, { params });
  const change = (isVisible: boolean, seen: number) =>
    tell('admin', catalogControlApi.change, { params, body: { qcPassed: true, isVisible, version: seen } });
  const hidden = await change(false, version);
  await change(true, hidden.version);
  await tell('admin', catalogsApi.history, { params, query: {} });
}

async function makePdf({ tell, reply, work }: Teller, catalogIds: string[]): Promise<void> {
  const options = {
    perPage: 2,
    hasCover: true,
    title: 'Kesar',
    rate: 'marked-up',
    markupPercent: 10,
    showsSeller: false,
    footer: 'Ask us',
    watermark: '',
    language: 'hi',
  } as const;
  const wish = { catalogIds, options, format: 'pdf', quality: 'smaller' } as const;
  const { id } = await tell('catalog_expert', catalogPdfsApi.create, { body: wish });
  await work();
  const params = { id };
  await tell('catalog_expert', catalogPdfsApi.get, { params });
  await reply('catalog_expert', catalogPdfsApi.content, { params });
  await reply('catalog_expert', catalogPdfsApi.preview, {
    query: { page: '1' },
    body: { catalogIds, options, quality: 'normal' },
  });
  await tell('catalog_expert', catalogPdfsApi.text, { body: { catalogIds, options } });
  const { job } = await tell('catalog_expert', catalogPdfsApi.remake, { params });
  // A catalog of the PDF is removed while the job waits, so the job fails; then the catalog is restored.
  const gone = { params: { id: need(catalogIds[0], 'catalog') } };
  await tell('admin', catalogsApi.remove, gone);
  await work();
  await tell('admin', catalogsApi.restore, gone);
  await tell('catalog_expert', jobsApi.retry, { params: { id: need(job, 'job').id } });
  await work();
  await tell('catalog_expert', catalogPdfsApi.remove, { params });
}

/** Changes many catalogs at once and undoes it. */
async function changeMany({ tell, work }: Teller, ids: string[]): Promise<void> {
  const change = { action: 'change-rate', percent: 5 } as const;
  const wish = { list: 'catalogs', selection: { ids }, change } as const;
  const { stamp } = await tell('admin', bulkChangesApi.preview, { body: wish });
  const { id } = await tell('admin', bulkChangesApi.start, { body: { ...wish, stamp, id: newId() } });
  await work();
  await tell('admin', bulkChangesApi.rows, { params: { id }, query: {} });
  await tell('admin', bulkChangesApi.undo, { params: { id } });
  await work();
}

/** Photos become catalogs, which are tagged, reviewed, shown to buyers, exported as a PDF and changed. */
export const catalogStory: Story = async (teller) => {
  const { uploadId, ids } = await tagTwo(teller);
  await review(teller, uploadId, ids);
  await control(teller, ids);
  await makePdf(teller, ids);
  await changeMany(teller, ids);
};
