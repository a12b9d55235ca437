import { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { createCatalogs } from '../areas/catalogs/create-service';
import { getTaxonomy } from '../areas/taxonomy/service';
import { assign } from '../areas/uploads/assign-service';
import { skip, takeNext } from '../areas/uploads/queue-service';
import { askForValue } from '../areas/value-requests/service';
import { createImport } from '../areas/whatsapp-imports/service';
import type { Actor } from '../auth/actor';
import { DAY, HOUR, MINUTE } from '../clock';
import { orm } from '../db/database';
import { sellers } from '../db/schema/sellers';
import { whatsappImports } from '../db/schema/whatsapp';
import { ago } from './at-moment';
import { drawPhotos } from './draw-photos';
import { finishUpload, reviewCatalogs } from './finish-catalogs';
import { type Goods, goodsAt } from './goods-at';
import type { PipelineStaff } from './pipeline-staff';
import { earlierExports } from './sample-exports';
import { seedLastWeek } from './seed-last-week';

/** Outcome of an upload from today or the recent past. */
type Fate = 'open' | 'first' | 'second' | 'admin' | 'held' | 'skipped' | 'by-first' | 'by-second' | 'by-admin';

/** Today's uploads, oldest first. */
const TODAY: readonly [Fate, number][] = [
  ['by-first', 5],
  ['by-second', 4],
  ['by-admin', 2],
  ['skipped', 1],
  ['held', 1],
  ['first', 5],
  ['second', 4],
  ['admin', 3],
  ['open', 9],
];
const FATES = TODAY.flatMap(([fate, count]) => Array.from({ length: count }, () => fate));

/** Indexes of their designs, used by no other catalog of the demo. */
const FIRST_DESIGN = 1000;
/** How long ago today's first upload arrived, and the interval to the next ones. */
const [BEGAN, APART] = [8 * HOUR, 12 * MINUTE];
/** Some arrived this many days earlier, because work also waits longer. The first is older than the last. */
const DAYS_BEFORE = [9, 4, 2, 0, 0];
const SKIPPED_FOR = ['Photos cannot be read', 'The rate is missing', 'Not goods we sell'];
const ASKED_FOR = [
  ['Colour', 'Rani pink', 'रानी पिंक'],
  ['Fabric', 'Vichitra silk', 'विचित्रा सिल्क'],
  ['Fabric', 'Dola silk', 'डोला सिल्क'],
] as const;

interface Brought {
  fate: Fate;
  uploadId: string;
  catalogIds: string[];
  goods: Goods[];
  /** Milliseconds ago. */
  before: number;
}

/** Sellers before this index have catalogs of the last weeks. */
const OTHERS = 60;

const openSellers = () =>
  orm()
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.status, 'active'))
    .orderBy(asc(sellers.id))
    .offset(OTHERS)
    .limit(FATES.length);

/** Creates the uploads from the seller's own text and photos. */
async function bringIn(staff: PipelineStaff, each: number): Promise<Brought[]> {
  const goods = Array.from({ length: FATES.length * each }, (_, nth) => goodsAt(FIRST_DESIGN + nth));
  const [photos, from] = [await drawPhotos(goods, staff.whatsapp.userId), await openSellers()];
  const sources = [
    ['whatsapp', staff.whatsapp],
    ['on-ground', staff.onGround],
    ['online-link', staff.online],
  ] as const;
  const brought: Brought[] = [];
  for (const [nth, fate] of FATES.entries()) {
    const own = goods.slice(nth * each, (nth + 1) * each);
    const before = BEGAN - nth * APART + (DAYS_BEFORE[nth % DAYS_BEFORE.length] ?? 0) * DAY;
    const [source, actor] = sources[nth % sources.length] ?? sources[0];
    // The last upload repeats photos of the first: the same goods were sent again.
    const firstPhoto = nth === FATES.length - 1 ? 0 : nth * each;
    const made = own.map(({ caption }, place) => ({ caption, photoIds: [photos[firstPhoto + place]?.id ?? ''] }));
    const incoming = { sellerId: from[nth]?.id ?? '', source, note: '', catalogs: made };
    const ids = await ago(before, () => createCatalogs(incoming, actor));
    brought.push({ fate, ...ids, goods: own, before });
  }
  return brought;
}

const give = (uploadId: string, to: Actor, admin: Actor) =>
  assign('catalog', { selection: { ids: [uploadId] }, editorIds: [to.userId] }, admin);

/** Skips an upload often enough for admins to be notified. */
async function skipThrice(uploadId: string, editor: Actor): Promise<void> {
  for (const reason of SKIPPED_FOR) {
    const { held } = await takeNext('catalog', uploadId, editor);
    if (held) await skip(uploadId, { leaseToken: held.leaseToken, reason }, editor);
  }
}

/** Moves an upload to today's state. Returns its catalogs waiting for review. */
async function goOn({ fate, before, ...work }: Brought, staff: PipelineStaff, taxonomy: Taxonomy): Promise<string[]> {
  const [first, second] = staff.editors;
  const people: Partial<Record<Fate, Actor>> = { first, second, admin: staff.admin };
  const doneBy: Partial<Record<Fate, Actor>> = { 'by-first': first, 'by-second': second, 'by-admin': staff.admin };
  const [owner, editor] = [people[fate], doneBy[fate]];
  return ago(Math.max(before - 2 * HOUR, MINUTE), async () => {
    if (owner) await give(work.uploadId, owner, staff.admin);
    if (fate === 'skipped') await skipThrice(work.uploadId, first);
    return editor ? finishUpload(work, editor, taxonomy) : [];
  });
}

/** Values missing from the taxonomy, requested while tagging. */
async function askForValues(catalogId: string, editor: Actor, { attributes }: Taxonomy): Promise<void> {
  for (const [attribute, nameEn, nameHi] of ASKED_FOR) {
    const found = attributes.find((one) => one.nameEn === attribute);
    if (found) await askForValue({ catalogId, attributeId: found.id, nameEn, nameHi, note: '' }, editor);
  }
}

/** Imports chats from which staff have yet to make catalogs; they are read once the server is up. */
async function importChats({ whatsapp, admin }: PipelineStaff): Promise<void> {
  for (const [nth, { name, bytes }] of (await earlierExports()).entries())
    await createImport({ name, content: Readable.from([bytes]) }, nth === 0 ? whatsapp : admin);
}

/** The last data it adds stays in every database that has it, besides last week's chat. */
const isThere = async () => (await orm().$count(whatsappImports)) > 1;

/** Adds half a working day to the demo, once, with this many catalogs per upload, so that every user finds work. */
export async function seedPipeline(staff: PipelineStaff, each: number): Promise<void> {
  if (await isThere()) return;
  const taxonomy = await getTaxonomy();
  await ago(6 * DAY, () => seedLastWeek(staff, taxonomy));
  const brought = await bringIn(staff, each);
  const sent: string[] = [];
  for (const one of brought) sent.push(...(await goOn(one, staff, taxonomy)));
  await reviewCatalogs(sent, staff);
  const [, harsh] = staff.editors;
  const [held] = brought.filter(({ fate }) => fate === 'held');
  if (held) await takeNext('catalog', held.uploadId, harsh);
  await askForValues(brought[0]?.catalogIds[0] ?? '', staff.editors[0], taxonomy);
  await importChats(staff);
}
