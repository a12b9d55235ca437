import { choicesApi } from '@/lib/contracts/base/choices';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();
const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'] }) });
const surat = { city: 'Surat', state: 'Gujarat' };

type NewMarket = EndpointInput<typeof marketsApi.create>['body'];
const create = async (body: NewMarket) => api.call(marketsApi.create, { body }, { as: await admin() });

describe('adding a market', () => {
  it('needs a name and a place; the rest is filled in', async () => {
    const { status, data } = await create({ name: '  Millennium   Textile Market ', ...surat });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...surat,
      name: 'Millennium Textile Market',
      marketNumber: null,
      country: 'India',
      active: true,
      sellers: 0,
      mergedIntoId: null,
      version: 1,
    });
  });

  it('is refused without them, field by field', async () => {
    const { failure } = await create({ name: ' ', city: '', state: 'x'.repeat(61) });
    expect(failure.issues?.map(({ path }) => path)).toEqual([['name'], ['city'], ['state']]);
  });

  it('takes each name of a city once, in capitals or not', async () => {
    await create({ name: 'Kohinoor Market', ...surat });
    const { status, failure } = await create({ name: 'KOHINOOR market', city: 'SURAT', state: 'Gujarat' });
    expect([status, failure.issues?.[0]?.path]).toEqual([400, ['name']]);
    expect((await create({ name: 'Kohinoor Market', city: 'Delhi', state: 'Delhi' })).status).toBe(201);
  });

  it('takes each number of a city once, and none as often as wanted', async () => {
    await create({ name: 'Number one', marketNumber: 'A-1', ...surat });
    const { failure } = await create({ name: 'Number two', marketNumber: 'a-1', ...surat });
    expect(failure.issues?.[0]?.path).toEqual(['marketNumber']);
    expect((await create({ name: 'Without number', marketNumber: '', ...surat })).data.marketNumber).toBeNull();
    expect((await create({ name: 'Without number too', marketNumber: null, ...surat })).status).toBe(201);
  });

  it('has one winner of many who add the same at once', async () => {
    const as = await admin();
    const body = { name: 'Raghukul Market', ...surat };
    const replies = await Promise.all(Array.from({ length: 10 }, () => api.call(marketsApi.create, { body }, { as })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(400)]);
  });
});

describe('changing a market', () => {
  it('keeps what was not sent, and writes the difference down', async () => {
    const as = await admin();
    const { id } = await makeMarket({ name: 'Ambaji Market', marketNumber: '7' });
    const { data } = await api.call(marketsApi.update, { params: { id }, body: { active: false, version: 1 } }, { as });
    expect(data).toMatchObject({ name: 'Ambaji Market', marketNumber: '7', active: false, version: 2 });

    const { rows } = (await api.call(marketsApi.history, { params: { id }, query: {} }, { as })).data;
    expect(rows).toMatchObject([
      {
        action: 'markets.changed',
        actor: { id: as.user.id, name: as.user.name },
        changes: { active: { before: true, after: false } },
      },
    ]);
    expect(Object.keys(rows[0]?.changes ?? {})).toEqual(['active']);
  });

  it('does nothing when nothing is different', async () => {
    const as = await admin();
    const { id, name } = await makeMarket();
    const { data } = await api.call(marketsApi.update, { params: { id }, body: { name, version: 1 } }, { as });
    expect(data.version).toBe(1);
    const history = await api.call(marketsApi.history, { params: { id }, query: {} }, { as });
    expect(history.data.count).toEqual({ value: 0, isExact: true });
  });

  it('tells who comes second what it is now', async () => {
    const as = await admin();
    const { id } = await makeMarket();
    const change = (name: string) =>
      api.call(marketsApi.update, { params: { id }, body: { name, version: 1 } }, { as });
    await change('First');
    const { status, failure } = await change('Second');
    expect([status, failure.code, failure.current]).toEqual([
      409,
      'changed_meanwhile',
      expect.objectContaining({ id, name: 'First', version: 2 }),
    ]);
  });

  it('is refused when the name is taken, or nobody has the id', async () => {
    const as = await admin();
    const [one, two] = [await makeMarket(), await makeMarket()];
    const body = { name: one.name.toUpperCase(), version: 1 };
    expect((await api.call(marketsApi.update, { params: { id: two.id }, body }, { as })).status).toBe(400);
    const nobody = '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';
    expect((await api.call(marketsApi.update, { params: { id: nobody }, body }, { as })).status).toBe(404);
  });
});

describe('finding markets', () => {
  const city = 'Ahmedabad';

  beforeAll(async () => {
    const maskati = await makeMarket({ name: 'Maskati Cloth Market', marketNumber: '12', city, state: 'Gujarat' });
    await makeMarket({ name: 'New Cloth Market', city, state: 'Gujarat' });
    await makeMarket({ name: 'Sumel Business Park', city, state: 'Gujarat', active: false });
    await makeMarket({ name: 'Johari Bazaar', city: 'Jaipur', state: 'Rajasthan' });
    await makeSeller({ marketId: maskati.id });
    await makeSeller({ marketId: maskati.id });
  });

  const names = async (query: Record<string, unknown>) => {
    const { data } = await api.call(marketsApi.list, { query }, { as: await admin() });
    return data.rows.map(({ name }) => name);
  };

  it.each([
    [{ city }, ['Maskati Cloth Market', 'New Cloth Market', 'Sumel Business Park']],
    [{ city: ['ahmedabad', 'JAIPUR'], active: true }, ['Johari Bazaar', 'Maskati Cloth Market', 'New Cloth Market']],
    [{ city, active: false }, ['Sumel Business Park']],
    [{ q: 'cloth ahmed' }, ['Maskati Cloth Market', 'New Cloth Market']],
    [{ q: '12' }, ['Maskati Cloth Market']],
    [{ q: 'rajasthan' }, ['Johari Bazaar']],
    [{ q: '%' }, []],
  ])('by %p', async (query, expected) => expect(await names(query)).toEqual(expected));

  it('in the order of their cities, page by page', async () => {
    for (const [city, state] of [
      ['Agra', 'Uttar Pradesh'],
      ['Surat', 'Gujarat'],
      ['Erode', 'Tamil Nadu'],
    ] as const)
      await makeMarket({ name: 'Loom Lane', city, state });
    const cities: string[] = [];
    for (let cursor: string | undefined, left = 3; left > 0; left -= 1) {
      const query = { q: 'Loom Lane', sort: 'city', limit: 1, ...(cursor && { cursor }) } as const;
      const { data } = await api.call(marketsApi.list, { query }, { as: await admin() });
      cities.push(...data.rows.map(({ city }) => city));
      cursor = data.next ?? undefined;
    }
    expect(cities).toEqual(['Agra', 'Erode', 'Surat']);
  });

  it('counts their sellers', async () => {
    const { data } = await api.call(marketsApi.list, { query: { q: 'Cloth' } }, { as: await admin() });
    expect(data.rows.map(({ sellers }) => sellers)).toEqual([2, 0]);
  });

  it('as a tree: each city once, its sellers added up', async () => {
    const { data } = await api.call(
      marketsApi.tree,
      { query: { q: 'a', city: [city, 'Jaipur'] } },
      { as: await admin() },
    );
    expect(data.map((one) => [one.city, one.state, one.sellers, one.markets.map(({ name }) => name)])).toEqual([
      [city, 'Gujarat', 2, ['Maskati Cloth Market', 'New Cloth Market', 'Sumel Business Park']],
      ['Jaipur', 'Rajasthan', 0, ['Johari Bazaar']],
    ]);
  });

  it('as a tree: cities of one name in two states are two', async () => {
    await makeMarket({ name: 'Gandhi Chowk', city: 'Aurangabad', state: 'Bihar' });
    await makeMarket({ name: 'Tilak Road', city: 'Aurangabad', state: 'Maharashtra' });
    const { data } = await api.call(marketsApi.tree, { query: { city: ['aurangabad'] } }, { as: await admin() });
    expect(data.map(({ state, markets }) => [state, markets.map(({ name }) => name)])).toEqual([
      ['Bihar', ['Gandhi Chowk']],
      ['Maharashtra', ['Tilak Road']],
    ]);
  });

  it('to choose from: those in use, or the ones asked for', async () => {
    const as = await makeSession({ user: await makeUser({ roles: ['salesman'] }) });
    const options = async (query: Record<string, unknown>) =>
      (await api.call(choicesApi.markets, { query }, { as })).data;
    expect((await options({ q: city })).map(({ label }) => label)).toEqual([
      'Maskati Cloth Market, Ahmedabad',
      'New Cloth Market, Ahmedabad',
    ]);
    const { id } = await makeMarket({ name: 'Closed Market', active: false });
    expect(await options({ id })).toEqual([{ id, label: 'Closed Market, Surat (not in use)' }]);
  });

  it('to narrow a list to: also those that are out of use or merged, and called so', async () => {
    const as = await admin();
    const into = await makeMarket({ name: 'Zari Market' });
    await makeMarket({ name: 'Zari Bazaar', active: false });
    await makeMarket({ name: 'Zari Market', city: 'Delhi', mergedIntoId: into.id });
    const found = async (query: { withUnused?: 'true' }) =>
      (await api.call(choicesApi.markets, { query: { q: 'zari', ...query } }, { as })).data.map(({ label }) => label);
    expect(await found({})).toEqual(['Zari Market, Surat']);
    expect((await found({ withUnused: 'true' })).sort()).toEqual([
      'Zari Bazaar, Surat (not in use)',
      'Zari Market, Delhi (merged)',
      'Zari Market, Surat',
    ]);
  });

  it('is for admins', async () => {
    const as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
    expect((await api.call(marketsApi.list, { query: {} }, { as })).status).toBe(403);
    expect((await api.call(marketsApi.tree, { query: {} }, { as })).status).toBe(403);
  });
});
