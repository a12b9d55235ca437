import { choicesApi } from '@/lib/contracts/base/choices';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { usersApi } from '@/lib/contracts/users/users';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { freshPhone, makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { album, androidZip } from '../support/whatsapp-zips';

const api = serveApi();

/** One word in the two encodings keyboards produce: the letter with its dot as one code point, or as two. */
const ONE_CODE = 'सा\u095cी';
const TWO_CODES = 'सा\u0921\u093cी';
const WAYS = [
  [ONE_CODE, TWO_CODES],
  [TWO_CODES, ONE_CODE],
] as const;

const admin = async () => makeSession({ user: await makeUser({ roles: ['admin'] }) });
const place = { city: 'Surat', state: 'Gujarat' };

describe.each(WAYS)('what is written %j is found by %j', (written, typed) => {
  const mark = `k${written.length}`;

  it('in the names of markets', async () => {
    const as = await admin();
    const { id } = (await api.call(marketsApi.create, { body: { name: `${written} ${mark}`, ...place } }, { as })).data;
    const { rows } = (await api.call(marketsApi.list, { query: { q: `${typed} ${mark}` } }, { as })).data;
    expect(rows.map((row) => row.id)).toEqual([id]);
    const options = (await api.call(choicesApi.markets, { query: { q: `${typed} ${mark}` } }, { as })).data;
    expect(options.map((option) => option.id)).toEqual([id]);
  });

  it('in the names of staff', async () => {
    const as = await admin();
    const body = {
      name: `${written} ${mark}`,
      phoneNumber: `98250 7${written.length}123`,
      roles: ['salesman' as const],
    };
    const { id } = (await api.call(usersApi.invite, { body }, { as })).data.user;
    const { rows } = (await api.call(usersApi.list, { query: { q: `${typed} ${mark}` } }, { as })).data;
    expect(rows.map((row) => row.id)).toEqual([id]);
    const options = (await api.call(choicesApi.staff, { query: { q: `${typed} ${mark}` } }, { as })).data;
    expect(options.map((option) => option.id)).toEqual([id]);
  });

  it('in the names of groups', async () => {
    const as = await admin();
    const seller = await makeSeller({});
    const inviteLink = `https://chat.whatsapp.com/${'A'.repeat(20)}${mark}`;
    const body = { sellerId: seller.id, name: `${written} ${mark}`, inviteLink };
    const { id } = (await api.call(sellerGroupsApi.create, { body }, { as })).data;
    const { rows } = (await api.call(sellerGroupsApi.list, { query: { q: `${typed} ${mark}` } }, { as })).data;
    expect(rows.map((row) => row.id)).toEqual([id]);
  });
});

describe.each(WAYS)('what is written %j in a chat is found by %j', (written, typed) => {
  it('in captions, in the names of senders and of their sellers', async () => {
    const as = await admin();
    const { bringIn, postsOf } = whatsappImporting(api, () => as);
    const [bySeller, bySender] = [`Shop ${written.length}`, `${written} Brothers`];
    const phone = freshPhone();
    await makeSeller({ businessName: `${written} Mills`, phoneNumbers: [phone] });
    const day = `0${written.length}/09/26`;
    const sold = await album(phone, `${day}, 10:00`, 'rate 415', [written.length]);
    const sent = await album(bySender, `${day}, 11:00`, 'rate 416', [written.length + 10]);
    const told = await album(bySeller, `${day}, 12:00`, `${written} rate 417`, [written.length + 20]);
    const all = [sold, sent, told];
    const { made } = await bringIn(
      androidZip(
        all.flatMap(({ lines }) => lines),
        Object.assign({}, ...all.map(({ media }) => media)) as Record<string, Uint8Array>,
      ),
    );
    const found = await postsOf({ q: typed, importId: made.id });
    expect(found.map(({ caption }) => caption)).toEqual(['rate 415', 'rate 416', `${written} rate 417`]);
  });
});

it('one name in two spellings is one market of a city', async () => {
  const as = await admin();
  const add = (name: string) => api.call(marketsApi.create, { body: { name, ...place } }, { as });
  expect((await add(`${ONE_CODE} बाजार`)).status).toBe(201);
  expect((await add(`${TWO_CODES} बाजार`)).failure.issues?.[0]?.path).toEqual(['name']);
});

describe('somebody on the staff is found by their phone number', () => {
  beforeAll(() => makeUser({ phoneNumber: '+919825061234' }));

  it.each(['098250 61234', '+91 98250 61234', '9825061234', '061234', '0091 9825061234'])('typed %p', async (q) => {
    const as = await admin();
    const { rows } = (await api.call(usersApi.list, { query: { q } }, { as })).data;
    expect(rows.map((row) => row.phoneNumber)).toEqual(['+919825061234']);
  });

  it('and not by a digit that is a part of a name', async () => {
    const as = await admin();
    await makeUser({ name: 'Kesar 7 Mills', phoneNumber: '+919825088888' });
    await makeUser({ name: 'Somebody else', phoneNumber: '+919825077777' });
    const { rows } = (await api.call(usersApi.list, { query: { q: 'Kesar 7' } }, { as })).data;
    expect(rows.map((row) => row.name)).toEqual(['Kesar 7 Mills']);
  });
});

it('a seller is found by a number typed in Hindi digits', async () => {
  const as = await admin();
  const { id } = await makeSeller({ phoneNumbers: ['+919825043210'] });
  for (const q of ['९८२५०४३२१०', '९८२५० ४३२१०', '०४३२१०']) {
    const { rows } = (await api.call(sellersApi.list, { query: { q } }, { as })).data;
    expect(rows.map((row) => row.id)).toEqual([id]);
  }
});
