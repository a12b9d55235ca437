import { fillPath } from '@/lib/contracts/base/endpoint';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { exportsApi } from '@/lib/contracts/exports';
import { filesApi } from '@/lib/contracts/files';
import { importsApi } from '@/lib/contracts/imports';
import { jobsApi } from '@/lib/contracts/jobs';
import { serveApi } from '../support/api';
import { download, upload } from '../support/files';
import { importing } from '../support/importing';
import { makeBuyer, type Person, signIn } from '../support/order-place';
import { freshPhone } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();
let manager: Person;
beforeAll(async () => {
  manager = await signIn('manage_buyer');
});

const { begin, check, run, rowsOf } = importing(api, () => manager, 'buyers');

const HEADER = 'Shop,Owner,Mobile,City,State,Pincode,Credit limit,Credit days,Manager';
const tableOf = (...rows: string[]) => [HEADER, ...rows].join('\n');
const found = async (q: string) => (await api.call(buyersApi.list, { query: { q } }, { as: manager })).data.rows;

it('adds new buyers, changes known ones and leaves out those that are the same', async () => {
  const known = await makeBuyer({ creditLimit: 0 });
  const same = await makeBuyer();
  const phone = freshPhone();
  const made = await begin(
    tableOf(
      `नवरंग वस्त्र,Rekha Jain,${phone},Kota,,324001,"₹1,00,000",30,${manager.user.name}`,
      `${known.businessName},Suresh Gupta,${known.phoneNumber},Jaipur,rajasthan,,50000,,`,
      `${same.businessName},Suresh Gupta,${same.phoneNumber},Jaipur,Rajasthan,,,,`,
    ),
  );
  expect((await check(made)).counts).toMatchObject({ new: 1, changed: 1, same: 1, wrong: 0 });
  expect((await run(made)).counts.applied).toBe(2);
  // The state comes from the pincode where the table has none.
  expect(await found('नवरंग')).toMatchObject([
    {
      ...{ phoneNumber: phone, state: 'Rajasthan', creditLimit: 10_000_000, creditDays: 30, consent: 'unknown' },
      manager: { id: manager.user.id },
    },
  ]);
  expect(await found(known.phoneNumber)).toMatchObject([{ creditLimit: 5_000_000, version: 2 }]);
  const { data } = await api.call(buyersApi.history, { params: { id: known.id }, query: {} }, { as: manager });
  expect(data.rows[0]).toMatchObject({ action: 'buyers.changed', actor: { id: manager.user.id } });
});

it.each([
  ['a phone that is none', 'A,B,12345,Kota,Rajasthan,,,,', 'phoneNumber', /is not a phone number/],
  ['two phones', 'A,B,"9879012345, 9879012346",Kota,Rajasthan,,,,', 'phoneNumber', /one phone number/],
  ['no state', 'A,B,9879012347,Kota,,,,,', 'state', /Choose the state/],
  ['a state that is none', 'A,B,9879012347,Kota,Malwa,,,,', 'state', /not a state of India/],
  ['a pincode that is none', 'A,B,9879012347,Kota,Rajasthan,32400,,,', 'pincode', /six digits/],
  ['a limit that is none', 'A,B,9879012347,Kota,Rajasthan,,much,,', 'creditLimit', /not an amount/],
  ['a manager nobody knows', 'A,B,9879012347,Kota,Rajasthan,,,,Nobody Atall', 'manager', /no manager “Nobody Atall”/],
])('a row with %s is wrong at its cell', async (_what, row, field, message) => {
  const made = await begin(tableOf(row));
  expect((await check(made)).counts).toMatchObject({ new: 0, wrong: 1 });
  expect((await rowsOf(made, 'wrong'))[0]?.issues).toEqual([
    { path: [field], message: expect.stringMatching(message) },
  ]);
});

it('the file that was exported comes back as it is', async () => {
  await makeBuyer({ gstin: null, segment: 'saree', pincode: '302001', managerId: manager.user.id });
  const wish = { list: 'buyers.list', query: '', format: 'csv' } as const;
  const { data: started } = await api.call(exportsApi.start, { body: wish }, { as: manager });
  await workOff();
  const { data: job } = await api.call(jobsApi.get, { params: { id: started.id } }, { as: manager });
  const csv = await download(api, manager, fillPath(filesApi.download.path, { id: job.result?.fileId }));
  const made = await begin(await csv.text());
  const checked = await check(made);
  expect([checked.counts.new, checked.counts.changed, checked.counts.wrong]).toEqual([0, 0, 0]);
  expect(checked.counts.same).toBeGreaterThan(0);
});

it('is for whoever may change buyers one by one: each area asks for its own', async () => {
  const ofSellers = await signIn('manage_seller');
  const file = await upload(api, ofSellers, tableOf(`A,B,${freshPhone()},Kota,Rajasthan,,,,`), 'buyers.csv');
  const create = (area: 'buyers' | 'sellers', fileId: string, as: Person) =>
    api.call(importsApi.create, { body: { area, fileId } }, { as });
  expect((await create('buyers', file.id, ofSellers)).status).toBe(403);
  const own = await upload(api, manager, tableOf(), 'buyers.csv');
  expect((await create('sellers', own.id, manager)).status).toBe(403);
  const made = await begin(tableOf(`A,B,${freshPhone()},Kota,Rajasthan,,,,`));
  expect(made.job?.result).toMatchObject({ path: `/buyer?import=${made.id}` });
  const foreign = await download(api, ofSellers, fillPath(importsApi.failures.path, { id: made.id }));
  expect(foreign.status).toBe(404);
});
