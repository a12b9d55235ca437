import Papa from 'papaparse';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { exportsApi } from '@/lib/contracts/exports';
import { filesApi } from '@/lib/contracts/files';
import { jobsApi } from '@/lib/contracts/jobs';
import { DAY, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { catalogImages, catalogTags } from '@/lib/server/db/schema/catalogs';
import { newId } from '@/lib/server/db/schema/columns';
import { serveApi } from '../support/api';
import { makeCatalog, makeDraft, makeSareeType } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { download } from '../support/files';
import { makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const api = serveApi();

let admin: Awaited<ReturnType<typeof makeSession>>;
let sellerId: string;
beforeAll(async () => {
  admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  sellerId = (await makeSeller({ businessName: 'Mahavir Emporium' })).id;
});

const make = (title: string, details: Parameters<typeof makeCatalog>[0] = {}) =>
  makeCatalog({ sellerId, status: 'live', title, searchText: `${title.toLowerCase()} mahavir emporium`, ...details });
const titles = async (query: object) =>
  (await api.call(catalogsApi.list, { query: { sort: 'title', ...query } }, { as: admin })).data.rows.map(
    ({ title }) => title,
  );
const facets = async (query: object) => (await api.call(catalogsApi.facets, { query }, { as: admin })).data;

describe('A search', () => {
  beforeAll(async () => {
    await make('Chanderi vol 1');
    await make('Chanderi vol 2', { designNumber: 'C4521', searchText: 'chanderi vol 2 c4521 mahavir emporium' });
    await make('Paithani vol 1', { searchText: 'paithani vol 1 पैठणी mahavir emporium' });
  });

  it('forgives a slip in a word that nobody has, and says what it looked for', async () => {
    const found = ['Chanderi vol 1', 'Chanderi vol 2'];
    expect(await titles({ q: 'chandari' })).toEqual(found);
    expect(await titles({ q: 'vol chnaderi' })).toEqual(found);
    expect(await titles({ q: 'mahaver chanderi' })).toEqual(found);
    expect((await facets({ q: 'mahaver chanderi' })).readAs).toBe('mahavir chanderi');
    expect((await facets({ q: 'chandari' })).status).toEqual([{ value: 'live', count: 2 }]);
  });

  it('finds an existing word exactly, and no other design for a missing one', async () => {
    await make('Chandari vol 9');
    expect(await titles({ q: 'chandari' })).toEqual(['Chandari vol 9']);
    expect((await facets({ q: 'chandari' })).readAs).toBeNull();
    expect(await titles({ q: 'c4521' })).toEqual(['Chanderi vol 2']);
    expect(await titles({ q: 'c4522' })).toEqual([]);
    expect(await titles({ q: 'zzyzxq' })).toEqual([]);
  });

  it('finds Hindi words, and those of the taxonomy with a slip', async () => {
    expect(await titles({ q: 'पैठणी' })).toEqual(['Paithani vol 1']);
    const { type, values, tag } = await makeSareeType();
    const { id } = await make('Tagged', { productTypeId: type.id });
    const body = { tags: [tag(values.georgette)], version: 1 };
    await api.call(catalogsApi.update, { params: { id }, body }, { as: admin });
    expect(await titles({ q: 'जॉर्जेट' })).toEqual(['Tagged']);
    expect(await titles({ q: 'जार्जेट' })).toEqual(['Tagged']);
  });
});

it('counts by rate and age; a chosen band or age as if it were not chosen', async () => {
  const mine = (await makeSeller()).id;
  const of = (rate: number | null, days: number) =>
    makeCatalog({ sellerId: mine, rate, createdAt: later(-days * DAY + 60_000) });
  await of(15_000, 1);
  await of(41_500, 7);
  await of(45_000, 60);
  await of(500_000, 2000);
  await of(null, 1);
  const all = await facets({ sellerId: [mine] });
  expect(all.rate).toEqual([
    { value: '0', count: 1 },
    { value: '40000', count: 2 },
    { value: '200000', count: 1 },
  ]);
  const ages = [
    { value: '1', count: 2 },
    { value: '7', count: 3 },
    { value: '30', count: 3 },
    { value: '90', count: 4 },
    { value: '365', count: 4 },
  ];
  expect(all.days).toEqual(ages);
  const chosen = await facets({ sellerId: [mine], rateFrom: 40_000, rateTo: 59_999 });
  expect([chosen.rate, chosen.status]).toEqual([all.rate, [{ value: 'draft', count: 2 }]]);
  expect((await facets({ sellerId: [mine], days: 7 })).days).toEqual(ages);
});

it('finds catalogs without an attribute, and those that share a photo with another', async () => {
  const mine = (await makeSeller()).id;
  const { type, fabric, values, tag } = await makeSareeType();
  const details = { sellerId: mine, productTypeId: type.id };
  const [tagged, twin, other] = [
    await makeDraft({ ...details, title: 'Tagged' }),
    await makeDraft({ ...details, title: 'Twin' }),
    await makeDraft({ ...details, title: 'Other' }),
  ];
  await orm()
    .insert(catalogTags)
    .values({ catalogId: tagged.id, ...tag(values.cotton) });
  const photoId = tagged.pictures[0]?.photoId ?? '';
  await orm().insert(catalogImages).values({ id: newId(), catalogId: twin.id, photoId, position: 2, isCover: false });
  const about = { sellerId: [mine] };
  expect(await titles({ ...about, lacksAttributeId: [fabric.id] })).toEqual(['Other', 'Twin']);
  expect(await titles({ ...about, hasTwin: true })).toEqual(['Tagged', 'Twin']);
  expect(await titles({ ...about, hasTwin: false })).toEqual(['Other']);
  await api.call(catalogsApi.remove, { params: { id: twin.id } }, { as: admin });
  expect(await titles({ ...about, hasTwin: true })).toEqual([]);
  expect(other.title).toBe('Other');
});

it('is written into a file as the list shows it', async () => {
  const mine = (await makeSeller({ businessName: 'Kesar, "Surat"' })).id;
  const { type, values, tag } = await makeSareeType();
  for (const [title, rate] of [
    ['=SUM(A1)', 41_550],
    ['B', 42_000],
    ['C', null],
  ] as const)
    await makeCatalog({ sellerId: mine, title, rate, productTypeId: type.id });
  const query = `sellerId=${mine}&rateFrom=100&sort=-title`;
  const [first] = (await api.call(catalogsApi.list, { query: { sellerId: [mine], sort: 'title' } }, { as: admin })).data
    .rows;
  const tags = [tag(values.red), tag(values.cotton)];
  await api.call(catalogsApi.update, { params: { id: first?.id ?? '' }, body: { tags, version: 1 } }, { as: admin });
  const started = await api.call(
    exportsApi.start,
    { body: { list: 'catalogs.list', query, format: 'csv' } },
    { as: admin },
  );
  await workOff();
  const job = (await api.call(jobsApi.get, { params: { id: started.data.id } }, { as: admin })).data;
  const reply = await download(api, admin, fillPath(filesApi.download.path, { id: job.result?.fileId }));
  const text = Buffer.from(await reply.arrayBuffer()).toString('utf8');
  const rows = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;
  expect(rows.map((row) => [row.Title, row['Rate (₹)'], row.Seller])).toEqual([
    ['B', '420', 'Kesar, "Surat"'],
    ["'=SUM(A1)", '415.50', 'Kesar, "Surat"'],
  ]);
  expect(rows[1]?.Tags).toMatch(/^Fabric \d+: Cotton \d+, Colour \d+: Red \d+$/);
  const salesman = await makeSession({ user: await makeUser({ roles: ['salesman'] }) });
  const body = { list: 'catalogs.list', query: '', format: 'csv' } as const;
  expect((await api.call(exportsApi.start, { body }, { as: salesman })).status).toBe(403);
});

it('is written into a file with each number under its own header', async () => {
  const { sellerId } = await makeCatalog({ rate: 41_500, pieces: 8, minimumOrder: 24, dispatchDays: 3 });
  const body = { list: 'catalogs.list', query: `sellerId=${sellerId}`, format: 'csv' } as const;
  const started = await api.call(exportsApi.start, { body }, { as: admin });
  await workOff();
  const job = (await api.call(jobsApi.get, { params: { id: started.data.id } }, { as: admin })).data;
  const reply = await download(api, admin, fillPath(filesApi.download.path, { id: job.result?.fileId }));
  const [row] = Papa.parse(await reply.text(), { header: true }).data;
  expect(row).toMatchObject({ 'Rate (₹)': '415', Pieces: '8', 'Minimum order': '24', 'Dispatch days': '3' });
});
