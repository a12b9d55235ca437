import { listCatalogs, listFacets } from '@/lib/server/areas/catalogs/service';
import { arrangeMembers, previewRule } from '@/lib/server/areas/collections/curate-service';
import { createCollection, getCollection } from '@/lib/server/areas/collections/service';
import type { Actor } from '@/lib/server/auth/actor';
import { findByTypedPhone } from '@/lib/server/areas/users/service';
import { type Database, database, orm } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { Random } from '@/lib/server/seed/random';
import { addCatalogs, addPictures, seenCatalogs } from './bench-catalogs';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { ADMIN, addAdmin, withDatabase, withFiles } from './bench-server';
import { runHistories } from './collection-histories';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { median, timed } from './statistics';

const CATALOGS = Number(process.env.BENCH_ROWS || 200_000);
const HISTORIES = 10_000;
const ROUNDS = 15;
const MEMBERS = 500;

const WORDS = { nameEn: 'Diwali', nameHi: 'दिवाली', descriptionEn: '', descriptionHi: '', segment: null };

async function admin(): Promise<Actor> {
  const user = await findByTypedPhone(orm(), ADMIN.phoneNumber);
  if (!user) throw new Error('Nobody is there.');
  const { id: userId, name, roles } = user;
  return { userId, name, roles, sessionId: userId, mustChangePassword: false };
}

async function fill(place: Database, catalogs: number): Promise<void> {
  await loadTaxonomy();
  await addSellers(200, 0);
  await addCatalogs(place, catalogs);
}

/** Curating a full collection among many catalogs: the screen's requests, and a save after each change. */
async function curate(engine: string, place: Database): Promise<Figure[]> {
  await addAdmin();
  const actor = await admin();
  await fill(place, CATALOGS);
  let order = await seenCatalogs(place, MEMBERS);
  const { id } = await createCollection(WORDS, actor);
  await arrangeMembers(id, { base: [], order }, actor);
  const rule = { q: 'rayon', rateTo: 60_000, most: 40, mostPerSeller: 3 };
  const asked: Record<string, () => Promise<unknown>> = {
    'the collection': () => getCollection(id),
    'live catalogs': () => listCatalogs({ isSeen: true, sort: '-createdAt', limit: 20 }),
    'counts beside them': () => listFacets({ isSeen: true }),
    'what a rule adds': () => previewRule(id, { rule, members: order }),
    'a save after one was moved': () => {
      const base = order;
      order = [...base.slice(1), ...base.slice(0, 1)];
      return arrangeMembers(id, { base, order }, actor);
    },
  };
  const figures: Figure[] = [];
  for (const [name, ask] of Object.entries(asked)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push((await timed(ask)).ms);
    figures.push({ name: `${engine}, ${name}: p50`, value: median(times), unit: 'ms' });
  }
  return figures;
}

const histories = (): Promise<Figure[]> =>
  withFolder((folder) =>
    withFiles({ folder }, async (actor) => {
      await fill(database(), 200);
      const ids = await seenCatalogs(database(), 12);
      await addPictures(database(), ids, 1, actor);
      const changed = await runHistories(ids, { count: HISTORIES, random: new Random(27), actor });
      for (const what of new Set(changed)) console.error(`A frozen collection changed: ${what}`);
      return [
        { name: `of ${HISTORIES} histories, changed frozen collections`, value: changed.length, goal: { is: 0 } },
      ];
    }),
  );

/** Collections: whether frozen content stays frozen, and how fast curating is. */
export const measureCollections = async (): Promise<Section> => ({
  title: `Collections, ${MEMBERS} catalogs of ${CATALOGS.toLocaleString('en-IN')}`,
  figures: [
    ...(await histories()),
    ...(await withFolder((folder) => withDatabase({ folder }, (place) => curate('embedded', place)))),
    ...(await onPostgres((databaseUrl) =>
      withDatabase({ folder: '', databaseUrl }, (place) => curate('PostgreSQL', place)),
    )),
  ],
});
