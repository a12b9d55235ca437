import { fillPath } from '@/lib/contracts/base/endpoint';
import { exportsApi } from '@/lib/contracts/exports';
import { filesApi } from '@/lib/contracts/files';
import { jobsApi } from '@/lib/contracts/jobs';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { returnReportApi } from '@/lib/contracts/orders/return-report';
import { clock, DAY } from '@/lib/server/clock';
import { serveApi } from '../support/api';
import { download } from '../support/files';
import { orderCalls, type Person, signIn } from '../support/order-place';
import { returnedPart } from '../support/returned-part';
import { makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();
let manager: Person;
let salesman: Person;
const ids = { own: '', other: '' };

beforeAll(async () => {
  manager = await signIn('manage_buyer');
  salesman = await signIn('salesman');
  ids.own = (await makeSeller({ status: 'active', salesmanId: salesman.user.id, businessName: 'Anupam Prints' })).id;
  ids.other = (await makeSeller({ status: 'active', businessName: 'Bela Silks' })).id;
  const move = (id: string, body: object) => orderCalls(api, manager).step('moveReturn', id, body as never);
  const parts: SubOrder[] = [];
  for (const sellerId of [ids.own, ids.own, ids.other, ids.other, ids.other])
    parts.push(await returnedPart(api, manager, sellerId));
  const returnOf = (index: number) => parts[index]?.returns[0]?.id ?? '';
  await move(returnOf(1), { to: 'refused', reason: 'Worn.', version: 1 });
  await move(returnOf(0), { to: 'approved', version: 1 });
  await move(returnOf(0), { to: 'received', damaged: 2, version: 2 });
  await move(returnOf(0), { to: 'settled', version: 3 });
});

const report = async (as: Person, days: '30' | '90' | '365' = '30') =>
  (await api.call(returnReportApi.bySeller, { query: { days } }, { as })).data;

const OF_OWN = {
  ...{ returns: 1, pieces: 3, damaged: 2, value: 124_500, credited: 124_500 },
  reasons: [{ reason: 'Damaged', pieces: 3 }],
};

it('has pieces, value, credit and reasons of each seller, the most pieces first', async () => {
  expect(await report(manager)).toEqual([
    {
      seller: { id: ids.other, businessName: 'Bela Silks' },
      ...{ returns: 3, pieces: 9, damaged: 0, value: 373_500, credited: 0 },
      reasons: [{ reason: 'Damaged', pieces: 9 }],
    },
    { seller: { id: ids.own, businessName: 'Anupam Prints' }, ...OF_OWN },
  ]);
});

it('is of the portfolio for a salesman', async () => {
  expect((await report(salesman)).map(({ seller }) => seller.id)).toEqual([ids.own]);
});

it('leaves out what came back before its days', async () => {
  const now = clock.now();
  const spy = jest.spyOn(clock, 'now').mockReturnValue(new Date(now.getTime() + 31 * DAY));
  const fresh = await signIn('manage_buyer');
  expect([(await report(fresh)).length, (await report(fresh, '90')).length]).toEqual([0, 2]);
  spy.mockRestore();
});

it('comes as a file', async () => {
  const as = { as: manager };
  const body = { list: 'returnReport.bySeller' as const, query: 'days=90', format: 'csv' as const };
  const started = await api.call(exportsApi.start, { body }, as);
  await workOff();
  const { data: job } = await api.call(jobsApi.get, { params: { id: started.data.id } }, as);
  const file = await download(api, manager, fillPath(filesApi.download.path, { id: job.result?.fileId }));
  expect(await file.text()).toContain('Anupam Prints,1,3,2,1245,1245,Damaged 3');
});

it('knows three spans only', async () => {
  const { status } = await api.call(returnReportApi.bySeller, { query: { days: '7' as never } }, { as: manager });
  expect(status).toBe(400);
});
