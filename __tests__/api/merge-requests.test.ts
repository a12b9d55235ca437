import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { notificationsApi } from '@/lib/contracts/notifications';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { choicesApi } from '@/lib/contracts/base/choices';
import { everything } from '../harness/merges/all-rows';
import { serveApi } from '../support/api';
import { makeCatalog } from '../support/catalog-factories';
import { freezeClock } from '../support/frozen-clock';
import { mergeCalls } from '../support/merge-place';
import { makeBuyer, makeSaleCatalog, orderCalls, type Person, signIn } from '../support/order-place';
import { makeGroup, makeSeller } from '../support/seller-factories';

const api = serveApi();
let admin: Person;
let calls: ReturnType<typeof mergeCalls>;
beforeAll(async () => {
  admin = await signIn('admin');
  calls = mergeCalls(api, admin);
});

/** Duplicate sellers, each with a catalog, a group and a note. */
async function twoSellers() {
  const [kept, gone] = [
    await makeSeller({ businessName: 'Kesar Silk', status: 'active' }),
    await makeSeller({ businessName: 'Kesar Silks', status: 'active', address: 'Shop 12, Radha Market' }),
  ];
  const catalogs = [
    await makeCatalog({ sellerId: kept.id, searchText: 'kesar silk' }),
    await makeCatalog({ sellerId: gone.id, searchText: 'kesar silks' }),
  ];
  await makeGroup({ sellerId: gone.id, name: 'Kesar wholesale' });
  const note = { params: { id: gone.id }, body: { text: 'Call before noon.' } };
  await api.call(sellersApi.addNote, note, { as: admin });
  return { kept, gone, catalogs };
}

const seller = async (id: string) => (await api.call(sellersApi.get, { params: { id } }, { as: admin })).data;

describe('two sellers', () => {
  it('are shown side by side before they are merged', async () => {
    const { kept, gone } = await twoSellers();
    const { data } = await calls.ask('seller', kept.id, gone.id);
    const found = await calls.get(data.id, kept.id);
    expect([found.survivor.id, found.loser.id, found.obstacles]).toEqual([kept.id, gone.id, []]);
    expect(found.moves).toEqual(
      expect.arrayContaining([
        { what: 'catalogs', moves: 1, stays: 0 },
        { what: 'phone numbers', moves: 1, stays: 0 },
        { what: 'notes', moves: 1, stays: 0 },
      ]),
    );
    expect(found.fields.find(({ name }) => name === 'address')).toMatchObject({ pick: 'loser', differs: true });
    expect((await calls.get(data.id, gone.id)).survivor.id).toBe(gone.id);
  });

  it('become one with all their records; the old address and number still answer', async () => {
    const { kept, gone } = await twoSellers();
    const { status } = await calls.merged('seller', kept.id, gone.id, ['address']);
    expect(status).toBe('merged');
    const now = await seller(kept.id);
    expect(now).toMatchObject({
      businessName: 'Kesar Silk',
      address: 'Shop 12, Radha Market',
      phoneNumbers: [...kept.phoneNumbers, ...gone.phoneNumbers],
      counters: { catalogs: 2, groups: 1, notes: 1 },
    });
    expect(await seller(gone.id)).toMatchObject({ mergedIntoId: kept.id, counters: { catalogs: 0 } });
    expect((await calls.of('seller', gone.id)).mergedInto).toEqual({ id: kept.id, label: 'Kesar Silk' });
    const { rows } = (await api.call(sellersApi.history, { params: { id: gone.id }, query: {} }, { as: admin })).data;
    expect(rows[0]).toMatchObject({ action: 'sellers.merged', details: { with: 'Kesar Silk' } });
  });

  it('are found under the old name, and nothing new is written about the one that went', async () => {
    const [kept, gone] = [
      await makeSeller({ businessName: 'Vrundavan' }),
      await makeSeller({ businessName: 'Brindaban' }),
    ];
    await calls.merged('seller', kept.id, gone.id);
    const ask = { as: admin };
    const { data: list } = await api.call(sellersApi.list, { query: { q: 'brindaban' } }, ask);
    expect(list.rows.map(({ mergedIntoId }) => mergedIntoId)).toEqual([kept.id]);
    const all = (await api.call(sellersApi.list, { query: { sort: '-createdAt', limit: 100 } }, ask)).data;
    expect(all.rows.map(({ id }) => id)).not.toContain(gone.id);
    const { data: options } = await api.call(choicesApi.sellers, { query: { q: 'brindaban' } }, ask);
    expect(options).toMatchObject([{ id: kept.id, label: 'Vrundavan' }]);
    const note = { params: { id: gone.id }, body: { text: 'Late.' } };
    expect((await api.call(sellersApi.addNote, note, ask)).failure.code).toBe('refused');
    const change = { params: { id: gone.id }, body: { address: 'Elsewhere', version: 2 } };
    expect((await api.call(sellersApi.update, change, ask)).failure.message).toMatch(/merged into another/);
  });

  it('are as they were, to the letter, when the merge is undone', async () => {
    const { kept, gone } = await twoSellers();
    const before = await everything();
    const merged = await calls.merged('seller', kept.id, gone.id, ['address', 'businessName']);
    expect(await everything()).not.toEqual(before);
    expect(await calls.preview(merged.id)).toMatchObject({ changed: [], added: [] });
    const { data } = await calls.undo(merged);
    expect([data.request.status, data.leftAlone]).toEqual(['undone', 0]);
    expect(await everything()).toEqual(before);
  });

  it('keep what was written since, as the person chooses', async () => {
    const { kept, gone, catalogs } = await twoSellers();
    const merged = await calls.merged('seller', kept.id, gone.id, ['address']);
    const { version } = await seller(kept.id);
    const change = { params: { id: kept.id }, body: { address: 'Shop 14, Radha Market', version } };
    await api.call(sellersApi.update, change, { as: admin });
    const fresh = await makeCatalog({ sellerId: kept.id });
    const { changed, added } = await calls.preview(merged.id);
    expect(changed.map(({ what, how, goesBack }) => [what, how, goesBack])).toEqual([
      ['sellers', 'Address is now Shop 14, Radha Market; before the merge it was empty.', false],
    ]);
    expect(added.map(({ what }) => what)).toEqual(expect.arrayContaining(['catalogs', 'uploads']));
    await calls.undo(merged, { give: [fresh.id] });
    expect((await seller(kept.id)).address).toBe('Shop 14, Radha Market');
    expect([(await seller(kept.id)).counters.catalogs, (await seller(gone.id)).counters.catalogs]).toEqual([1, 2]);
    expect(catalogs).toHaveLength(2);
  });

  it('of two firms stay two: what stands in the way is told with what to do', async () => {
    const [one, other] = [
      await makeSeller({ gstin: '24AAACC1206D1ZM' }),
      await makeSeller({ gstin: '27AAPFU0939F1ZV' }),
    ];
    const { data } = await calls.ask('seller', one.id, other.id);
    const found = await calls.get(data.id);
    expect(found.obstacles[0]).toMatchObject({
      blocks: true,
      todo: expect.stringMatching(/choose Not a duplicate/) as string,
    });
    expect((await calls.merge(found)).failure.code).toBe('refused');
  });

  it('that were changed since somebody looked are looked at again', async () => {
    const { kept, gone } = await twoSellers();
    const { data } = await calls.ask('seller', kept.id, gone.id);
    const found = await calls.get(data.id, kept.id);
    const change = { params: { id: gone.id }, body: { contactName: 'Somebody else', version: 1 } };
    await api.call(sellersApi.update, change, { as: admin });
    expect((await calls.merge(found)).failure.message).toMatch(/changed since you looked/);
  });
});

describe('a chain of merges', () => {
  it('ends at the last one, and is undone from its end', async () => {
    const [a, b, c] = [await makeSeller(), await makeSeller(), await makeSeller()];
    const before = await everything();
    const first = await calls.merged('seller', b.id, a.id);
    const second = await calls.merged('seller', c.id, b.id);
    expect((await calls.of('seller', a.id)).mergedInto?.id).toBe(c.id);
    expect((await seller(c.id)).phoneNumbers).toHaveLength(3);
    expect((await calls.undo(first)).failure.message).toMatch(/Undo the later merge first/);
    await calls.undo(second);
    expect((await calls.of('seller', a.id)).mergedInto?.id).toBe(b.id);
    await calls.undo(first);
    expect(await everything()).toEqual(before);
  });
});

describe('two buyers', () => {
  const consent = (id: string, state: 'in' | 'out') =>
    api.call(buyersApi.addConsent, { params: { id }, body: { state, source: 'call', proof: '' } }, { as: admin });
  const buyer = async (id: string) => (await api.call(buyersApi.get, { params: { id } }, { as: admin })).data;

  it('become one with orders and dues, and are two again to the letter', async () => {
    const [kept, gone] = [await makeBuyer(), await makeBuyer({ address: 'Bapu Bazaar' })];
    const orders = orderCalls(api, admin);
    const catalog = await makeSaleCatalog();
    await orders.placed([catalog], 4, gone.id);
    const before = await everything();
    const owed = (await buyer(gone.id)).counters.balance;
    const merged = await calls.merged('buyer', kept.id, gone.id, ['address']);
    expect(await buyer(kept.id)).toMatchObject({ address: 'Bapu Bazaar', counters: { orders: 1, balance: owed } });
    await calls.undo(merged);
    expect(await everything()).toEqual(before);
  });

  it('may be written to as the stricter of the two says', async () => {
    const [kept, gone] = [await makeBuyer(), await makeBuyer()];
    await consent(kept.id, 'in');
    await consent(gone.id, 'out');
    const merged = await calls.merged('buyer', kept.id, gone.id);
    expect((await buyer(kept.id)).consent).toBe('out');
    await calls.undo(merged);
    expect([(await buyer(kept.id)).consent, (await buyer(gone.id)).consent]).toEqual(['in', 'out']);
  });

  it('are written to as was said since the merge, also when they are two again', async () => {
    const [kept, gone] = [await makeBuyer(), await makeBuyer()];
    await consent(kept.id, 'in');
    await consent(gone.id, 'out');
    const merged = await calls.merged('buyer', kept.id, gone.id);
    await consent(kept.id, 'in');
    await consent(kept.id, 'out');
    await calls.undo(merged);
    expect((await buyer(kept.id)).consent).toBe('out');
  });

  it('leave nothing of the ledger to be changed but whose it is', async () => {
    const made = await makeBuyer();
    await consent(made.id, 'in');
    const { orm } = await import('@/lib/server/db/database');
    const { sql } = await import('drizzle-orm');
    const append = /append-only/;
    const cause = (error: { cause?: Error }) => Promise.reject(error.cause ?? error);
    await expect(
      orm()
        .execute(sql`update buyer_consents set consent = 'out'`)
        .catch(cause),
    ).rejects.toThrow(append);
    await expect(
      orm()
        .execute(sql`delete from buyer_consents`)
        .catch(cause),
    ).rejects.toThrow(append);
  });
});

describe('who decides', () => {
  it('is an admin; whoever may see a record asks, and is told', async () => {
    const manager = await signIn('manage_seller');
    const { kept, gone } = await twoSellers();
    const asked = await mergeCalls(api, manager).ask('seller', kept.id, gone.id);
    expect([asked.status, asked.data.askedBy?.id]).toEqual([201, manager.user.id]);
    expect((await mergeCalls(api, manager).ask('buyer', kept.id, gone.id)).status).toBe(403);
    const merge = await mergeCalls(api, manager).merge(await calls.get(asked.data.id));
    expect(merge.status).toBe(403);
    await calls.step(asked.data.id, 'refused', asked.data.version, 'He moved.');
    const { data } = await api.call(notificationsApi.list, { query: {} }, { as: manager });
    expect(data.rows[0]?.text).toBe('Kesar Silk and Kesar Silks were not merged: He moved.');
    expect((await mergeCalls(api, manager).of('seller', gone.id)).requests[0]).toMatchObject({
      status: 'refused',
      statusReason: 'He moved.',
    });
  });

  it('remembers that two are two, and who said so', async () => {
    const { kept, gone } = await twoSellers();
    const { data } = await calls.ask('seller', kept.id, gone.id);
    await calls.step(data.id, 'different', data.version);
    const again = await calls.ask('seller', gone.id, kept.id);
    expect(again.failure.message).toBe('Meera Shah said that these are two. Ask them to reopen it.');
    const reopened = await calls.step(data.id, 'open', data.version + 1);
    expect(reopened.data.status).toBe('open');
  });

  it('can undo for thirty days', async () => {
    const clock = freezeClock();
    const { kept, gone } = await twoSellers();
    const merged = await calls.merged('seller', kept.id, gone.id);
    clock.advance(30 * 24 * 60 * 60 * 1000 + 1);
    const late = mergeCalls(api, await signIn('admin'));
    expect((await late.undo(merged)).failure.message).toMatch(/more than 30 days ago/);
  });
});
