import { createHash } from 'node:crypto';
import { snapshotLine } from '@/lib/domain/collections/snapshot';
import { arrangeMembers } from '@/lib/server/areas/collections/curate-service';
import { createCollection, getCollection, getSnapshot } from '@/lib/server/areas/collections/service';
import {
  finalizeCollection,
  reviseCollection,
  snapshotAnswer,
  stepCollection,
} from '@/lib/server/areas/collections/transition-service';
import type { Actor } from '@/lib/server/auth/actor';
import { database } from '@/lib/server/db/database';
import type { Random } from '@/lib/server/seed/random';

interface Frozen {
  id: string;
  catalogIds: string[];
  hash: string;
  content: string;
}

const at = (ids: readonly string[], random: Random) => ids[random.below(ids.length)] ?? '';

const run = (statement: string, ...values: unknown[]) => database().pool.query(statement, values);

const change = (id: string, column: string, value: unknown) =>
  run(`update catalogs set ${column} = $2 where id = $1`, id, value);

/** Events that can happen to a catalog after it was frozen into a collection. */
const EVENTS: ((id: string, random: Random) => Promise<unknown>)[] = [
  (id, random) => change(id, 'title', `Renamed ${random.below(1000)}`),
  (id, random) => change(id, 'rate', random.chance(0.3) ? null : 10_000 + random.below(90_000)),
  (id, random) => change(id, 'is_set', random.chance(0.5)),
  (id, random) => change(id, 'pieces', 1 + random.below(12)),
  (id, random) => change(id, 'is_visible', random.chance(0.5)),
  (id, random) => change(id, 'is_available', random.chance(0.5)),
  (id, random) => change(id, 'deleted_at', random.chance(0.5) ? new Date() : null),
  (id, random) => change(id, 'status', random.pick(['live', 'paused'])),
  (id, random) =>
    run(
      'update sellers set status = $2, business_name = $3 where id = (select seller_id from catalogs where id = $1)',
      id,
      random.pick(['active', 'suspended']),
      `Traders ${random.below(1000)}`,
    ),
  (id) => run('update catalog_images set is_cover = false where catalog_id = $1', id),
];

/** Repairs every change, so that the next collection can be finalized. */
async function mend(): Promise<void> {
  await run(`update catalogs set is_visible = true, is_available = true, deleted_at = null, rate = coalesce(rate, 41500),
    status = 'live' where status in ('live', 'paused')`);
  await run(`update sellers set status = 'active', catalog_available = true, deprioritised = false`);
  await run(`update catalog_images i set is_cover = true where position = 0
    and not exists (select 1 from catalog_images o where o.catalog_id = i.catalog_id and o.is_cover)`);
}

/** A finalized collection of some of the catalogs, in its frozen state. */
async function freeze(catalogIds: readonly string[], random: Random, actor: Actor): Promise<Frozen> {
  await mend();
  const words = { nameEn: 'Diwali', nameHi: 'दिवाली', descriptionEn: '', descriptionHi: '', segment: null };
  const begun = await createCollection(words, actor);
  const order = catalogIds.filter(() => random.chance(0.6)).concat(at(catalogIds, random));
  const ids = [...new Set(order)];
  const { collection } = await arrangeMembers(begun.id, { base: [], order: ids }, actor);
  await finalizeCollection(begun.id, collection, actor);
  const { content, hash } = await getSnapshot(begun.id);
  return { id: begun.id, catalogIds: ids, hash, content: JSON.stringify(content) };
}

/** Changes to the collection itself meanwhile. */
async function workWith({ id, catalogIds }: Frozen, random: Random, actor: Actor): Promise<void> {
  const revision = await reviseCollection(id, actor);
  if (revision.status === 'curating') {
    const order = revision.members.map((member) => member.id).reverse();
    await arrangeMembers(revision.id, { base: catalogIds, order: order.slice(random.below(2)) }, actor);
  }
  const { status, version } = await getCollection(id);
  if (status === 'finalized') await stepCollection(id, { to: 'live', version }, actor);
  else if (status === 'live') await stepCollection(id, { to: 'ended', version }, actor);
}

/** Differences to the frozen state of a collection, as sentences. */
async function differences({ id, hash, content, catalogIds }: Frozen): Promise<string[]> {
  const now = await getSnapshot(id);
  const shown = await snapshotAnswer(id);
  const line = createHash('sha256').update(snapshotLine(now.content)).digest('hex');
  return [
    now.hash !== hash && 'its hash',
    line !== hash && 'what its hash is of',
    JSON.stringify(now.content) !== content && 'what it holds',
    shown.items.map(({ catalogId }) => catalogId).join() !== catalogIds.join() && 'the order shown',
  ].filter((what) => what !== false);
}

/** Runs this many random histories on catalogs in finalized collections. Returns what changed in the collections. */
export async function runHistories(
  catalogIds: readonly string[],
  { count, random, actor }: { count: number; random: Random; actor: Actor },
): Promise<string[]> {
  const changed: string[] = [];
  let frozen: Frozen[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    if (nth % 100 === 0) frozen = [...frozen.slice(-4), await freeze(catalogIds, random, actor)];
    const one = frozen[random.below(frozen.length)] as Frozen;
    if (random.chance(0.02)) await workWith(one, random, actor);
    for (let event = random.below(8); event >= 0; event -= 1)
      await EVENTS[random.below(EVENTS.length)]?.(at(one.catalogIds, random), random);
    changed.push(...(await differences(one)));
  }
  return changed;
}
