import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { serveApi } from '../support/api';
import { bulkChanging } from '../support/bulk-changing';
import { makeUser } from '../support/factories';
import { makeBuyer, type Person, signIn } from '../support/order-place';

const api = serveApi();
let manager: Person;
beforeAll(async () => {
  manager = await signIn('manage_buyer');
});

const { preview, run, takeBack, rowsOf } = bulkChanging(api, () => manager, 'buyers');
const buyer = async (id: string) => (await api.call(buyersApi.get, { params: { id } }, { as: manager })).data;
const toMe = () => ({ action: 'set-manager', managerId: manager.user.id }) as const;

it('gives buyers a manager, and takes it back', async () => {
  const other = await makeUser({ roles: ['admin'] });
  const [nobodys, others, mine] = [
    await makeBuyer(),
    await makeBuyer({ managerId: other.id }),
    await makeBuyer({ managerId: manager.user.id }),
  ];
  const selection = { ids: [nobodys.id, others.id, mine.id] };
  expect((await preview(selection, toMe())).data).toMatchObject({
    ...{ title: 'Set the manager of 3 buyers', willChange: 2, same: 1, refused: [] },
  });
  const done = await run(selection, toMe());
  expect(done.counts).toMatchObject({ changed: 2, same: 1, refused: 0, failed: 0 });
  expect((await buyer(nobodys.id)).manager?.id).toBe(manager.user.id);
  const undone = await takeBack(done);
  expect(undone.counts).toMatchObject({ changed: 2 });
  expect([(await buyer(nobodys.id)).manager, (await buyer(others.id)).manager?.id]).toEqual([null, other.id]);
});

it('blocks all that the list finds but one, with the reason of the step', async () => {
  const city = 'Barmer';
  const [left, ...blocked] = [await makeBuyer({ city }), await makeBuyer({ city }), await makeBuyer({ city })];
  const selection = { query: 'q=barmer', except: [left?.id ?? ''] };
  const block = { action: 'change-status', to: 'blocked', reason: 'Dues unpaid' } as const;
  const done = await run(selection, block);
  expect(done.counts).toMatchObject({ changed: 2, refused: 0, failed: 0 });
  expect((await rowsOf(done)).rows.map(({ recordId }) => recordId).sort()).toEqual(blocked.map(({ id }) => id).sort());
  expect((await buyer(blocked[0]?.id ?? '')).statusReason).toBe('Dues unpaid');
  expect((await buyer(left?.id ?? '')).status).toBe('active');
});

it('is refused for a manager who is none, and for whoever may not change a buyer', async () => {
  const selection = { ids: [(await makeBuyer()).id] };
  const { id: managerId } = await makeUser({ roles: ['salesman'] });
  expect((await preview(selection, { action: 'set-manager', managerId })).status).toBe(400);
  const body = { list: 'buyers' as const, selection, change: toMe() };
  const asSeller = await api.call(bulkChangesApi.preview, { body }, { as: await signIn('manage_seller') });
  expect(asSeller.status).toBe(403);
});
