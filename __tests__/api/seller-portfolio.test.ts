import type { Role } from '@/config/roles';
import { choicesApi } from '@/lib/contracts/base/choices';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

/** A salesman with an own seller, beside another salesman's seller and an unassigned one. */
async function portfolio(...more: Role[]) {
  const user = await makeUser({ roles: ['salesman', ...more] });
  const other = await makeUser({ roles: ['salesman'] });
  const { id: marketId } = await makeMarket();
  const mine = await makeSeller({ salesmanId: user.id, marketId, status: 'active' });
  const theirs = await makeSeller({ salesmanId: other.id, marketId, status: 'active' });
  const nobodys = await makeSeller({ marketId, status: 'active' });
  return { as: await makeSession({ user }), marketId, mine, theirs, nobodys, other };
}

describe('who is a salesman only', () => {
  it('lists the sellers of their own portfolio, whatever they ask for', async () => {
    const { as, marketId, mine, theirs, other } = await portfolio();
    const list = async (query: object) => (await api.call(sellersApi.list, { query }, { as })).data;
    for (const query of [{}, { marketId }, { marketId, status: 'active' }]) {
      const { rows, count } = await list(query);
      expect([rows.map(({ id }) => id), count.value]).toEqual([[mine.id], 1]);
    }
    expect((await list({ salesmanId: other.id })).rows).toEqual([]);
    expect((await list({ q: theirs.phoneNumbers[0] })).rows).toEqual([]);
  });

  it('counts them only', async () => {
    const { as } = await portfolio();
    const { data } = await api.call(sellersApi.counts, {}, { as });
    const none = { value: 0, isExact: true };
    expect(data).toEqual({ pending: none, active: { value: 1, isExact: true }, suspended: none, closed: none });
  });

  it('reads them, their history and notes, and finds no others', async () => {
    const { as, mine, theirs, nobodys } = await portfolio();
    const replies = async (id: string) => {
      const all = await Promise.all([
        api.call(sellersApi.get, { params: { id } }, { as }),
        api.call(sellersApi.history, { params: { id }, query: {} }, { as }),
        api.call(sellersApi.notes, { params: { id }, query: {} }, { as }),
        api.call(sellersApi.addNote, { params: { id }, body: { text: 'Was here.' } }, { as }),
      ]);
      return all.map(({ status }) => status);
    };
    expect(await replies(mine.id)).toEqual([200, 200, 200, 201]);
    expect(await replies(theirs.id)).toEqual([404, 404, 404, 404]);
    expect(await replies(nobodys.id)).toEqual([404, 404, 404, 404]);
  });

  it('chooses from them only, also among sellers named by their id', async () => {
    const { as, marketId, mine, theirs, nobodys } = await portfolio();
    const choices = async (query: object) => (await api.call(choicesApi.sellers, { query }, { as })).data;
    for (const query of [{ id: [mine.id, theirs.id, nobodys.id] }, { marketId }])
      expect((await choices(query)).map(({ id }) => id)).toEqual([mine.id]);
  });

  it('loses a seller with the portfolio', async () => {
    const { as, mine, other } = await portfolio();
    const admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
    const change = { params: { id: mine.id }, body: { salesmanId: other.id, version: 1 } };
    await api.call(sellersApi.update, change, { as: admin });
    expect((await api.call(sellersApi.get, { params: { id: mine.id } }, { as })).status).toBe(404);
  });

  it('sees the same with a second role that opens no sellers', async () => {
    const { as, marketId, mine, theirs } = await portfolio('editor_video', 'whatsapp_message');
    const { rows } = (await api.call(sellersApi.list, { query: { marketId } }, { as })).data;
    expect(rows.map(({ id }) => id)).toEqual([mine.id]);
    expect((await api.call(sellersApi.get, { params: { id: theirs.id } }, { as })).status).toBe(404);
  });
});

describe.each<Role>(['manage_seller', 'pipeline_wa', 'admin'])('who is %s as well', (role) => {
  it('sees everybody’s sellers', async () => {
    const { as, marketId, theirs, nobodys } = await portfolio(role);
    expect((await api.call(sellersApi.list, { query: { marketId } }, { as })).data.rows).toHaveLength(3);
    for (const { id } of [theirs, nobodys])
      expect((await api.call(sellersApi.get, { params: { id } }, { as })).status).toBe(200);
  });
});
