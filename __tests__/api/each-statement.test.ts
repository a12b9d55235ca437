import { digestTables } from '@/lib/commands/backup/table-digests';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { usersApi } from '@/lib/contracts/users/users';
import { type Reply, serveApi } from '../support/api';
import { BROKEN } from '../support/broken-statement';
import { makePhoto } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { failStatement } from '../support/failing-statement';
import { mergeCalls } from '../support/merge-place';
import { freshPhone, makeGroup, makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'] }) });

type Ready = () => Promise<() => Promise<Reply>>;

/** Calls that write to several tables, prepared so that they can be sent repeatedly. */
const CALLS: [string, Ready][] = [
  [
    'adding a seller',
    async () => {
      const [as, market, salesman] = [await admin(), await makeMarket(), await makeUser({ roles: ['salesman'] })];
      const names = { businessName: 'Kesariya Silk', contactName: 'Mahesh Bhai' };
      const body = {
        ...names,
        phoneNumbers: [freshPhone(), freshPhone()],
        marketId: market.id,
        salesmanId: salesman.id,
      };
      return () => api.call(sellersApi.create, { body }, { as });
    },
  ],
  [
    'changing a seller',
    async () => {
      const [as, { id }, salesman] = [await admin(), await makeSeller(), await makeUser({ roles: ['salesman'] })];
      const body = { businessName: 'Ambika Saree', phoneNumbers: [freshPhone()], salesmanId: salesman.id, version: 1 };
      return () => api.call(sellersApi.update, { params: { id }, body }, { as });
    },
  ],
  [
    'bringing catalogs in',
    async () => {
      const [as, seller] = [await admin(), await makeSeller({ status: 'active' })];
      const catalogs = [
        { photoIds: [(await makePhoto(as.user.id)).id, (await makePhoto(as.user.id)).id], caption: 'Georgette ₹415' },
        { photoIds: [(await makePhoto(as.user.id)).id], caption: 'Cotton ₹230' },
      ];
      const body = { sellerId: seller.id, source: 'on-ground' as const, catalogs };
      return () => api.call(catalogsApi.create, { body }, { as });
    },
  ],
  [
    'closing an account and handing its work over',
    async () => {
      const as = await admin();
      const [from, to] = [await makeUser({ roles: ['manage_seller'] }), await makeUser({ roles: ['manage_seller'] })];
      await makeSession({ user: from });
      await makeSeller({ accountManagerId: from.id });
      await makeGroup({ ownerId: from.id });
      const body = { handOver: { accounts: to.id, groups: to.id } };
      return () => api.call(usersApi.disable, { params: { id: from.id }, body }, { as });
    },
  ],
  [
    'merging two markets',
    async () => {
      const [as, survivor, duplicate] = [await admin(), await makeMarket(), await makeMarket()];
      await makeSeller({ marketId: duplicate.id });
      const body = { survivorId: survivor.id, duplicateId: duplicate.id };
      return () => api.call(marketMergesApi.merge, { body }, { as });
    },
  ],
  [
    'merging two sellers',
    async () => {
      const calls = mergeCalls(api, await admin());
      const [kept, gone] = [await makeSeller(), await makeSeller({ address: 'Shop 12' })];
      await makeGroup({ sellerId: gone.id });
      const { data } = await calls.ask('seller', kept.id, gone.id);
      const found = await calls.get(data.id, kept.id);
      return () => calls.merge(found, ['address']);
    },
  ],
  [
    'undoing a merge of two sellers',
    async () => {
      const calls = mergeCalls(api, await admin());
      const [kept, gone] = [await makeSeller(), await makeSeller({ address: 'Shop 12' })];
      await makeGroup({ sellerId: gone.id });
      const merged = await calls.merged('seller', kept.id, gone.id, ['address']);
      return () => calls.undo(merged);
    },
  ],
];

it.each(CALLS)('%s is done whole or not at all, whichever of its statements fails', async (_what, makeReady) => {
  const send = await makeReady();
  const before = await digestTables(api.database.pool);
  for (let turn = 1; ; turn += 1) {
    const { mend } = failStatement(turn);
    const reply = await send();
    const failed = mend();
    const after = await digestTables(api.database.pool);
    if (failed === undefined) {
      // The last statement is the commit. The statements before it read the caller and the requested records.
      expect([turn > 5, reply.status < 300]).toEqual([true, true]);
      expect(after).not.toEqual(before);
      return;
    }
    expect([failed, reply.status, reply.failure.code]).toEqual([failed, 500, 'failed']);
    expect(reply.text).not.toContain(BROKEN);
    expect({ failed, after }).toEqual({ failed, after: before });
  }
});
