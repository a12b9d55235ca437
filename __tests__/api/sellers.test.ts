import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { gstinCheckCharacter } from '@/lib/domain/sellers/gstin';
import type { Role } from '@/config/roles';
import { serveApi } from '../support/api';
import { makeCatalog, makeUpload } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { freshPhone, makeMarket, makeSeller } from '../support/seller-factories';

const api = serveApi();
const signedIn = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles }) });
const NOBODY = '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';

const freshGstin = () => {
  const first = `24AAACC${freshPhone().slice(-4)}D1Z`;
  return first + gstinCheckCharacter(first);
};

type NewSeller = EndpointInput<typeof sellersApi.create>['body'];
const fields = (more: Partial<NewSeller> = {}): NewSeller => ({
  businessName: 'Shree Ganesh Textiles',
  contactName: 'Mahesh Bhai',
  phoneNumbers: [freshPhone()],
  ...more,
});
const create = async (more: Partial<NewSeller> = {}, as?: Awaited<ReturnType<typeof signedIn>>) =>
  api.call(sellersApi.create, { body: fields(more) }, { as: as ?? (await signedIn('manage_seller')) });
const update = async (
  id: string,
  body: EndpointInput<typeof sellersApi.update>['body'],
  as?: Awaited<ReturnType<typeof signedIn>>,
) => api.call(sellersApi.update, { params: { id }, body }, { as: as ?? (await signedIn('manage_seller')) });

describe('adding a seller', () => {
  it('needs a name, a person and a number', async () => {
    const { status, data } = await create({ phoneNumbers: ['098250-77001', '0261 234 5678'] });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      phoneNumbers: ['+919825077001', '+912612345678'],
      status: 'pending',
      market: null,
      gstin: null,
      qualityScore: 0,
      assignedScore: null,
      catalogAvailable: true,
      deprioritised: false,
      minimumOrderValue: 0,
      salesman: null,
      version: 1,
      counters: {
        catalogs: 0,
        liveCatalogs: 0,
        uploads: 0,
        waitingUploads: 0,
        groups: 0,
        activeGroups: 0,
        notes: 0,
        visits: 0,
      },
    });
    const { failure } = await create({ businessName: ' ', contactName: '', phoneNumbers: [] });
    expect(failure.issues?.map(({ path }) => path)).toEqual([['businessName'], ['contactName'], ['phoneNumbers']]);
  });

  it('takes everything else too', async () => {
    const market = await makeMarket();
    const salesman = await makeUser({ roles: ['salesman'], name: 'Jignesh' });
    const manager = await makeUser({ roles: ['manage_seller'], name: 'Farhan' });
    const everything = {
      businessName: 'અંબિકા સાડી',
      contactName: 'વિજયભાઈ',
      address: 'Shop 14, Ring Road',
      gstin: freshGstin(),
      qualityScore: 71,
      assignedScore: 64,
      deprioritised: true,
      superSeller: true,
      catalogAvailable: false,
      ordersEnabled: false,
      minimumOrderValue: 1_25_000_00,
      cashOnDelivery: true,
    };
    const pointers = { marketId: market.id, salesmanId: salesman.id, accountManagerId: manager.id };
    const { data } = await create({ ...everything, ...pointers });
    expect(data).toMatchObject({
      ...everything,
      market: { id: market.id, name: market.name, city: 'Surat' },
      salesman: { id: salesman.id, name: 'Jignesh' },
      accountManager: { id: manager.id, name: 'Farhan' },
    });
  });

  it.each<[string, Partial<NewSeller>, (string | number)[]]>([
    ['a wrong GSTIN', { gstin: '24AAACC4175D1Z5' }, ['gstin']],
    ['a number that is none', { phoneNumbers: ['12'] }, ['phoneNumbers', 0]],
    ['one number twice', { phoneNumbers: ['98250 12345', '+919825012345'] }, ['phoneNumbers']],
    ['a score above 100', { qualityScore: 101 }, ['qualityScore']],
    ['half a paisa', { minimumOrderValue: 0.5 }, ['minimumOrderValue']],
    ['a market that does not exist', { marketId: NOBODY }, ['marketId']],
    ['a salesman who does not exist', { salesmanId: NOBODY }, ['salesmanId']],
    ['an account manager who does not exist', { accountManagerId: NOBODY }, ['accountManagerId']],
  ])('is refused with %s', async (_what, wrong, path) => {
    const { status, failure } = await create(wrong);
    expect([status, failure.issues?.map((issue) => issue.path)]).toEqual([400, [path]]);
  });

  it('is refused with a salesman who is none, or left', async () => {
    const editor = await makeUser({ roles: ['editor_video'] });
    const left = await makeUser({ roles: ['salesman'], disabledAt: new Date() });
    for (const { id } of [editor, left])
      expect((await create({ salesmanId: id })).failure.issues?.[0]?.path).toEqual(['salesmanId']);
  });

  it.each<[Role, number]>([
    ['admin', 201],
    ['manage_seller', 201],
    ['pipeline_wa', 201],
    ['pipeline_online', 201],
    ['editor_review', 403],
    ['salesman', 403],
    ['chat_active', 403],
  ])('by %s answers %i', async (role, status) => {
    expect((await create({}, await signedIn(role))).status).toBe(status);
  });
});

describe('a phone number', () => {
  it('belongs to one seller', async () => {
    const { phoneNumbers } = await makeSeller({ phoneNumbers: [freshPhone(), freshPhone()] });
    const { failure } = await create({ phoneNumbers: [freshPhone(), phoneNumbers[1] ?? ''] });
    expect(failure.issues).toEqual([{ path: ['phoneNumbers', 1], message: 'Another seller has this number.' }]);
  });

  it('has one winner of twenty who add it at once', async () => {
    const as = await signedIn('admin');
    const [mine, others] = [freshPhone(), [freshPhone(), freshPhone()]];
    const phonesOf = (index: number) => (index % 2 ? [mine, ...others] : [...others, mine]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => create({ phoneNumbers: phonesOf(index) }, as)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(400)]);
    const { data } = await api.call(sellersApi.list, { query: { q: mine } }, { as });
    expect(data.rows).toHaveLength(1);
  });

  it('can change places with another, and be given up for somebody else', async () => {
    const [first, second] = [freshPhone(), freshPhone()];
    const { id } = await makeSeller({ phoneNumbers: [first, second] });
    expect((await update(id, { phoneNumbers: [second, first], version: 1 })).data.phoneNumbers).toEqual([
      second,
      first,
    ]);
    expect((await update(id, { phoneNumbers: [second], version: 2 })).data.phoneNumbers).toEqual([second]);
    expect((await create({ phoneNumbers: [first] })).status).toBe(201);
    const { failure } = await update(id, { phoneNumbers: [first, second], version: 3 });
    expect(failure.issues?.[0]?.path).toEqual(['phoneNumbers', 0]);
  });
});

describe('a GSTIN', () => {
  it('belongs to one seller, also when many type it at once', async () => {
    const [gstin, as] = [freshGstin(), await signedIn('admin')];
    const replies = await Promise.all(Array.from({ length: 8 }, () => create({ gstin }, as)));
    const refused = replies.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.failure.issues).toEqual([{ path: ['gstin'], message: 'Another seller has this GSTIN.' }]);
    const other = await makeSeller();
    expect((await update(other.id, { gstin, version: 1 })).failure.issues?.[0]?.path).toEqual(['gstin']);
  });

  it('is typed in any spelling, and may be taken away', async () => {
    const gstin = freshGstin();
    const typed = `${gstin.slice(0, 2)} ${gstin.slice(2, 12).toLowerCase()}-${gstin.slice(12)}`;
    const { data } = await create({ gstin: typed });
    expect(data.gstin).toBe(gstin);
    expect((await update(data.id, { gstin: '', version: 1 })).data.gstin).toBeNull();
  });
});

describe('changing a seller', () => {
  it('keeps what was not sent, and writes the difference down', async () => {
    const as = await signedIn('manage_seller');
    const { id, phoneNumbers, businessName } = await makeSeller();
    const { data } = await update(id, { qualityScore: 80, address: 'Shop 3', businessName, version: 1 }, as);
    expect(data).toMatchObject({ phoneNumbers, businessName, qualityScore: 80, address: 'Shop 3', version: 2 });
    const { rows } = (await api.call(sellersApi.history, { params: { id }, query: {} }, { as })).data;
    expect(rows).toMatchObject([{ action: 'sellers.changed', actor: { id: as.user.id } }]);
    expect(rows[0]?.changes).toEqual({
      qualityScore: { before: 0, after: 80 },
      address: { before: '', after: 'Shop 3' },
    });
  });

  it('tells who comes second what it is now, and saves nothing of theirs', async () => {
    const { id } = await makeSeller({ contactName: 'Before' });
    await update(id, { contactName: 'First', version: 1 });
    const { status, failure } = await update(id, { contactName: 'Second', phoneNumbers: [freshPhone()], version: 1 });
    expect([status, failure.code]).toEqual([409, 'changed_meanwhile']);
    expect(failure.current).toMatchObject({ id, contactName: 'First', version: 2 });
  });

  it('has one winner of many who save the same state', async () => {
    const as = await signedIn('admin');
    const { id } = await makeSeller();
    const phones = Array.from({ length: 8 }, () => [freshPhone()]);
    const replies = await Promise.all(phones.map((phoneNumbers) => update(id, { phoneNumbers, version: 1 }, as)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    const told = replies.map((reply) => (reply.status === 200 ? reply.data : reply.failure.current));
    expect(told).toEqual(Array(8).fill(told[0]));
  });

  it('changes nothing when nothing is different', async () => {
    const { id, businessName, phoneNumbers } = await makeSeller();
    expect((await update(id, { businessName, phoneNumbers, version: 1 })).data.version).toBe(1);
  });

  it('leaves a salesman who left in place until somebody else is chosen', async () => {
    const left = await makeUser({ roles: ['salesman'], disabledAt: new Date() });
    const { id } = await makeSeller({ salesmanId: left.id });
    const { status, data } = await update(id, { salesmanId: left.id, qualityScore: 9, version: 1 });
    expect([status, data.salesman?.id]).toEqual([200, left.id]);
  });

  it('takes no market away from a seller who is at work', async () => {
    const { id: marketId } = await makeMarket();
    const { id } = await makeSeller({ status: 'active', marketId });
    expect((await update(id, { marketId: null, version: 1 })).failure.issues?.[0]?.path).toEqual(['marketId']);
  });

  it('finds the seller by the new name', async () => {
    const as = await signedIn('admin');
    const { id } = await makeSeller({ businessName: 'Oldname Fabrics' });
    await update(id, { businessName: 'Newname Fabrics', version: 1 }, as);
    const found = async (q: string) => (await api.call(sellersApi.list, { query: { q } }, { as })).data.rows.length;
    expect([await found('oldname'), await found('newname')]).toEqual([0, 1]);
  });

  it('is refused for nobody', async () => expect((await update(NOBODY, { version: 1 })).status).toBe(404));
});

it('counts the catalogs and uploads of a seller, and those that are live or wait', async () => {
  const { id } = await makeSeller();
  const { id: uploadId } = await makeUpload({ sellerId: id });
  await makeUpload({ sellerId: id, status: 'done' });
  for (const status of ['live', 'live', 'draft'] as const) await makeCatalog({ sellerId: id, uploadId, status });
  await makeCatalog({ sellerId: id, uploadId, status: 'live', deletedAt: new Date() });
  await makeCatalog({ status: 'live' });
  const { data } = await api.call(sellersApi.get, { params: { id } }, { as: await signedIn('pipeline_wa') });
  expect(data.counters).toMatchObject({ catalogs: 3, liveCatalogs: 2, uploads: 2, waitingUploads: 1 });
});

describe('notes', () => {
  it('are added with author and time, and listed newest first', async () => {
    const as = await signedIn('pipeline_wa');
    const { id } = await makeSeller();
    const add = (text: string) => api.call(sellersApi.addNote, { params: { id }, body: { text } }, { as });
    expect((await add(' Sends photos late.\nCall first. ')).data).toMatchObject({
      text: 'Sends photos late.\nCall first.',
      author: { id: as.user.id, name: as.user.name },
    });
    await add('Second');
    const { data } = await api.call(sellersApi.notes, { params: { id }, query: {} }, { as });
    expect(data.rows.map(({ text }) => text)).toEqual(['Second', 'Sends photos late.\nCall first.']);
    expect((await api.call(sellersApi.get, { params: { id } }, { as })).data.counters.notes).toBe(2);
    expect((await add('  ')).status).toBe(400);
    expect((await api.call(sellersApi.addNote, { params: { id: NOBODY }, body: { text: 'x' } }, { as })).status).toBe(
      404,
    );
  });
});

describe('the history of a seller', () => {
  it('comes page by page, each entry once, both ways', async () => {
    const as = await signedIn('admin');
    const { id } = await makeSeller();
    for (let version = 1; version <= 7; version += 1) await update(id, { qualityScore: version, version }, as);
    const page = async (query: Record<string, unknown>) =>
      (await api.call(sellersApi.history, { params: { id }, query: { limit: 3, ...query } }, { as })).data;
    const afterOf = (rows: { changes: Record<string, { after: unknown }> }[]) =>
      rows.map(({ changes }) => changes.qualityScore?.after);

    const first = await page({});
    const second = await page({ cursor: first.next });
    const third = await page({ cursor: second.next });
    expect([first, second, third].map(({ rows }) => afterOf(rows))).toEqual([[7, 6, 5], [4, 3, 2], [1]]);
    expect([third.next, first.previous, first.count.value]).toEqual([null, null, 7]);
    expect(afterOf((await page({ cursor: third.previous })).rows)).toEqual([4, 3, 2]);
    expect(afterOf((await page({ sort: 'at' })).rows)).toEqual([1, 2, 3]);
  });
});
