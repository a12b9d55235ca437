import { choicesApi } from '@/lib/contracts/base/choices';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

it('namesakes to choose from say their market, last digits and contact', async () => {
  const as = await makeSession({ user: await makeUser({ roles: ['pipeline_wa'] }) });
  const market = await makeMarket({ name: 'Bombay Market' });
  const named = { businessName: 'Laxmi Textiles' };
  const phoneNumbers = ['+919879011166', '+919879011155'];
  const one = await makeSeller({ ...named, contactName: 'Hitesh Mehta', marketId: market.id, phoneNumbers });
  const other = await makeSeller({ ...named, contactName: 'Bharat Shah', marketId: null, phoneNumbers: [] });
  const { data } = await api.call(choicesApi.sellers, { query: { q: 'laxmi textiles' } }, { as });
  expect(data).toHaveLength(2);
  expect(data).toEqual(
    expect.arrayContaining([
      {
        ...{ id: one.id, label: 'Laxmi Textiles', contactName: 'Hitesh Mehta', phoneEnd: '•• 1166' },
        market: { id: market.id, label: 'Bombay Market, Surat' },
      },
      { id: other.id, label: 'Laxmi Textiles', contactName: 'Bharat Shah', phoneEnd: null, market: null },
    ]),
  );
});
