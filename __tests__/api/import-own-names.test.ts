import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { importing } from '../support/importing';
import { freshPhone, makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const { begin, check, run, rowsOf } = importing(api, () => as);

const HEADER = 'Business name,Contact name,Phone numbers,Market,City,Salesman';
const judge = async (...rows: string[]) => check(await begin([HEADER, ...rows].join('\n')));
const seller = (facts: Parameters<typeof makeSeller>[0]) => makeSeller({ businessName: 'Kesar', ...facts });
const row = ({ phoneNumbers: [phone] }: { phoneNumbers: string[] }, contact: string, ...names: string[]) =>
  ['Kesar', contact, phone, ...names].join(',');

const outOfUse = () => makeMarket({ name: `Old Market ${freshPhone()}`, active: false });
const namesakes = async () => {
  const name = `Ravi Patel ${freshPhone()}`;
  return [await makeUser({ name, roles: ['salesman'] }), await makeUser({ name, roles: ['salesman'] })] as const;
};

describe('a row that names what its seller has already', () => {
  it('is the same where the market is out of use, with its city or without', async () => {
    const market = await outOfUse();
    const one = await seller({ marketId: market.id });
    expect((await judge(row(one, 'Mahesh Bhai', market.name.toUpperCase(), 'Surat', ''))).counts.same).toBe(1);
    for (const city of ['', 'surat '])
      expect((await judge(row(one, 'Mahesh Bhai', market.name, city, ''))).counts.same).toBe(1);
  });

  it('is the same where the salesman is none any more, or has a namesake', async () => {
    const left = await makeUser({ name: `Jignesh ${freshPhone()}`, roles: ['manage_seller'] });
    expect(
      (await judge(row(await seller({ salesmanId: left.id }), 'Mahesh Bhai', '', '', left.name))).counts.same,
    ).toBe(1);
    const [, second] = await namesakes();
    expect(
      (await judge(row(await seller({ salesmanId: second.id }), 'Mahesh Bhai', '', '', second.name))).counts.same,
    ).toBe(1);
  });

  it('brings in what else it says', async () => {
    const market = await outOfUse();
    const one = await seller({ marketId: market.id });
    const made = await judge(row(one, 'Asha Ben', market.name, 'Surat', ''));
    expect(made.counts).toMatchObject({ changed: 1, wrong: 0 });
    expect((await run(made)).counts).toMatchObject({ applied: 1, wrong: 0 });
    const now = (await api.call(sellersApi.get, { params: { id: one.id } }, { as })).data;
    expect([now.contactName, now.market?.id]).toEqual(['Asha Ben', market.id]);
  });
});

describe('what no seller is given by a table', () => {
  const problemOf = async (...rows: string[]) => {
    const made = await judge(...rows);
    return (await rowsOf(made, 'wrong')).map(({ issues }) => issues.map(({ path }) => path[0]));
  };

  it('is a market out of use, also one of the name in another city', async () => {
    const market = await outOfUse();
    expect(await problemOf(row(await seller({}), 'Mahesh Bhai', market.name, 'Surat', ''))).toEqual([['market']]);
    const one = await seller({ marketId: market.id });
    expect(await problemOf(row(one, 'Mahesh Bhai', market.name, 'Delhi', ''))).toEqual([['market']]);
    expect(await problemOf(row({ phoneNumbers: [freshPhone()] }, 'New', market.name, 'Surat', ''))).toEqual([
      ['market'],
    ]);
  });

  it('is no market in use, however its name and city are written', async () => {
    const { name } = await makeMarket({ name: `New Market ${freshPhone()}` });
    const rows = ['Surat', 'SURAT', ' surat'].map((city) =>
      row({ phoneNumbers: [freshPhone()] }, 'New', name.toLowerCase(), city, ''),
    );
    expect(await problemOf(...rows)).toEqual([]);
  });

  it('is a salesman who has a namesake', async () => {
    const [{ name }] = await namesakes();
    expect(await problemOf(row(await seller({}), 'Mahesh Bhai', '', '', name))).toEqual([['salesman']]);
  });
});
