import writeXlsxFile from 'write-excel-file/node';
import Papa from 'papaparse';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { type Import, importsApi } from '@/lib/contracts/imports';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { download } from '../support/files';
import { importing } from '../support/importing';
import { freshPhone, makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
  await makeMarket({ name: 'Raghukul Textile Market', city: 'Surat' });
  await makeMarket({ name: 'Gandhi Nagar', city: 'Surat' });
  await makeMarket({ name: 'Gandhi Nagar', city: 'Delhi', state: 'Delhi' });
  await makeUser({ roles: ['salesman'], name: 'Jignesh Vaghela' });
});

const { begin, check, run, rowsOf, found } = importing(api, () => as);

it('guesses the columns, judges every row, and brings in those that are good', async () => {
  const known = await makeSeller({ businessName: 'Known Textiles', contactName: 'Mahesh Bhai', qualityScore: 40 });
  const same = await makeSeller({ businessName: 'Same Sarees', contactName: 'Ramesh', qualityScore: 7 });
  const made = await begin(
    [
      'Shop Name,Owner Name,Mobile No.,Bazar,City,Score,Remarks',
      `Fresh Fabrics,Suresh,98250 12345,raghukul  TEXTILE market,,55,call before noon`,
      `Known Textiles,Mahesh Bhai,${known.phoneNumbers[0]},,,80,`,
      `Same Sarees,Ramesh,${same.phoneNumbers[0]},,,7,`,
      `Nowhere,Somebody,9825012346,Chandni Chowk,,,`,
    ].join('\r\n'),
  );
  expect(made).toMatchObject({ state: 'read', rowCount: 4 });
  expect(made.mapping.fields).toEqual([
    'businessName',
    'contactName',
    'phoneNumbers',
    'market',
    'city',
    'qualityScore',
    null,
  ]);
  expect(made.columns[0]).toEqual({ header: 'Shop Name', samples: ['Fresh Fabrics', 'Known Textiles', 'Same Sarees'] });

  const checked = await check(made);
  expect(checked).toMatchObject({ state: 'checked', counts: { new: 1, changed: 1, same: 1, wrong: 1, applied: 0 } });
  expect(await found('Fresh Fabrics')).toEqual([]);
  expect(await rowsOf(made, 'wrong')).toEqual([
    expect.objectContaining({
      line: 5,
      issues: [{ path: ['market'], message: 'There is no market “Chandni Chowk”. Add it, or correct the name.' }],
    }),
  ]);

  const done = await run(made);
  expect(done).toMatchObject({ state: 'done', counts: { new: 1, changed: 1, same: 1, wrong: 1, applied: 2 } });
  expect(await found('Fresh Fabrics')).toEqual([
    expect.objectContaining({ phoneNumbers: ['+919825012345'], qualityScore: 55, status: 'pending' }),
  ]);
  expect((await found('Known Textiles'))[0]).toMatchObject({ qualityScore: 80, version: known.version + 1 });
  expect((await found('Same Sarees'))[0]?.version).toBe(same.version);
});

it('remembers what the columns were', async () => {
  const table = 'Alpha,Beta,Gamma\nRemembered One,Asha,9825099001';
  const first = await begin(table);
  expect(first.mapping.fields).toEqual([null, null, null]);
  const mapping = { fields: ['businessName', 'contactName', 'phoneNumbers'], filledDown: ['contactName'] };
  await check(first, mapping);
  const second = await begin(table.replace('9001', '9002'));
  expect(second.mapping).toEqual(mapping);
});

it('does not take one wide table for another that begins with the same columns', async () => {
  const columns = Array.from({ length: 180 }, (_, column) => `यह एक बहुत लंबा स्तंभ ${column}`);
  const wide = (last: string) => `${[...columns, last].join(',')}\n${['Wide One', ...columns].join(',')}`;
  const first = await begin(wide('Alpha'));
  const unknown = [...columns, 'Alpha'].map(() => null);
  expect(first.mapping.fields).toEqual(unknown);
  const mapping = { fields: ['businessName', 'contactName', ...unknown.slice(3), 'phoneNumbers'], filledDown: [] };
  await check(first, mapping);
  expect((await begin(wide('Beta'))).mapping.fields).toEqual(unknown);
  expect((await begin(wide(' ALPHA'))).mapping).toEqual(mapping);
});

it('says what is wrong with every wrong cell, in row, column and value', async () => {
  const one = await makeSeller();
  const other = await makeSeller({ gstin: '24AAACC1206D1ZM' });
  const header =
    'Business name,Contact name,Phone numbers,Market,City,GSTIN,Quality score,Orders enabled,Minimum order,Salesman';
  const line = (cells: Record<number, string>) => {
    const row = ['Good Name', 'Good Person', freshPhone(), '', '', '', '', '', '', ''];
    for (const [index, cell] of Object.entries(cells)) row[Number(index)] = cell;
    return Papa.unparse([row]);
  };
  const cases: [Record<number, string>, string, RegExp][] = [
    [{ 0: '' }, 'businessName', /name of the business/],
    [{ 1: '' }, 'contactName', /name of a person/],
    [{ 2: '' }, 'phoneNumbers', /phone number/],
    [{ 2: '9.19E+11' }, 'phoneNumbers', /shortened this number/],
    [{ 2: '12345' }, 'phoneNumbers', /not a phone number/],
    [{ 3: 'Gandhi Nagar' }, 'market', /several markets/],
    [{ 3: 'Gandhi Nagar', 4: 'Mumbai' }, 'market', /no market “Gandhi Nagar” in Mumbai/],
    [{ 5: '24AAACC1206D1ZX' }, 'gstin', /./],
    [{ 6: '101' }, 'qualityScore', /not a score/],
    [{ 7: 'perhaps' }, 'ordersEnabled', /neither yes nor no/],
    [{ 8: 'a lot' }, 'minimumOrderValue', /not an amount/],
    [{ 9: 'Nobody Known' }, 'salesman', /no salesman/],
    [{ 2: one.phoneNumbers[0] ?? '', 5: other.gstin ?? '' }, 'phoneNumbers', /different sellers/],
  ];
  const made = await begin([header, ...cases.map(([cells]) => line(cells))].join('\n'));
  await check(made);
  const wrong = await rowsOf(made, 'wrong');
  expect(wrong.map(({ line: number }) => number)).toEqual(cases.map((_, index) => index + 2));
  cases.forEach(([, field, message], index) =>
    expect(wrong[index]?.issues).toEqual([{ path: [field], message: expect.stringMatching(message) }]),
  );

  const reply = await download(api, as, fillPath(importsApi.failures.path, { id: made.id }));
  const rows = Papa.parse<Record<string, string>>(await reply.text(), {
    header: true,
    skipEmptyLines: true,
  }).data;
  expect(rows).toHaveLength(cases.length);
  expect(rows[3]).toMatchObject({ 'Phone numbers': '9.19E+11', Row: '5' });
  expect(rows[3]?.['Errors']).toMatch(/^Phone numbers: The spreadsheet shortened/);
});

it('the file of wrong rows shows what blank cells meant, and is read unchanged', async () => {
  const { name: market } = await makeMarket({ city: 'Surat' });
  const rows = [`Good one,Asha,${freshPhone()},${market}`, 'Wrong one,Asha,12345,', ',Asha,12345,'];
  const made = await begin(['Shop,Contact name,Phone,Bazaar', ...rows].join('\n'));
  const mapping = { fields: ['businessName', 'contactName', 'phoneNumbers', 'market'], filledDown: ['market'] };
  expect((await check(made, mapping)).counts).toMatchObject({ new: 1, wrong: 2 });

  const text = await (await download(api, as, fillPath(importsApi.failures.path, { id: made.id }))).text();
  expect(Papa.parse(text, { skipEmptyLines: true }).data).toEqual([
    ['Row', 'Errors', 'Shop', 'Contact name', 'Phone', 'Bazaar'],
    ['3', expect.any(String), 'Wrong one', 'Asha', '12345', market],
    ['4', expect.any(String), '', 'Asha', '12345', market],
  ]);
  const corrected = text.replace('Wrong one,Asha,12345', `Wrong one,Asha,${freshPhone()}`);
  const again = await begin(corrected, 'sellers - wrong rows.csv');
  expect(again.mapping).toEqual({ fields: [null, null, ...mapping.fields], filledDown: [] });
  expect((await check(again)).counts).toMatchObject({ new: 1, wrong: 1 });
});

describe('a table as people really send it', () => {
  const good = { new: 1, changed: 0, same: 0, wrong: 0, applied: 0 };
  const encode = (text: string, label: 'utf-16le' | 'latin1') =>
    label === 'latin1' ? Buffer.from(text, 'latin1') : Buffer.from(`\uFEFF${text}`, 'utf16le');

  it.each<[string, () => string | Uint8Array]>([
    [
      'with a byte-order mark and CRLF',
      () => `\uFEFFBusiness name,Contact name,Phone\r\nA One,Asha,${freshPhone()}\r\n`,
    ],
    ['with semicolons', () => `Business name;Contact name;Phone\nA Two;Asha;${freshPhone()}\n`],
    ['with tabs', () => `Business name\tContact name\tPhone\nA Three\tAsha\t${freshPhone()}\n`],
    [
      'with line breaks inside quotes',
      () => `Business name,Contact name,Phone,Address\n"A Four",Asha,${freshPhone()},"Shop 1\r\nRing Road"\n`,
    ],
    [
      'of Windows',
      () =>
        encode(
          `Business name,Contact name,Phone\nA “Five”,José,${freshPhone()}\n`
            .replaceAll('“', '\x93')
            .replaceAll('”', '\x94'),
          'latin1',
        ),
    ],
    ['in UTF-16', () => encode(`Business name,Contact name,Phone\nअ छह,आशा,${freshPhone()}\n`, 'utf-16le')],
    ['with a column without a header', () => `,Business name,Contact name,Phone\n1,A Seven,Asha,${freshPhone()}\n`],
    ['with blank lines', () => `\n\nBusiness name,Contact name,Phone\n\nA Eight,Asha,${freshPhone()}\n,,\n`],
    [
      'with title and blank lines above a table in one piece',
      () => `Business name,Contact name,Phone\n\n\nA Late,Asha,${freshPhone()}`,
    ],
    ['with signs of an export', () => `Business name,Contact name,Phone\n'=A Nine,Asha,${freshPhone()}\n`],
    [
      'with amounts in words',
      () => `Business name,Contact name,Phone,Minimum order\nA Ten,Asha,${freshPhone()},"Rs. 12,500/-"\n`,
    ],
    [
      'with two numbers in a cell',
      () => `Business name,Contact name,Phone\nA Eleven,Asha,"${freshPhone()} / ${freshPhone()}"\n`,
    ],
  ])('%s', async (_what, make) => {
    const made = await begin(make());
    const checked = await check(made);
    expect([await rowsOf(made, 'wrong'), checked.counts]).toEqual([[], good]);
  });

  it('as a workbook, its phone numbers kept as numbers', async () => {
    const phone = Number(freshPhone().slice(3));
    const table = await writeXlsxFile([
      ['Business name', 'Contact name', 'Phone', 'COD'].map((value) => ({ value })),
      [
        { value: 'Workbook Traders' },
        { value: 'Asha' },
        { type: Number, value: phone },
        { type: Boolean, value: true },
      ],
    ]).toBuffer();
    const made = await begin(new Uint8Array(table), 'sellers.xlsx');
    expect((await check(made)).counts).toEqual(good);
    await run(made);
    expect((await found('Workbook Traders'))[0]).toMatchObject({ phoneNumbers: [`+91${phone}`], cashOnDelivery: true });
  });

  it('with blank cells that mean the row above, when the person says so', async () => {
    const made = await begin(
      `Business name,Contact name,Phone,Market\nDown One,A,${freshPhone()},Raghukul Textile Market\nDown Two,B,${freshPhone()},\n`,
    );
    await check(made, { filledDown: ['market'] });
    await run(made);
    expect((await found('Down Two'))[0]?.market?.name).toBe('Raghukul Textile Market');
  });

  it('with several faults in a row: all are told at once', async () => {
    const phone = freshPhone();
    const made = await begin(
      `Business name,Phone,Contact name,Market\nFirst,${phone},A,\n,${phone} & 12,B,Nowhere Market\nसूरत\uFFFD,${freshPhone()},C,\n`,
    );
    await check(made);
    const [many, damaged] = await rowsOf(made, 'wrong');
    expect(many?.issues.map(({ path }) => path[0]).sort()).toEqual(['businessName', 'market', 'phoneNumbers']);
    expect(damaged?.issues).toEqual([{ path: [0], message: 'A letter here is damaged (\uFFFD). Type it again.' }]);
  });

  it('with a number twice: the second row is told of the first', async () => {
    const phone = freshPhone();
    const made = await begin(`Business name,Contact name,Phone\nTwice One,A,${phone}\nTwice Two,B,${phone.slice(3)}\n`);
    expect((await check(made)).counts).toMatchObject({ new: 1, wrong: 1 });
    expect((await rowsOf(made, 'wrong'))[0]?.issues[0]?.message).toBe(`Row 2 has ${phone} already.`);
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ['nothing', '', /no rows/],
    ['a header alone', 'Business name,Phone\n', /no rows/],
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /old Excel file/],
    [
      'a quotation mark that is never closed',
      'Business name,Phone\nA,9825012345\n"B,9825012346\nC,9825012347',
      /quotation mark in row/,
    ],
    ['a broken workbook', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]), /could not be read/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /not a table|no rows/],
  ])('but not %s', async (_what, content, message) => {
    const refusal = expect.stringMatching(message) as string;
    expect(await begin(content)).toMatchObject({
      state: 'refused',
      refusal,
      job: { state: 'failed', failure: refusal },
    });
  });
});

it('does not start without the columns of a seller, nor before rows were checked', async () => {
  const made = await begin(`Business name,Contact name,Phone\nEarly,Asha,${freshPhone()}`);
  const send = (body: Import['mapping']) => api.call(importsApi.check, { params: { id: made.id }, body }, { as });
  const told = async (fields: (string | null)[]) =>
    (await send({ fields, filledDown: [] })).failure.issues?.[0]?.message;
  expect(await told(['businessName', null, null])).toBe('No column is taken for: Contact name, Phone numbers.');
  expect(await told(['businessName', 'businessName', 'phoneNumbers'])).toMatch(/^Two columns/);
  expect(await told(['businessName'])).toMatch(/every column/);
  expect(await told(['businessName', 'contactName', 'passwordHash'])).toMatch(/not known/);
  expect((await api.call(importsApi.run, { params: { id: made.id } }, { as })).failure.message).toBe(
    'Check the rows first.',
  );
});

it('reads every row of a file with mixed line ends, numbered as in the file', async () => {
  const made = await begin(
    `Business name,Contact name,Phone\r\nMixed 1,A,${freshPhone()}\r\n\nMixed 2,B,${freshPhone()}\nMixed 3,C,12\rMixed 4,D,${freshPhone()}`,
  );
  expect((await check(made)).counts).toMatchObject({ new: 3, wrong: 1 });
  expect((await rowsOf(made, 'wrong'))[0]?.line).toBe(5);
});

it('takes cells of any length and any character', async () => {
  const address = `${'x'.repeat(1999)}🙂🙂`;
  const made = await begin(`Business name,Contact name,Phone,Remarks\nLong,A,${freshPhone()},${address}`);
  expect((await check(made)).counts).toMatchObject({ new: 1 });
});

it('tells of a GSTIN that is there twice at the GSTIN', async () => {
  const gstin = '24AAACC1206D1ZM';
  const line = (name: string) => `${name},A,${freshPhone()},${gstin}`;
  const made = await begin(`Business name,Contact name,Phone,GSTIN\n${line('One')}\n${line('Two')}`);
  await check(made);
  expect((await rowsOf(made, 'wrong')).at(-1)?.issues).toEqual([
    { path: ['gstin'], message: `Row 2 has ${gstin} already.` },
  ]);
});
