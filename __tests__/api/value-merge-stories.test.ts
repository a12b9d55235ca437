import fc from 'fast-check';
import { inArray } from 'drizzle-orm';
import { mergeValues, undoMerge } from '@/lib/server/across/value-merges/service';
import { renewTexts } from '@/lib/server/areas/search-texts/service';
import { addValue } from '@/lib/server/areas/taxonomy/attribute-service';
import type { Actor } from '@/lib/server/auth/actor';
import { orm, transaction } from '@/lib/server/db/database';
import { catalogTagImages, catalogTags } from '@/lib/server/db/schema/catalogs';
import { productTypeValues } from '@/lib/server/db/schema/taxonomy';
import { videoTags } from '@/lib/server/db/schema/videos';
import { everything } from '../harness/merges/all-rows';
import { serveApi } from '../support/api';
import { makeDraft, makeSareeType } from '../support/catalog-factories';
import { makeUser } from '../support/factories';
import { makeVideo } from '../support/video-factories';

/** Number of random stories; thousands take an hour. */
const STORIES = Number(process.env.MERGE_STORIES ?? 5);

serveApi();

let actor: Actor;
beforeAll(async () => {
  const { id: userId } = await makeUser({ roles: ['admin'] });
  actor = { userId, sessionId: '', name: 'Asha Patel', roles: ['admin'], mustChangePassword: false };
});

/** How each of four values tags a catalog: not at all, as a whole, or on which of its two photos. */
const ABOUT = [null, [], [0], [1], [0, 1]] as const;
const four = <One>(one: fc.Arbitrary<One>) => fc.array(one, { minLength: 4, maxLength: 4 });

const stories = fc.record({
  catalogs: four(four(fc.constantFrom(...ABOUT))),
  videos: fc.array(four(fc.boolean()), { maxLength: 3 }),
  allowed: four(fc.boolean()),
  /** Merges each value into the next. */
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 }),
  isChain: fc.boolean(),
  /** Catalogs that lose their tags before the merges are undone. */
  edited: fc.uniqueArray(fc.nat(3)),
});
type Told = typeof stories extends fc.Arbitrary<infer Value> ? Value : never;

/** Creates four values and the records that have them. */
async function begin({ catalogs, videos, allowed }: Told) {
  const { type, values, tag } = await makeSareeType();
  const { red, blue } = values;
  const more = [];
  for (const nameEn of ['Lal', 'Neel']) more.push(await addValue(red.attributeId, { nameEn, nameHi: nameEn }, actor));
  const all = [red, blue, ...more].map((value) => ({ id: value.id, tag: tag(value) }));
  const catalogIds: string[] = [];
  for (const abouts of catalogs) {
    const { id: catalogId, pictures } = await makeDraft();
    catalogIds.push(catalogId);
    for (const [place, about] of abouts.entries()) {
      const value = all[place];
      if (!about || !value) continue;
      await orm()
        .insert(catalogTags)
        .values({ catalogId, ...value.tag });
      for (const at of about)
        await orm()
          .insert(catalogTagImages)
          .values({ catalogId, valueId: value.id, imageId: pictures[at]?.id ?? '' });
    }
  }
  await transaction((tx) => renewTexts(tx, catalogIds));
  const chosen = (has: readonly boolean[]) => all.filter((_, place) => has[place]);
  for (const has of videos) {
    const { id: videoId } = await makeVideo();
    for (const one of chosen(has))
      await orm()
        .insert(videoTags)
        .values({ videoId, ...one.tag });
  }
  for (const one of chosen(allowed))
    await orm()
      .insert(productTypeValues)
      .values({ productTypeId: type.id, ...one.tag });
  return { valueIds: all.map(({ id }) => id), catalogIds };
}

const all = () => everything(['attribute_values', 'product_types', 'videos']);

it('values merged and taken apart again are as they were, but for what was edited', async () => {
  const tell = async (told: Told) => {
    const { valueIds, catalogIds } = await begin(told);
    const before = await all();
    const named = told.order.map((place) => valueIds[place] ?? '');
    const mergeIds: string[] = [];
    for (const [place, duplicateId] of named.slice(0, -1).entries()) {
      const survivorId = (told.isChain ? named[place + 1] : named.at(-1)) ?? '';
      mergeIds.push((await mergeValues({ survivorId, duplicateId }, actor)).id);
    }
    const edited = catalogIds.filter((_, place) => told.edited.includes(place));
    await orm().delete(catalogTags).where(inArray(catalogTags.catalogId, edited));
    await transaction((tx) => renewTexts(tx, edited));
    const then = await all();
    for (const id of mergeIds.reverse()) await undoMerge(id, actor);
    const after = await all();
    const isEdited = (row: string) => edited.some((id) => row.includes(id));
    for (const [table, rows] of Object.entries(after)) {
      expect(rows.filter((row) => !isEdited(row))).toEqual(before[table]?.filter((row) => !isEdited(row)));
      expect(rows.filter(isEdited)).toEqual(then[table]?.filter(isEdited));
    }
  };
  await fc.assert(fc.asyncProperty(stories, tell), { numRuns: STORIES, endOnFailure: true });
}, 600_000);
