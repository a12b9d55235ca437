import Papa from 'papaparse';
import writeXlsxFile from 'write-excel-file/node';
import { eq } from 'drizzle-orm';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { type Import, importsApi } from '@/lib/contracts/imports';
import { notificationsApi } from '@/lib/contracts/notifications';
import { SELLER_IMPORT } from '@/lib/server/areas/sellers/import-service';
import { addSeller } from '@/lib/server/areas/sellers/write-service';
import { transaction } from '@/lib/server/db/database';
import { markets } from '@/lib/server/db/schema/markets';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { download } from '../support/files';
import { importing } from '../support/importing';
import { freshPhone, makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
beforeEach(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
});

const { begin, check, run, rowsOf, found } = importing(api, () => as);

/** The importing user, as services see it. */
const actor = () => {
  const { id: sessionId, user } = as;
  return { userId: user.id, sessionId, name: user.name, roles: user.roles, mustChangePassword: false };
};

const HEADER = 'Business name,Contact name,Phone,Address,Quality score';
const good = (name: string) => `${name},Asha,${freshPhone()},Ring Road,5`;
const SURPLUS = /^This row has more cells than the header\./;

const failuresOf = async ({ id }: Import) =>
  (await download(api, as, fillPath(importsApi.failures.path, { id }))).text();
const parse = (csv: string) => Papa.parse<string[]>(csv, { skipEmptyLines: true }).data;

describe('a phone number', () => {
  it('with a digit too few or too many is wrong, however the cell was made', async () => {
    const cells = ['982501234', '98250123456', '9825012345.5', '+9198250123'];
    const made = await begin(['Business name,Contact name,Phone', ...cells.map((cell) => `Odd,A,${cell}`)].join('\n'));
    expect((await check(made)).counts).toMatchObject({ new: 0, wrong: cells.length });
    expect((await rowsOf(made, 'wrong')).map(({ issues }) => issues[0]?.message)).toEqual(
      cells.map((cell) => `“${cell}” is not a phone number.`),
    );
  });

  it('with the decimals of a number cell is read without them', async () => {
    const phone = freshPhone();
    const made = await begin(`Business name,Contact name,Phone\nDecimals,A,${phone.slice(3)}.00`);
    await check(made);
    await run(made);
    expect((await found('Decimals'))[0]?.phoneNumbers).toEqual([phone]);
  });

  it('that a spreadsheet shortened is refused as a number too', async () => {
    const row = (name: string, phone: number) => [{ value: name }, { value: 'Asha' }, { type: Number, value: phone }];
    const table = await writeXlsxFile([
      ['Business name', 'Contact name', 'Phone'].map((value) => ({ value })),
      row('Shortened', 919_000_000_000),
      row('Whole', Number(freshPhone().slice(1))),
    ]).toBuffer();
    const made = await begin(new Uint8Array(table), 'sellers.xlsx');
    expect((await check(made)).counts).toMatchObject({ new: 1, wrong: 1 });
    expect((await rowsOf(made, 'wrong'))[0]).toMatchObject({
      line: 2,
      issues: [
        {
          path: ['phoneNumbers'],
          message: expect.stringMatching(/^The spreadsheet shortened this number to 919000000000\./),
        },
      ],
    });
  });
});

describe('a row with more cells than the header', () => {
  it('is refused with the cell that is too many, and none of it comes in', async () => {
    const broken = `Comma,Asha,${freshPhone()},12 Ring Road, Surat,7`;
    const made = await begin([HEADER, good('Before'), broken, `${good('Blank cells')},,`].join('\n'));
    expect(made.columns.map(({ header }) => header)).toEqual(HEADER.split(','));
    expect((await check(made)).counts).toMatchObject({ new: 2, wrong: 1 });
    const [wrong] = await rowsOf(made, 'wrong');
    expect(wrong).toMatchObject({ line: 3, issues: [{ path: [5], message: expect.stringMatching(SURPLUS) }] });
    expect(wrong?.cells[5]).toBe('7');
    await run(made);
    expect(await found('Comma')).toEqual([]);
  });

  it('is refused far down the file; its phone number is free for the correct row', async () => {
    const phone = freshPhone();
    const rows = Array.from({ length: 1200 }, (_, n) => `Far ${n},Asha,+9176001${String(n).padStart(5, '0')},,`);
    rows.push(`Shifted,Asha,${phone},1, Ring Road,5`, `Right,Asha,${phone},Ring Road,5`);
    const made = await begin([HEADER, ...rows].join('\n'));
    expect((await check(made)).counts).toMatchObject({ new: 1201, wrong: 1 });
  });

  it('is refused again from the file of wrong rows, where quotes mend it', async () => {
    const phone = freshPhone();
    const made = await begin(
      [HEADER, good('Fine'), good('Finer'), `Mend,Asha,${phone},12 Ring Road,Surat,7`].join('\n'),
    );
    await check(made);
    const file = await failuresOf(made);
    const again = await begin(file, 'wrong rows.csv');
    expect((await check(again)).counts).toMatchObject({ new: 0, wrong: 1 });
    expect((await rowsOf(again, 'wrong'))[0]?.issues[0]?.message).toMatch(SURPLUS);

    const mended = await begin(file.replace('12 Ring Road,Surat', '"12 Ring Road, Surat"'), 'wrong rows.csv');
    await check(mended);
    await run(mended);
    expect((await found('Mend'))[0]).toMatchObject({
      phoneNumbers: [phone],
      address: '12 Ring Road, Surat',
      qualityScore: 7,
    });
  });

  it('is one with a column of its own where most rows have one', async () => {
    const rows = ['One', 'Two', 'Three'].map((name) => `${good(name)},called twice`);
    const made = await begin([HEADER, ...rows, good('Four')].join('\n'));
    expect(made.columns[5]).toEqual({ header: 'Column F', samples: ['called twice'] });
    expect((await check(made)).counts).toMatchObject({ new: 4, wrong: 0 });
  });
});

describe('the file of wrong rows', () => {
  it('has phone numbers that a spreadsheet keeps, and the import reads', async () => {
    const phone = freshPhone();
    const rows = [`Kept,Asha,${phone.slice(1)},,101`, `Kept too,Asha,9825012345678,,101`];
    const made = await begin([HEADER.replace('Phone', 'Mobile No'), ...rows].join('\n'));
    await check(made);
    const lines = parse(await failuresOf(made));
    expect(lines[0]).toEqual([
      'Row',
      'Errors',
      'Business name',
      'Contact name',
      'Mobile No',
      'Address',
      'Quality score',
    ]);
    expect(lines.slice(1).map((line) => line[4])).toEqual([
      phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3'),
      '98250 12345 678',
    ]);
    expect(lines[2]?.[1]).toMatch(/^Mobile No: “9825012345678” is not a phone number\./);

    const corrected = Papa.unparse(lines.map((line) => line.with(6, line[6] === '101' ? '10' : (line[6] ?? ''))));
    const again = await begin(corrected, 'wrong rows.csv');
    expect((await check(again)).counts).toMatchObject({ new: 1, wrong: 1 });
    await run(again);
    expect((await found('Kept'))[0]?.phoneNumbers).toEqual([phone]);
  });

  it('has no cell that a spreadsheet would take for a formula', async () => {
    const rows = [`"=HYPERLINK(""http://evil"",""x"")",@SUM(A1),12345,+cmd|calc,`];
    const made = await begin([HEADER, ...rows].join('\n'));
    await check(made);
    const [, wrong = []] = parse(await failuresOf(made));
    expect(wrong.slice(2, 4)).toEqual([`'=HYPERLINK("http://evil","x")`, `'@SUM(A1)`]);
    expect(wrong[5]).toBe(`'+cmd|calc`);
  });
});

it('is told of with its counts, and where it is to be seen', async () => {
  const made = await begin([HEADER, good('Told'), good('Told too'), 'Wrong,Asha,12345,,'].join('\n'));
  await check(made);
  const { job } = await run(made);
  expect(job?.result).toMatchObject({ applied: 2, wrong: 1, path: `/seller?import=${made.id}` });
  const told = await api.call(notificationsApi.list, { query: {} }, { as });
  expect(told.data.rows.map(({ text }) => text)).toEqual([
    'Import of sellers.csv finished. 2 imported, 1 with errors.',
    'Check of sellers.csv finished. 2 can be imported, 1 with errors.',
    'Reading sellers.csv finished. 3 rows.',
  ]);
});

it('a row that is refused only when it is brought in leaves those beside it whole', async () => {
  const gstin = '24AAACC1206D1ZM';
  const { phoneNumbers } = await makeSeller({ gstin });
  const seller = (businessName: string) => ({ businessName, contactName: 'Asha', phoneNumbers: [freshPhone()] });
  await transaction(async (tx) => {
    await addSeller(tx, seller('Beside Before'), actor());
    // Values that another request took between the check of a row and its insert.
    for (const taken of [{ phoneNumbers }, { gstin }])
      await expect(addSeller(tx, { ...seller('Half'), ...taken }, actor())).rejects.toMatchObject({ status: 400 });
    await addSeller(tx, seller('Beside After'), actor());
  });
  expect(await found('Half')).toEqual([]);
  expect((await found('Beside')).map(({ businessName }) => businessName)).toEqual(['Beside After', 'Beside Before']);
});

it('a row that is refused only when it is brought in is told by the table’s fields', async () => {
  const market = await makeMarket({ name: 'Merged Meanwhile' });
  const survivor = await makeMarket();
  const cells = { businessName: 'Late', contactName: 'Asha', phoneNumbers: freshPhone(), market: market.name };
  const applied = transaction(async (tx) => {
    const { apply } = await SELLER_IMPORT.open(tx, actor());
    await tx.update(markets).set({ mergedIntoId: survivor.id }).where(eq(markets.id, market.id));
    await apply(cells);
  });
  await expect(applied).rejects.toMatchObject({
    status: 400,
    extra: { issues: [{ path: ['market'], message: expect.stringMatching(/^This market was merged/) }] },
  });
});
