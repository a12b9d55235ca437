import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { buyerSearchText } from '@/lib/domain/buyers/buyer-search';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { distinctiveName, sellerSearchText } from '@/lib/domain/sellers/seller-search';
import { askForMerge, requestsOfRecord } from '../across/merge-requests/ask-service';
import { mergeAsProposed } from '../across/merge-requests/merge-service';
import { MERGE_STEPS } from '../across/merge-requests/service';
import { suggestMerges } from '../across/merge-requests/suggest-service';
import { undoRequested } from '../across/merge-requests/undo-service';
import { renewTexts } from '../areas/search-texts/service';
import type { Actor } from '../auth/actor';
import { orm, transaction } from '../db/database';
import { insertMany } from '../db/insert-many';
import { buyers } from '../db/schema/buyers';
import { catalogImages, catalogs } from '../db/schema/catalogs';
import { newId } from '../db/schema/columns';
import { markets } from '../db/schema/markets';
import { mergeRequests } from '../db/schema/merges';
import { sellerPhones, sellers } from '../db/schema/sellers';
import { seedId } from './seed-ids';

/** Number of duplicate pairs of sellers and of buyers in the demo. */
export const DEMO_DUPLICATES = { sellers: 40, buyers: 20 } as const;

/** The demo's markets with alternative spellings. */
const OTHER_SPELLINGS: readonly (readonly [name: string, other: string])[] = [
  ['Mangaldas Market', 'Mangal Das Market'],
  ['Johari Bazaar', 'Jauhari Bazar'],
  ['Swadeshi Market', 'Svadeshi Market'],
  ['Maskati Cloth Market', 'મસ્કતી કાપડ માર્કેટ'],
  ['Chandni Chowk', 'चांदनी चौक'],
  ['Madina Cloth Market', 'Madeena Cloth Mkt'],
  ['Hindmata Market', 'Hind Mata Market'],
];

/** Catalogs received twice. */
const CATALOG_PAIRS = 8;

/** Sellers assigned to the other entry of their market. */
const MISPLACED = 4;

/** Outcomes for every dozen pairs. The others wait as suggested. */
const FATES = ['asked', '', 'merged', '', 'different', '', 'asked', 'refused', '', 'undone', 'merged', ''] as const;

/** The same name in another person's spelling. */
function respelt(name: string, index: number): string {
  const other = name
    .replace(/^Shree\b/, 'Sri')
    .replace(/^Shri\b/, 'Shree')
    .replace('Laxmi', 'Lakshmi')
    .replace('Krishna', 'Krushna')
    .replace('Vrindavan', 'Brindavan')
    .replace('Textiles', 'Textile')
    .replace('Sarees', 'Saree');
  return other === name ? `${name} ${index % 2 === 0 ? 'Co' : 'Enterprise'}` : other;
}

/** A phone number that cannot exist: no Indian number begins with 12. */
const phoneOf = (index: number) => `+9112${10_000_000 + index}`;

async function sellerPairs(): Promise<[string, string][]> {
  const ids = Array.from({ length: DEMO_DUPLICATES.sellers }, (_, index) => seedId('sellers', 100 + 7 * index));
  const originals = await orm().select().from(sellers).where(inArray(sellers.id, ids)).orderBy(asc(sellers.id));
  const copies = originals.map((seller, index) => {
    const facts = {
      businessName: respelt(seller.businessName, index),
      contactName: seller.contactName.replace(' ', index % 3 === 0 ? 'bhai ' : ' '),
      gstin: null,
    };
    const searchText = sellerSearchText({ ...facts, phoneNumbers: [phoneOf(index)] });
    const own = { id: seedId('duplicates', index), searchText, nameKey: distinctiveName(facts.businessName) };
    return { ...seller, ...facts, ...own, status: 'active' as const, statusReason: null, hiddenBySuspension: false };
  });
  await transaction(async (tx) => {
    await insertMany(tx, sellers, copies);
    const phones = copies.map(({ id: sellerId }, index) => ({ number: phoneOf(index), sellerId, position: 0 }));
    await insertMany(tx, sellerPhones, phones);
  });
  return copies.flatMap(({ id }, index): [string, string][] => [[originals[index]?.id ?? '', id]]);
}

async function buyerPairs(): Promise<[string, string][]> {
  const originals = await orm()
    .select()
    .from(buyers)
    .where(isNotNull(buyers.gstin))
    .orderBy(asc(buyers.phoneNumber))
    .limit(DEMO_DUPLICATES.buyers);
  const copies = originals.map((buyer, index) => {
    const facts = {
      businessName: respelt(buyer.businessName, index),
      contactName: buyer.contactName,
      phoneNumber: phoneOf(1000 + index),
      city: buyer.city,
      gstin: index % 2 === 0 ? buyer.gstin : null,
    };
    const own = { id: seedId('duplicates', 1000 + index), searchText: buyerSearchText(facts) };
    return { ...buyer, ...facts, ...own, status: 'active' as const, statusReason: null };
  });
  await transaction((tx) => insertMany(tx, buyers, copies));
  return copies.flatMap(({ id }, index): [string, string][] => [[originals[index]?.id ?? '', id]]);
}

async function marketPairs(): Promise<[string, string][]> {
  const names = OTHER_SPELLINGS.map(([name]) => name);
  const originals = await orm().select().from(markets).where(inArray(markets.name, names)).orderBy(asc(markets.id));
  const copies = originals.map((market, index) => {
    const name = OTHER_SPELLINGS.find(([its]) => its === market.name)?.[1] ?? '';
    return { ...market, name, id: seedId('duplicates', 2000 + index), marketNumber: null };
  });
  await transaction(async (tx) => {
    await insertMany(tx, markets, copies);
    for (const [index, { id }] of originals.entries()) {
      const some = tx
        .select({ id: sellers.id })
        .from(sellers)
        .where(and(eq(sellers.marketId, id), gt(sellers.id, seedId('sellers', 1000))))
        .orderBy(asc(sellers.id))
        .limit(MISPLACED);
      await tx.update(sellers).set({ marketId: copies[index]?.id }).where(inArray(sellers.id, some));
    }
  });
  return copies.flatMap(({ id }, index): [string, string][] => [[originals[index]?.id ?? '', id]]);
}

async function catalogPairs(): Promise<[string, string][]> {
  const isSold = and(eq(catalogs.status, 'live'), isNull(catalogs.deletedAt));
  const originals = await orm().select().from(catalogs).where(isSold).orderBy(asc(catalogs.id)).limit(CATALOG_PAIRS);
  const copyOf = (index: number) => seedId('duplicates', 3000 + index);
  const copies = originals.map((catalog, index) => ({
    ...catalog,
    ...{ id: copyOf(index), title: catalog.title.replace(/\bvol\b/i, 'Volume'), designNumber: '', groupId: null },
  }));
  const ids = originals.map(({ id }) => id);
  const images = await orm().select().from(catalogImages).where(inArray(catalogImages.catalogId, ids));
  const catalogId = (id: string) => copyOf(ids.indexOf(id));
  await transaction(async (tx) => {
    await insertMany(tx, catalogs, copies);
    const pictures = images.map((image) => ({ ...image, id: newId(), catalogId: catalogId(image.catalogId) }));
    await insertMany(tx, catalogImages, pictures);
    await renewTexts(tx, ids.map(catalogId));
  });
  return ids.map((id, index): [string, string] => [id, copyOf(index)]);
}

/** Moves a pair to its state in the demo. */
async function settle(
  kind: MergeKind,
  [recordId, otherId]: [string, string],
  fate: string,
  admin: Actor,
  asker: Actor,
) {
  if (fate === 'asked' || fate === 'refused')
    await askForMerge({ kind, recordId, otherId, note: 'The same, entered twice.' }, asker);
  const known = (await requestsOfRecord({ kind, recordId: otherId }, admin)).requests;
  const request = known[0] ?? (fate ? await askForMerge({ kind, recordId, otherId, note: '' }, admin) : undefined);
  if (!request || request.status !== 'open') return;
  const { id, version } = request;
  if (fate === 'different') await MERGE_STEPS.transition(id, { to: 'different', version }, admin);
  if (fate === 'refused')
    await MERGE_STEPS.transition(id, { to: 'refused', reason: 'He has two shops on purpose.', version }, admin);
  if (fate !== 'merged' && fate !== 'undone') return;
  const merged = await transaction((tx) => mergeAsProposed(tx, id, admin)).catch(() => null);
  if (merged && fate === 'undone')
    await undoRequested(id, { version: merged.version, stay: [], back: [], give: [] }, admin);
}

/** Stores duplicate records, in every state a pair can have; skips a database that has some. */
export async function seedMerges(admin: Actor, askers: Record<MergeKind, Actor>): Promise<void> {
  if ((await orm().select({ id: mergeRequests.id }).from(mergeRequests).limit(1)).length > 0) return;
  const pairs = {
    seller: await sellerPairs(),
    buyer: await buyerPairs(),
    market: await marketPairs(),
    catalog: await catalogPairs(),
  };
  for (const [kind, of] of Object.entries(pairs) as [MergeKind, [string, string][]][]) {
    await suggestMerges(kind, of.flat());
    for (const [index, pair] of of.entries())
      await settle(kind, pair, FATES[index % FATES.length] ?? '', admin, askers[kind]);
  }
}
