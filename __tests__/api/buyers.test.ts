import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { segmentsApi } from '@/lib/contracts/buyers/segments';
import type { NewBuyer } from '@/lib/contracts/buyers/buyer-record';
import { orm } from '@/lib/server/db/database';
import { buyerConsents } from '@/lib/server/db/schema/buyers';
import { serveApi } from '../support/api';
import { makePhoto } from '../support/catalog-factories';
import { makeBuyer, type Person, signIn } from '../support/order-place';
import { freshPhone } from '../support/seller-factories';

const api = serveApi();
let as: Person;
beforeAll(async () => {
  as = await signIn('manage_buyer');
});

const create = (body: Partial<NewBuyer> = {}) =>
  api.call(
    buyersApi.create,
    {
      body: {
        businessName: 'Pehnava',
        contactName: 'Rekha Jain',
        phoneNumber: freshPhone(),
        city: 'Kota',
        state: 'Rajasthan',
        ...body,
      },
    },
    { as },
  );

describe('adding a buyer', () => {
  it.each<[string, Partial<NewBuyer>, string]>([
    ['a GSTIN with a wrong check character', { gstin: '08ABCDE1234F1Z5' }, 'gstin'],
    ['a state that is none', { state: 'Rajputana' }, 'state'],
    ['a pincode of five digits', { pincode: '32400' }, 'pincode'],
    ['a number that is none', { phoneNumber: '12' }, 'phoneNumber'],
    ['credit below nothing', { creditLimit: -1 }, 'creditLimit'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, failure } = await create(wrong);
    expect([status, failure.issues?.map(({ path }) => path)]).toEqual([400, [[field]]]);
  });

  it('names the buyer who has the number, also when many add them at once', async () => {
    const phoneNumber = freshPhone();
    const replies = await Promise.all([1, 2, 3, 4].map(() => create({ phoneNumber })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    expect((await create({ phoneNumber })).failure.issues?.[0]?.message).toMatch(/belongs to Pehnava, Kota already/);
  });
});

describe('the consent ledger', () => {
  const record = (id: string, state: 'in' | 'out') =>
    api.call(
      buyersApi.addConsent,
      { params: { id }, body: { state, source: 'whatsapp', proof: 'Wrote STOP.' } },
      { as },
    );

  it('keeps a photo as proof, one that is there', async () => {
    const { data } = await create();
    const told = (photoId: string) =>
      api.call(
        buyersApi.addConsent,
        { params: { id: data.id }, body: { state: 'in', source: 'call', proof: '', photoId } },
        { as },
      );
    const unknown = await told(data.id);
    expect([unknown.status, unknown.failure.issues?.[0]?.path]).toEqual([400, ['photoId']]);
    const photo = await makePhoto();
    expect((await told(photo.id)).data.consent).toBe('in');
    const { data: entries } = await api.call(buyersApi.consents, { params: { id: data.id }, query: {} }, { as });
    expect(entries.rows.map((entry) => entry.photo?.id)).toEqual([photo.id]);
  });

  it('counts the last entry of the number, and another number begins anew', async () => {
    const { data } = await create();
    expect(data.consent).toBe('unknown');
    expect((await record(data.id, 'in')).data.consent).toBe('in');
    expect((await record(data.id, 'out')).data.consent).toBe('out');
    const moved = await api.call(
      buyersApi.update,
      { params: { id: data.id }, body: { phoneNumber: freshPhone(), version: data.version } },
      { as },
    );
    expect(moved.data.consent).toBe('unknown');
    const { data: entries } = await api.call(buyersApi.consents, { params: { id: data.id }, query: {} }, { as });
    expect(entries.rows.map(({ state }) => state)).toEqual(['out', 'in']);
  });

  it('is never changed, by anyone', async () => {
    await record((await create()).data.id, 'in');
    await expect(orm().update(buyerConsents).set({ consent: 'out' })).rejects.toThrow();
    await expect(orm().delete(buyerConsents)).rejects.toThrow();
  });
});

it('a buyer is blocked with a reason, and unblocked again', async () => {
  const { data } = await create();
  const step = (to: 'active' | 'blocked', version: number, reason?: string) =>
    api.call(buyersApi.transition, { params: { id: data.id }, body: { to, version, reason } }, { as });
  expect((await step('blocked', 1)).status).toBe(400);
  expect((await step('blocked', 1, 'Dues unpaid')).data).toMatchObject({
    status: 'blocked',
    statusReason: 'Dues unpaid',
  });
  expect((await step('active', 2)).data.status).toBe('active');
  const { data: history } = await api.call(buyersApi.history, { params: { id: data.id }, query: {} }, { as });
  expect(history.rows.map(({ action }) => action)).toEqual([
    'buyers.status-changed',
    'buyers.status-changed',
    'buyers.added',
  ]);
});

it('a new buyer is recognised by phone number or GSTIN, perhaps by name and city', async () => {
  const buyer = await makeBuyer({ businessName: 'Sangeeta Sarees', city: 'Bikaner', phoneNumber: '+919925088123' });
  const found = async (query: object) => {
    const { data } = await api.call(buyersApi.duplicates, { query }, { as });
    return [data.certain.map(({ buyer: { id }, because }) => [id, because]), data.hints.map(({ id }) => id)];
  };
  expect(await found({ phone: '99250 88123' })).toEqual([[[buyer.id, 'phone']], []]);
  expect(await found({ phone: '99250 88123', exceptId: buyer.id })).toEqual([[], []]);
  expect(await found({ name: 'sangita sarees', city: 'bikaner' })).toEqual([[], [buyer.id]]);
  expect(await found({ name: 'Sangeeta Sarees', city: 'Kota' })).toEqual([[], []]);
});

it('a segment counts who matches now, until it is frozen', async () => {
  await makeBuyer({ businessName: 'Segment One', city: 'Zunheboto' });
  const body = { name: 'Of Zunheboto', search: 'q=zunheboto' };
  const { data: segment } = await api.call(segmentsApi.create, { body }, { as });
  expect(segment.count).toEqual({ value: 1, isExact: true });
  expect((await api.call(segmentsApi.create, { body }, { as })).failure.issues?.[0]?.path).toEqual(['name']);
  const { id: second } = await makeBuyer({ businessName: 'Segment Two', city: 'Zunheboto' });
  const params = { id: segment.id };
  const { data: frozen } = await api.call(segmentsApi.freeze, { params }, { as });
  expect(frozen.count.value).toBe(2);
  await makeBuyer({ businessName: 'Segment Three', city: 'Zunheboto' });
  const { data: all } = await api.call(segmentsApi.list, {}, { as });
  expect(all.find(({ id }) => id === segment.id)?.count.value).toBe(2);
  const { data: members } = await api.call(buyersApi.list, { query: { segmentId: segment.id } }, { as });
  expect(members.rows.map(({ businessName }) => businessName)).toEqual(['Segment One', 'Segment Two']);
  expect(members.rows[1]?.id).toBe(second);
  expect((await api.call(segmentsApi.remove, { params }, { as })).status).toBe(200);
});

describe('a note', () => {
  it('is changed by whoever wrote it, and the history keeps what stood there', async () => {
    const { data } = await create();
    const params = { id: data.id };
    const added = await api.call(buyersApi.addNote, { params, body: { text: 'Pays late.' } }, { as });
    const edit = (by: Person, text: string) =>
      api.call(buyersApi.editNote, { params: { id: added.data.id }, body: { text } }, { as: by });
    expect((await edit(await signIn('admin'), 'Pays never.')).status).toBe(409);
    expect((await edit(as, 'Pays on the 5th.')).data).toMatchObject({
      text: 'Pays on the 5th.',
      editedAt: expect.any(String),
    });
    const { data: history } = await api.call(buyersApi.history, { params, query: {} }, { as });
    expect(history.rows[0]).toMatchObject({ action: 'buyers.note-changed', details: { before: 'Pays late.' } });
  });
});

it('buyers are found by name, city, phone and GSTIN, and filtered', async () => {
  const buyer = await makeBuyer({ businessName: 'Vastra Zq', city: 'Bhilwara', phoneNumber: '+919925088776' });
  const found = async (query: object) =>
    (await api.call(buyersApi.list, { query }, { as })).data.rows.map(({ id }) => id);
  for (const q of ['vastra zq', 'bhilwara zq', '99250 88776']) expect(await found({ q })).toEqual([buyer.id]);
  expect(await found({ q: 'zq', status: ['blocked'] })).toEqual([]);
  expect(await found({ q: 'zq', consent: ['unknown'], hasGstin: 'false' })).toEqual([buyer.id]);
});

it('a buyer that was renamed is found by the new name, and by the old one no more', async () => {
  const { data } = await create({ businessName: 'Purana Zr' });
  const body = { businessName: 'Naya Zr', version: data.version };
  await api.call(buyersApi.update, { params: { id: data.id }, body }, { as });
  const found = async (q: string) =>
    (await api.call(buyersApi.list, { query: { q } }, { as })).data.rows.map(({ id }) => id);
  expect([await found('naya zr'), await found('purana zr')]).toEqual([[data.id], []]);
});
