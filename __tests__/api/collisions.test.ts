import { sql } from 'drizzle-orm';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { orm, transaction } from '@/lib/server/db/database';
import { serveApi } from '../support/api';
import { breakStatement } from '../support/broken-statement';
import { makeSession, makeUser } from '../support/factories';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();

const rename = async (id: string) => {
  const as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  return api.call(sellersApi.update, { params: { id }, body: { businessName: 'Renamed', version: 1 } }, { as });
};

it('what met another transaction is done once, and nobody is told', async () => {
  const { id } = await makeSeller({ businessName: 'Kesariya' });
  await breakStatement('update', 'sellers', '40P01', 2);
  const reply = await rename(id);
  expect([reply.status, reply.data.businessName, reply.data.version]).toEqual([200, 'Renamed', 2]);
});

it('what goes on meeting others is left undone, and said to be tried again', async () => {
  const { id } = await makeSeller({ businessName: 'Kesariya again' });
  const mend = await breakStatement('update', 'sellers', '40P01');
  expect((await rename(id)).status).toBe(503);
  await mend();
  expect((await rename(id)).data.version).toBe(2);
});

it('two that wait for each other both get done', async () => {
  const [one, other] = [await makeSeller({ businessName: 'First' }), await makeSeller({ businessName: 'Second' })];
  const raise = (id: string) => sql`update sellers set quality_score = quality_score + 1 where id = ${id}`;
  const inOrder = (...ids: [string, string]) =>
    transaction(async (tx) => {
      await tx.execute(raise(ids[0]));
      await tx.execute(sql`select pg_sleep(0.2)`);
      await tx.execute(raise(ids[1]));
    });
  await orm().execute(sql`update sellers set quality_score = 10`);
  await Promise.all([inOrder(one.id, other.id), inOrder(other.id, one.id)]);
  const { rows } = await orm().execute(sql`select quality_score from sellers where id in (${one.id}, ${other.id})`);
  expect(rows).toEqual([{ quality_score: 12 }, { quality_score: 12 }]);
});
