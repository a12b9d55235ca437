import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { exportsApi } from '@/lib/contracts/exports';
import { filesApi } from '@/lib/contracts/files';
import { importsApi } from '@/lib/contracts/imports';
import { jobsApi } from '@/lib/contracts/jobs';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { newId } from '@/lib/server/db/schema/columns';
import { SELLER_FIELDS } from '@/lib/domain/sellers/seller-fields';
import { need, type Story, type Teller } from './teller';

function tableOf({ random }: Teller): Buffer {
  const { businessName, contactName, phoneNumbers } = SELLER_FIELDS;
  const head = [businessName, contactName, phoneNumbers].map(({ label }) => label).join();
  const row = () => `Kesar ${random.below(1e6)},Mahesh,+9198${10_000_000 + random.below(8e7)}`;
  return Buffer.from([head, row(), row(), 'Kesar,Mahesh,no number'].join('\n'));
}

/** A table of sellers is imported; one of its rows is invalid. */
async function bringTableIn(teller: Teller): Promise<void> {
  const { tell, reply, work } = teller;
  const file = await tell('manage_seller', filesApi.upload, {}, { file: tableOf(teller) });
  const made = await tell('manage_seller', importsApi.create, { body: { area: 'sellers', fileId: file.id } });
  const params = { id: made.id };
  await work();
  const { mapping } = await tell('manage_seller', importsApi.get, { params });
  await tell('manage_seller', importsApi.check, { params, body: mapping });
  await work();
  await tell('manage_seller', importsApi.rows, { params, query: {} });
  await reply('manage_seller', importsApi.failures, { params });
  await tell('manage_seller', importsApi.run, { params });
  await work();
  await tell('manage_seller', importsApi.get, { params });
}

/** Changes many sellers at once and undoes it. */
async function changeMany({ tell, work }: Teller): Promise<void> {
  const { rows } = await tell('manage_seller', sellersApi.list, { query: { limit: '20' } });
  const change = { action: 'set-flag', flag: 'deprioritised', on: true } as const;
  const wish = { list: 'sellers', selection: { ids: rows.map(({ id }) => id) }, change } as const;
  await tell('manage_seller', bulkChangesApi.preview, { body: wish });
  const { id } = await tell('manage_seller', bulkChangesApi.start, { body: { ...wish, id: newId() } });
  await work();
  await tell('manage_seller', bulkChangesApi.rows, { params: { id }, query: {} });
  await tell('manage_seller', bulkChangesApi.undo, { params: { id } });
  await work();
}

async function takeListOut({ tell, reply, work }: Teller): Promise<void> {
  const wish = { list: 'sellers.list', query: 'status=active&q=kesar', format: 'csv' } as const;
  const { id } = await tell('manage_seller', exportsApi.start, { body: wish });
  await work();
  const { result } = await tell('manage_seller', jobsApi.get, { params: { id } });
  const fileId = need(result?.fileId, 'file of the export');
  await reply('manage_seller', filesApi.download, { params: { id: String(fileId) } });
}

/** Operations on many sellers at once, each as a job. */
export const tableStory: Story = async (teller) => {
  await bringTableIn(teller);
  await changeMany(teller);
  await takeListOut(teller);
};
