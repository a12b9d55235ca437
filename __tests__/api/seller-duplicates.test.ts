import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import type { Role } from '@/config/roles';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

const ask = async (query: EndpointInput<typeof sellersApi.duplicates>['query'], role: Role = 'manage_seller') =>
  api.call(sellersApi.duplicates, { query }, { as: await makeSession({ user: await makeUser({ roles: [role] }) }) });

describe('while a seller is typed in', () => {
  it('the same phone number in any spelling is certain', async () => {
    const { id, businessName } = await makeSeller({ phoneNumbers: ['+919825066001', '+919825066002'] });
    const { data } = await ask({ phone: ['98250 11111', '098250-66002'] });
    expect(data).toMatchObject({
      certain: [
        { seller: { id, businessName, phoneNumber: '+919825066001' }, because: 'phone', value: '+919825066002' },
      ],
      hints: [],
    });
  });

  it('the same GSTIN in any spelling is certain', async () => {
    const { id } = await makeSeller({ gstin: '24AAACC4175D1Z4' });
    const { data } = await ask({ gstin: ' 24aaacc 4175d 1z4' });
    expect(data.certain).toMatchObject([{ seller: { id }, because: 'gstin', value: '24AAACC4175D1Z4' }]);
  });

  it('a similar name in the same market is a hint, and only there', async () => {
    const { id: marketId } = await makeMarket();
    const { id } = await makeSeller({ marketId, businessName: 'Shree Ambika Textiles' });
    const hindi = await makeSeller({ marketId, businessName: 'श्री विजयलक्ष्मी साड़ी सेंटर' });
    await makeSeller({ marketId, businessName: 'Radhe Textiles' });
    await makeSeller({ businessName: 'Ambika Textiles' });
    const hints = async (name: string) => (await ask({ name, marketId })).data.hints.map((seller) => seller.id);
    expect(await hints('Ambica Sarees')).toEqual([id]);
    expect(await hints('AMBIKA FASHION')).toEqual([id]);
    expect(await hints('विजयलक्ष्मी साड़ी')).toEqual([hindi.id]);
    expect(await hints('Shree Textiles')).toEqual([]);
    expect(await hints('')).toEqual([]);
    expect((await ask({ name: 'Ambika Textiles' })).data.hints).toEqual([]);
  });

  it('who is certain is not a hint as well, and nobody is a duplicate of themselves', async () => {
    const { id: marketId } = await makeMarket();
    const { id } = await makeSeller({ marketId, businessName: 'Navkar Prints', phoneNumbers: ['+919825066010'] });
    const typed = { name: 'Navkar Prints', marketId, phone: '+919825066010' };
    const { data } = await ask(typed);
    expect([data.certain.map(({ seller }) => seller.id), data.hints]).toEqual([[id], []]);
    expect((await ask({ ...typed, exceptId: id })).data).toEqual({ certain: [], hints: [] });
  });

  it('half a number or GSTIN is nobody yet', async () => {
    const { data } = await ask({ phone: ['98', '+91'], gstin: '24AA' });
    expect(data).toEqual({ certain: [], hints: [] });
  });

  it('is asked by those who may open a seller', async () => {
    expect((await ask({}, 'pipeline_online')).status).toBe(200);
    expect((await ask({}, 'salesman')).status).toBe(403);
    expect((await ask({}, 'editor_review')).status).toBe(403);
  });
});
