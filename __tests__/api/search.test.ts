import type { Role } from '@/config/roles';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { searchApi } from '@/lib/contracts/search';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import type { FoundKind } from '@/lib/domain/search/found-kinds';
import { catalogSearchText } from '@/lib/domain/catalogs/catalog-search';
import { learnNames } from '@/lib/server/platform/search/learn-service';
import { DAY, later } from '@/lib/server/clock';
import { serveApi } from '../support/api';
import { makeCatalog } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { makeBuyer, makeSaleCatalog, orderCalls } from '../support/order-place';
import { makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

type Session = Awaited<ReturnType<typeof makeSession>>;
let admin: Session;
const as = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles, name: 'Prem Lal' }) });

const search = async (q: string, who = admin) =>
  (await api.call(searchApi.everything, { query: { q } }, { as: who })).data;
const names = async (kind: FoundKind, q: string, who = admin) =>
  (await search(q, who)).find((group) => group.kind === kind)?.rows.map(({ name }) => name) ?? [];
const kinds = async (q: string, who = admin) => (await search(q, who)).map(({ kind }) => kind);

const title = (name: string, details: Parameters<typeof makeCatalog>[0] = {}) =>
  makeCatalog({
    title: name,
    searchText: catalogSearchText({
      title: name,
      designNumber: details?.designNumber ?? '',
      sellerName: '',
      words: [],
      caption: '',
    }),
    ...details,
  });

beforeAll(async () => {
  admin = await as('admin');
});

describe('Search everything', () => {
  beforeAll(async () => {
    await makeSeller({
      businessName: 'Rupali Sarees',
      contactName: 'Girish Doshi',
      gstin: '24AAACC4175D1Z4',
      phoneNumbers: ['+919825012345'],
    });
    await makeBuyer({ businessName: 'Padma Stores', contactName: 'Padma Rao', phoneNumber: '+919825099999' });
    await title('Kanjivaram vol 3', { designNumber: 'K-7715' });
    await makeMarket({ name: 'Jamnadas Bazaar', city: 'Surat' });
    await makeUser({ name: 'Farhan Qureshi', phoneNumber: '+919825077777' });
    await learnNames();
  });

  it.each([
    '9825012345',
    '09825012345',
    '+91 98250 12345',
    '012345',
    '24AAACC4175D1Z4',
    '24 aaacc 4175 d1z4',
    '९८२५० १२३४५',
    'rupali',
    'sarees rup',
    'girish',
  ])('finds a seller by %p', async (q) => expect(await names('sellers', q)).toEqual(['Rupali Sarees']));

  it.each([
    ['catalogs', 'kanjivaram vol', 'Kanjivaram vol 3'],
    ['catalogs', 'k-7715', 'Kanjivaram vol 3'],
    ['catalogs', 'k-७७१५', 'Kanjivaram vol 3'],
    ['catalogs', 'कांजी\u200dवरम', 'Kanjivaram vol 3'],
    ['markets', 'jamnadas', 'Jamnadas Bazaar'],
    ['users', 'farhan', 'Farhan Qureshi'],
    ['users', '98250 77777', 'Farhan Qureshi'],
    ['buyers', 'padma', 'Padma Stores'],
    ['buyers', '098250-99999', 'Padma Stores'],
  ] as const)('finds %s by %p', async (kind, q, name) => expect(await names(kind, q)).toEqual([name]));

  it.each([
    ['sellers', 'rupaly', 'Rupali Sarees'],
    ['sellers', 'rupli', 'Rupali Sarees'],
    ['sellers', 'ruapli', 'Rupali Sarees'],
    ['sellers', 'ruqali saress', 'Rupali Sarees'],
    ['catalogs', 'kanjeevaram', 'Kanjivaram vol 3'],
    ['markets', 'jamanadas', 'Jamnadas Bazaar'],
    ['users', 'kureshi', 'Farhan Qureshi'],
  ] as const)('finds %s by %p in spite of a slip', async (kind, q, name) =>
    expect(await names(kind, q)).toEqual([name]),
  );

  it.each([
    ['sellers', 'रुपाली', 'Rupali Sarees'],
    ['catalogs', 'कांजीवरम', 'Kanjivaram vol 3'],
    ['users', 'फरहान', 'Farhan Qureshi'],
    ['buyers', 'पद्मा', 'Padma Stores'],
  ] as const)('finds %s by %p in Hindi', async (kind, q, name) => expect(await names(kind, q)).toEqual([name]));

  it('finds what is written in Hindi by Latin letters', async () => {
    await makeSeller({ businessName: 'सुहागन वस्त्र भंडार' });
    await learnNames();
    expect(await names('sellers', 'suhagan')).toEqual(['सुहागन वस्त्र भंडार']);
    expect(await names('sellers', 'suhag')).toEqual(['सुहागन वस्त्र भंडार']);
    expect(await names('sellers', 'vastra suhagan')).toEqual(['सुहागन वस्त्र भंडार']);
  });

  it('says what tells a record apart, and where it is opened', async () => {
    const [group] = await search('kanjivaram');
    expect(group).toEqual({
      kind: 'catalogs',
      rows: [
        expect.objectContaining({
          name: 'Kanjivaram vol 3',
          details: ['K-7715', expect.any(String)],
          headline: null,
        }),
      ],
    });
    expect(group?.rows[0]?.pageId).toBe(group?.rows[0]?.id);
    const [seller] = (await search('9825012345'))[0]?.rows ?? [];
    expect(seller?.details).toEqual(['+91 98250 12345']);
  });

  it('finds nothing by too little, by signs, or by what is not there', async () => {
    for (const q of ['', 'r', '%', '__', '\\', 'zzyzxqw', '+910000000000']) expect(await search(q)).toEqual([]);
  });

  it('leaves out what is deleted or renamed, and finds the new name', async () => {
    const { id, version } = await makeSeller({ businessName: 'Oldname Traders' });
    await title('Bygone', { deletedAt: later(0) });
    await learnNames();
    await api.call(
      sellersApi.update,
      { params: { id }, body: { businessName: 'Brandnew Traders', version } },
      { as: admin },
    );
    await learnNames();
    expect(await search('bygone')).toEqual([]);
    expect(await search('oldname')).toEqual([]);
    expect(await names('sellers', 'brandnue')).toEqual(['Brandnew Traders']);
  });
});

describe('The order of what is found', () => {
  let place: { sellerId: string; uploadId: string };
  beforeAll(async () => {
    const { sellerId, uploadId } = await title('First');
    place = { sellerId, uploadId };
  });

  it('is exact, then begins, then begins a word, then sounds alike, then a slip', async () => {
    const at = (days: number) => ({ lastActivityAt: later(-days * DAY) });
    // The better the match, the less recent the record.
    await makeSeller({ businessName: 'Meenakshi', ...at(50) });
    await makeSeller({ businessName: 'Meenakshi Prints', ...at(40) });
    await makeSeller({ businessName: 'Om Meenakshi', ...at(30) });
    await makeSeller({ businessName: 'Minakshi Fab', ...at(20) });
    await learnNames();
    expect(await names('sellers', 'meenakshi')).toEqual([
      'Meenakshi',
      'Meenakshi Prints',
      'Om Meenakshi',
      'Minakshi Fab',
    ]);
    expect(await names('sellers', 'मीनाक्षी')).toHaveLength(4);
    expect(await names('sellers', 'meenakshu')).toHaveLength(4);
  });

  it('has the latest first where they match as well, five of a kind', async () => {
    for (const days of [3, 1, 7, 2, 5, 4]) await title(`Banarasi ${days}`, { createdAt: later(-days * DAY) });
    expect(await names('catalogs', 'banarasi')).toEqual([1, 2, 3, 4, 5].map((days) => `Banarasi ${days}`));
  });

  it('has the very name and the latest before others, however many there are', async () => {
    const common = Array.from({ length: 520 }, (_, n) => `Paithani ${String(n).padStart(3, '0')}`);
    for (const [n, name] of common.entries()) await title(name, { createdAt: later(-n * DAY - DAY), ...place });
    await title('Paithani', { createdAt: later(-999 * DAY), ...place });
    expect(await names('catalogs', 'paithani')).toEqual(['Paithani', ...common.slice(0, 4)]);
    expect(await names('catalogs', 'paithani 519')).toEqual(['Paithani 519']);
  });
});

describe('Who finds what', () => {
  it('a kind is for the roles that open its screen', async () => {
    const [sellers, buyers, nothing] = [await as('manage_seller'), await as('manage_buyer'), await as('chat_active')];
    await makeSeller({ businessName: 'Sandalwood' });
    await makeBuyer({ businessName: 'Sandalwood' });
    await makeMarket({ name: 'Sandalwood' });
    await makeUser({ name: 'Sandalwood' });
    await title('Sandalwood');
    expect(await kinds('sandalwood')).toEqual(['sellers', 'catalogs', 'buyers', 'markets', 'users']);
    expect(await kinds('sandalwood', sellers)).toEqual(['sellers', 'catalogs']);
    expect(await kinds('sandalwood', buyers)).toEqual(['buyers']);
    expect(await kinds('sandalwood', nothing)).toEqual([]);
    expect((await api.call(searchApi.everything, { query: { q: 'sandalwood' } })).status).toBe(401);
  });

  it('finds what the lists find', async () => {
    const lists = { sellers: sellersApi.list, buyers: buyersApi.list, catalogs: catalogsApi.list };
    for (const [kind, list] of Object.entries(lists)) {
      const { text } = await api.send(`${fillPath(list.path)}?q=sandalwood`, { as: admin });
      const { data } = JSON.parse(text) as { data: { rows: { id: string }[] } };
      const found = (await search('sandalwood')).find((group) => group.kind === kind);
      expect(found?.rows.map(({ id }) => id)).toEqual(data.rows.map(({ id }) => id));
    }
  });

  it('finds orders by number, buyer and seller; a salesman those of their sellers', async () => {
    const [own, other] = [await as('salesman'), await as('salesman')];
    const { id: sellerId } = await makeSeller({ businessName: 'Teakwood', status: 'active', salesmanId: own.user.id });
    const buyer = await makeBuyer({ businessName: 'Ebony Stores' });
    const order = await orderCalls(api, admin).placed([await makeSaleCatalog({ sellerId })], 10, buyer.id);
    const found = { name: `${order.number}-1`, details: ['Ebony Stores', 'Teakwood'], headline: 'placed' };
    for (const q of ['teakwood', 'ebony', `${order.number}-1`, 'teakwood ebony'])
      expect((await search(q, own))[0]).toMatchObject({ kind: 'orders', rows: [{ ...found, pageId: order.id }] });
    for (const q of ['teakwood', `${order.number}-1`, String(order.number)])
      expect(await kinds(q, other)).not.toContain('orders');
  });
});
