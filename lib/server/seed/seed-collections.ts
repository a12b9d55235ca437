import { eq } from 'drizzle-orm';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { dayAfter } from '@/lib/domain/cycles/cycle-days';
import type { CollectionStatus } from '@/lib/domain/collections/collection-status';
import { arrangeMembers } from '../areas/collections/curate-service';
import { createLink } from '../areas/collections/link-service';
import { createCollection, updateCollection } from '../areas/collections/service';
import { finalizeCollection, reviseCollection, stepCollection } from '../areas/collections/transition-service';
import type { Actor } from '../auth/actor';
import { clock } from '../clock';
import { orm } from '../db/database';
import { catalogs } from '../db/schema/catalogs';
import { collectionLinks, collections } from '../db/schema/collections';

interface DemoCollection {
  nameEn: string;
  nameHi: string;
  /** Index of its first catalog among the demo's catalogs, and its number of catalogs. */
  from: number;
  size: number;
  /** States after it was finalized; empty while it is curated. */
  way: readonly CollectionStatus[];
  /** Started again as a new revision. */
  isRevised?: true;
}

const of = (
  nameEn: string,
  nameHi: string,
  from: number,
  size: number,
  ...way: CollectionStatus[]
): DemoCollection => ({
  nameEn,
  nameHi,
  from,
  size,
  way,
});

/** Twelve collections, covering every state. */
const DEMO: readonly DemoCollection[] = [
  of('Wedding georgettes', 'शादी की जॉर्जेट साड़ियाँ', 0, 14, 'finalized', 'live'),
  of('Daily wear under ₹600', 'रोज़ की साड़ियाँ ₹600 तक', 8, 12, 'finalized', 'live'),
  { ...of('Festive reds', 'त्योहार के लाल रंग', 4, 9, 'finalized', 'live'), isRevised: true },
  of('New this week', 'इस हफ़्ते नया', 0, 10, 'finalized', 'scheduled'),
  of('Sankranti pastels', 'संक्रांति के हल्के रंग', 12, 8, 'finalized', 'scheduled'),
  of('Zari borders', 'ज़री बॉर्डर', 20, 11, 'finalized'),
  of('Office cottons', 'दफ़्तर की सूती साड़ियाँ', 16, 7, 'finalized'),
  of('Diwali specials', 'दिवाली विशेष', 24, 16, 'finalized', 'live', 'ended'),
  of('Karwa Chauth', 'करवा चौथ', 28, 9, 'finalized', 'live', 'ended', 'archived'),
  of('Trousseau sets', 'दहेज सेट', 2, 6),
  of('Printed silks', '', 30, 5),
];

const SOLD_OUT = 9;

const SHOWN = { language: 'hi', rate: 'shown', markupPercent: 0, showsSeller: false, phoneNumber: null } as const;
const LINK_DAYS = 30;

/** Gives buyers a link to a collection, opened several times for each of its catalogs. */
async function share(id: string, { size }: DemoCollection, actor: Actor): Promise<void> {
  const link = await createLink(id, { days: LINK_DAYS, options: SHOWN }, actor);
  await orm()
    .update(collectionLinks)
    .set({ views: size * 7 + 3 })
    .where(eq(collectionLinks.id, link.id));
}

async function addCollection(demo: DemoCollection, catalogIds: readonly string[], actor: Actor): Promise<void> {
  const { nameEn, nameHi, from, size, way } = demo;
  const texts = { descriptionEn: 'Ready to dispatch. Rates without GST.', descriptionHi: 'तुरंत भेजने को तैयार।' };
  const begun = await createCollection({ nameEn, nameHi, ...texts, segment: 'saree' }, actor);
  const order = catalogIds.slice(from, from + size);
  let { collection } = await arrangeMembers(begun.id, { base: [], order }, actor);
  const today = indianDayOf(clock.now());
  for (const to of way) {
    const { id, version } = collection;
    if (to === 'finalized') {
      collection = await finalizeCollection(id, { version }, actor);
      continue;
    }
    const days = { liveFrom: dayAfter(today, 3), liveUntil: dayAfter(today, 12), version };
    const ready = to === 'scheduled' ? await updateCollection(id, days, actor) : collection;
    collection = await stepCollection(id, { to, version: ready.version }, actor);
    if (to === 'live') await share(id, demo, actor);
  }
  if (demo.isRevised) await reviseCollection(collection.id, actor);
}

/** Adds collections in every state to the demo, once. */
export async function seedCollections(catalogIds: readonly string[], actor: Actor): Promise<void> {
  if (catalogIds.length === 0 || (await orm().$count(collections)) > 0) return;
  for (const demo of DEMO) await addCollection(demo, catalogIds, actor);
  // A catalog shown in several collections sells out, which blocks it there.
  await orm()
    .update(catalogs)
    .set({ isAvailable: false })
    .where(eq(catalogs.id, catalogIds[SOLD_OUT] ?? ''));
}
