import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { exportsApi } from '@/lib/contracts/exports';
import { listCountsApi } from '@/lib/contracts/list-counts';
import { filesApi } from '@/lib/contracts/files';
import { jobsApi } from '@/lib/contracts/jobs';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { EXPORT_LISTS } from '@/lib/domain/tables/exports';
import { orm } from '@/lib/server/db/database';
import { users } from '@/lib/server/db/schema/users';
import { serveApi } from '../support/api';
import { makeCatalog } from '../support/catalog-factories';
import { makeConversation } from '../support/chat-place';
import { makeSession, makeUser } from '../support/factories';
import { download } from '../support/files';
import { returnedPart } from '../support/returned-part';
import { makeMarket, makeSeller } from '../support/seller-factories';
import { makeVideo } from '../support/video-factories';
import { workOff } from '../support/work-off';

const api = serveApi();

type Session = Awaited<ReturnType<typeof makeSession>>;
type Body = EndpointInput<typeof exportsApi.start>['body'];

const as = async (...roles: Session['user']['roles']) => makeSession({ user: await makeUser({ roles }) });

/** The exported file, as the user downloads it. */
async function exported(session: Session, body: Body): Promise<Buffer> {
  const { id } = (await api.call(exportsApi.start, { body }, { as: session })).data;
  await workOff();
  const job = (await api.call(jobsApi.get, { params: { id } }, { as: session })).data;
  expect([job.state, job.failure]).toEqual(['done', null]);
  const reply = await download(api, session, fillPath(filesApi.download.path, { id: job.result?.fileId }));
  expect(reply.status).toBe(200);
  return Buffer.from(await reply.arrayBuffer());
}

const rowsOf = (csv: Buffer) =>
  Papa.parse<Record<string, string>>(csv.toString('utf8').slice(1), { header: true, skipEmptyLines: true }).data;

const facts = { marketId: '', salesmanId: '' };

beforeAll(async () => {
  facts.marketId = (await makeMarket({ name: 'रघुकुल मार्केट' })).id;
  facts.salesmanId = (await makeUser({ roles: ['salesman'], name: 'Jignesh Vaghela' })).id;
  await makeSeller({
    businessName: '=HYPERLINK("http://evil","x")',
    marketId: facts.marketId,
    minimumOrderValue: 1250050,
  });
  await makeSeller({ businessName: '@SUM(A1)', contactName: '+cmd|calc', address: 'Shop 4,\n"Ring" Road' });
  await makeSeller({
    businessName: 'श्री अम्बिका',
    salesmanId: facts.salesmanId,
    phoneNumbers: ['+919825000001', '+919825000002'],
  });
  for (let n = 0; n < 30; n += 1)
    await makeSeller({ businessName: `Many ${String(n).padStart(2, '0')}`, qualityScore: n });
});

it('writes exactly the rows that match, in the order of the list', async () => {
  const rows = rowsOf(
    await exported(await as('admin'), {
      list: 'sellers.list',
      query: 'q=Many&scoreFrom=10&sort=-qualityScore',
      format: 'csv',
    }),
  );
  expect(rows.map((row) => row['Business name'])).toEqual(Array.from({ length: 20 }, (_, n) => `Many ${29 - n}`));
});

it('is safe to open in a spreadsheet, and whole', async () => {
  const csv = await exported(await as('admin'), { list: 'sellers.list', query: '', format: 'csv' });
  expect(csv.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const rows = rowsOf(csv);
  expect(rows).toHaveLength(33);
  expect(rows.find((row) => row.Market === 'रघुकुल मार्केट')).toMatchObject({
    'Business name': `'=HYPERLINK("http://evil","x")`,
    'Minimum order (₹)': '12500.50',
  });
  expect(rows.find((row) => row['Business name'] === "'@SUM(A1)")).toMatchObject({
    'Contact name': "'+cmd|calc",
    Address: 'Shop 4,\n"Ring" Road',
  });
  expect(rows.find((row) => row.Salesman === 'Jignesh Vaghela')?.['Phone numbers']).toBe(
    '+91 98250 00001, +91 98250 00002',
  );
});

it('writes a workbook with texts as texts and numbers as numbers', async () => {
  const xlsx = await exported(await as('admin'), {
    list: 'sellers.list',
    query: 'q=Many&scoreFrom=7&scoreTo=7',
    format: 'xlsx',
  });
  const [header = [], row = []] = await readSheet(xlsx);
  const cell = (name: string) => row[header.indexOf(name)];
  expect([cell('Business name'), cell('Quality score')]).toEqual(['Many 07', 7]);
  expect(cell('Phone numbers')).toMatch(/^\+91/);
});

it.each(EXPORT_LISTS)('writes %s', async (list) => {
  await makeCatalog();
  await returnedPart(api, await as('admin'));
  await makeVideo();
  await makeConversation();
  expect(rowsOf(await exported(await as('admin'), { list, query: '', format: 'csv' })).length).toBeGreaterThan(0);
});

it('shows a salesman no more than the list does', async () => {
  const salesman = await as('salesman');
  await makeSeller({ businessName: 'Mine', salesmanId: salesman.user.id });
  const rows = rowsOf(await exported(salesman, { list: 'sellers.list', query: '', format: 'csv' }));
  expect(rows.map((row) => row['Business name'])).toEqual(['Mine']);
});

it('is refused to those who may not read the list, and for a query it does not know', async () => {
  const start = async (session: Session, body: Body) =>
    (await api.call(exportsApi.start, { body }, { as: session })).status;
  expect(await start(await as('manage_seller'), { list: 'users.list', query: '', format: 'csv' })).toBe(403);
  expect(await start(await as('chat_active'), { list: 'sellers.list', query: '', format: 'csv' })).toBe(403);
  expect(await start(await as('admin'), { list: 'sellers.list', query: 'colour=red', format: 'csv' })).toBe(400);
});

it('counts what each of several searches of a list finds, as the list does', async () => {
  const salesman = await as('salesman');
  await makeSeller({ businessName: 'Kuberan', salesmanId: salesman.user.id });
  const count = (list: 'sellers.list' | 'users.list', search: string[], session: Session) =>
    api.call(listCountsApi.get, { query: { list, search } }, { as: session });
  const { data: all } = await api.call(sellersApi.list, { query: {} }, { as: await as('admin') });
  const { data } = await count('sellers.list', ['', 'q=kuberan', 'status=closed'], await as('admin'));
  expect(data.map(({ value }) => value)).toEqual([all.count.value, 1, expect.any(Number)]);
  expect((await count('sellers.list', [''], salesman)).data).toEqual([{ value: 1, isExact: true }]);
  expect((await count('users.list', [''], salesman)).status).toBe(403);
  expect((await count('sellers.list', ['colour=red'], salesman)).status).toBe(400);
});

it('is not written for somebody who lost the role meanwhile', async () => {
  const session = await as('manage_seller');
  const { id } = (
    await api.call(exportsApi.start, { body: { list: 'sellers.list', query: '', format: 'csv' } }, { as: session })
  ).data;
  await orm()
    .update(users)
    .set({ roles: ['chat_active'] })
    .where(eq(users.id, session.user.id));
  await workOff();
  expect((await api.call(jobsApi.get, { params: { id } }, { as: session })).data).toMatchObject({
    state: 'failed',
    result: null,
  });
});
