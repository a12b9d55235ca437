import { suggestAtRest, suggestMerges } from '@/lib/server/across/merge-requests/suggest-service';
import { serveApi } from '../support/api';
import { mergeCalls } from '../support/merge-place';
import { makeBuyer, signIn } from '../support/order-place';
import { freshPhone, makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();
let calls: ReturnType<typeof mergeCalls>;
beforeAll(async () => {
  calls = mergeCalls(api, await signIn('admin'));
});

const suggested = async (id: string) => (await calls.of('seller', id)).requests;

it('suggestions name what speaks for them, and leave alone what somebody said', async () => {
  const market = await makeMarket();
  const shared = { marketId: market.id, address: 'Shop 41, First Floor', status: 'active' } as const;
  const one = await makeSeller({
    ...shared,
    businessName: 'Shree Laxmi Textiles',
    contactName: 'Mahesh Shah',
    phoneNumbers: ['+919825555555'],
  });
  const other = await makeSeller({ ...shared, businessName: 'लक्ष्मी टेक्सटाइल', contactName: 'Maheshbhai Shah' });
  const namesake = await makeSeller({
    marketId: market.id,
    businessName: 'Laxmi Textile',
    contactName: 'Firoz Khan',
  });
  await suggestMerges('seller', [one.id, other.id, namesake.id]);
  const [request, ...rest] = await suggested(one.id);
  expect(rest).toEqual([]);
  expect(request).toMatchObject({ status: 'open', askedBy: null, isCertain: false });
  expect(request?.reasons).toEqual(['Same person', 'Same shop 41', 'Names sound the same', 'Same place']);
  expect(await suggested(namesake.id)).toEqual([]);
  await calls.step(request?.id ?? '', 'different', request?.version ?? 0);
  await suggestMerges('seller', [one.id]);
  expect((await suggested(one.id)).map(({ status }) => status)).toEqual(['different']);
});

it('suggestions are certain for one GSTIN', async () => {
  const gstin = '24AAACC1206D1ZM';
  const [one, other] = [await makeBuyer({ gstin }), await makeBuyer({ gstin, phoneNumber: freshPhone() })];
  await suggestMerges('buyer', [one.id, other.id]);
  const { rows } = await calls.list({ kind: ['buyer'], isCertain: 'true', status: ['open'] });
  expect(rows.map(({ reasons }) => reasons)).toContainEqual(['Same GSTIN']);
});

it('an idle worker holds what is new against the others', async () => {
  const gstin = '27AAPFU0939F1ZV';
  const [one, other] = [await makeBuyer({ gstin }), await makeBuyer({ gstin, phoneNumber: freshPhone() })];
  for (let look = 0; look < 20; look += 1) await suggestAtRest(() => false);
  const { requests } = await calls.of('buyer', one.id);
  expect(requests.map(({ first, second }) => [first.id, second.id].sort())).toEqual([[one.id, other.id].sort()]);
});
