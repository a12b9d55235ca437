import { readdirSync, readFileSync } from 'node:fs';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { collections } from '@/lib/server/db/schema/collections';
import { newId } from '@/lib/server/db/schema/columns';
import { savedViews } from '@/lib/server/db/schema/saved-views';
import { productTypeValues } from '@/lib/server/db/schema/taxonomy';
import { videoTags } from '@/lib/server/db/schema/videos';
import { everything } from '../harness/merges/all-rows';
import { serveApi } from '../support/api';
import { makeDraft, makeSareeType } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { makeVideo } from '../support/video-factories';

const api = serveApi();

/** All rows except versions, which count changes. */
const all = () => everything(['attribute_values', 'collections', 'product_types', 'saved_views', 'videos']);

/** Two spellings of a colour, and records of every kind with either or both. */
async function twoColours() {
  const as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
  const { type, tag, values, colour } = await makeSareeType();
  const { red: gone, blue: kept } = values;
  const save = async (id: string, tags: object[]) => {
    const { version } = (await api.call(catalogsApi.get, { params: { id } }, { as })).data;
    const body = { productTypeId: type.id, tags, version };
    await api.call(catalogsApi.update, { params: { id }, body: body as never }, { as });
  };
  const pictures = new Map<string, string[]>();
  const make = async (tagsOf: (first: string, second: string) => object[]) => {
    const draft = await makeDraft();
    const [first = '', second = ''] = draft.pictures.map(({ id }) => id);
    pictures.set(draft.id, [first, second]);
    await save(draft.id, tagsOf(first, second));
    return draft.id;
  };
  const part = (value: typeof gone, ...imageIds: string[]) => ({ ...tag(value), imageIds });
  const catalogs = {
    one: await make(() => [tag(gone)]),
    part: await make((first) => [part(gone, first)]),
    other: await make(() => [tag(kept)]),
    both: await make(() => [tag(gone), tag(kept)]),
    parts: await make((first, second) => [part(gone, first), part(kept, first, second)]),
    wholeAndPart: await make((first) => [tag(gone), part(kept, first)]),
    partAndWhole: await make((first) => [part(gone, first), tag(kept)]),
  };
  const [video, both] = [await makeVideo(), await makeVideo()];
  await orm()
    .insert(videoTags)
    .values([
      { videoId: video.id, ...tag(gone) },
      { videoId: both.id, ...tag(gone) },
      { videoId: both.id, ...tag(kept) },
    ]);
  await orm()
    .insert(productTypeValues)
    .values([gone, kept].map((value) => ({ productTypeId: type.id, ...tag(value) })));
  const now = clock.now();
  await orm()
    .insert(collections)
    .values({
      ...{ nameEn: 'Reds', createdById: as.user.id, statusChangedAt: now, createdAt: now },
      rules: [{ valueId: [gone.id], most: 10, mostPerSeller: null }],
    });
  await orm()
    .insert(savedViews)
    .values({
      ...{ id: newId(), list: 'catalogs.list', ownerId: as.user.id, name: `Reds ${newId()}`, createdAt: now },
      ...{ search: `valueId=${gone.id}`, layout: {} as never },
    });
  const merge = async () => {
    const body = { survivorId: kept.id, duplicateId: gone.id };
    return (await api.call(taxonomyApi.mergeValues, { body }, { as })).data;
  };
  const undo = async (id: string) => (await api.call(taxonomyApi.undoMerge, { params: { id } }, { as })).data;
  return { as, gone, kept, tag, part, colour, catalogs, pictures, save, merge, undo };
}

/** Rows of one table that contain an id. */
const naming = (rows: Awaited<ReturnType<typeof all>>, id: string) =>
  Object.entries(rows).flatMap(([table, found]) => (found.some((row) => row.includes(id)) ? [table] : []));

it('one value takes the place of another everywhere, and gives it back to the letter', async () => {
  const { gone, merge, undo } = await twoColours();
  const before = await all();
  expect(naming(before, gone.id)).toEqual(
    expect.arrayContaining(['catalog_tags', 'collections', 'product_type_values', 'saved_views', 'video_tags']),
  );
  const { id } = await merge();
  expect(naming(await all(), gone.id)).toEqual(['attribute_values']);
  expect(await undo(id)).toMatchObject({ restored: 9, leftAlone: 0 });
  expect(await all()).toEqual(before);
});

it('what was edited since the merge stays as it is, and nothing else', async () => {
  const { catalogs, save, merge, undo } = await twoColours();
  const before = await all();
  const { id } = await merge();
  for (const edited of [catalogs.one, catalogs.both, catalogs.parts]) await save(edited, []);
  expect(await undo(id)).toMatchObject({ restored: 6, leftAlone: 3 });
  const after = await all();
  const isEdited = (row: string) => [catalogs.one, catalogs.both, catalogs.parts].some((one) => row.includes(one));
  const untouched = (rows: typeof before) =>
    Object.fromEntries(Object.entries(rows).map(([table, found]) => [table, found.filter((row) => !isEdited(row))]));
  expect(untouched(after)).toEqual(untouched(before));
  expect(after.catalog_tags?.filter(isEdited)).toEqual([]);
});

it('pictures that a tag was given since the merge stay its own when it is undone', async () => {
  const { as, gone, kept, catalogs, pictures, part, save, merge, undo } = await twoColours();
  const { id } = await merge();
  const [, second = ''] = pictures.get(catalogs.parts) ?? [];
  await save(catalogs.parts, [part(kept, second)]);
  expect(await undo(id)).toMatchObject({ restored: 9, leftAlone: 0 });
  const { data } = await api.call(catalogsApi.get, { params: { id: catalogs.parts } }, { as });
  const tags = Object.fromEntries(data.tags.map(({ valueId, imageIds }) => [valueId, imageIds]));
  expect(tags).toEqual({ [gone.id]: pictures.get(catalogs.parts)?.slice(0, 1), [kept.id]: [second] });
});

it('a merge and its undoing stand in the history of the value that went', async () => {
  const { as, gone, merge, undo } = await twoColours();
  await undo((await merge()).id);
  const { data } = await api.call(taxonomyApi.history, { params: { id: gone.id }, query: {} }, { as });
  expect(data.rows.slice(0, 2).map(({ action }) => action)).toEqual([
    'attribute-values.unmerged',
    'attribute-values.merged',
  ]);
});

it('merges into one value are undone in any order', async () => {
  const { as, kept, colour, tag, merge, undo } = await twoColours();
  const body = { nameEn: 'Neel', nameHi: 'नील' };
  const third = (await api.call(taxonomyApi.addValue, { params: { id: colour.id }, body }, { as })).data;
  await orm()
    .insert(videoTags)
    .values({ videoId: (await makeVideo()).id, ...tag(third) });
  const before = await all();
  const { id } = await merge();
  const next = { survivorId: kept.id, duplicateId: third.id };
  const second = (await api.call(taxonomyApi.mergeValues, { body: next }, { as })).data;
  expect(await undo(id)).toMatchObject({ restored: 9, leftAlone: 0 });
  expect(await undo(second.id)).toMatchObject({ restored: 1, leftAlone: 0 });
  expect(await all()).toEqual(before);
});

it('a merge of values from before the kit is listed and undone by it', async () => {
  const { as, merge, undo } = await twoColours();
  const { pool } = api.database;
  const before = await all();
  const { id, ...listed } = await merge();
  const kinds = [
    ['productTypes', 'product_type_values', 'product_type_id'],
    ['catalogs', 'catalog_tags', 'catalog_id'],
    ['videos', 'video_tags', 'video_id'],
  ];
  for (const statement of [
    `create table value_merges (id uuid, from_id uuid, to_id uuid, actor_id uuid, at timestamptz, records integer,
      undone_at timestamptz, undone_by uuid)`,
    'create table merged_uses (merge_id uuid, kind text, record_id uuid, had_both boolean)',
    `insert into value_merges select id, loser_id, survivor_id, actor_id, at, records from merges where kind = 'value'`,
    ...kinds.map(
      ([kind, table, record]) => `insert into merged_uses
        select merge_id, '${kind}', (key ->> '${record}')::uuid, after is null from merge_rows where "table" = '${table}'`,
    ),
    `update collections set rules = before -> 'rules' from merge_rows
      where "table" = 'collections' and collections.id = (key ->> 'id')::uuid`,
    `update saved_views set search = before ->> 'search' from merge_rows
      where "table" = 'saved_views' and saved_views.id = (key ->> 'id')::uuid`,
    'delete from merge_rows',
    `delete from merges where kind = 'value'`,
    'alter table merges drop column records',
  ])
    await pool.query(statement);
  const folder = 'lib/server/db/migrations';
  const file = readdirSync(folder).find((name) => name.endsWith('_value-merges-on-the-kit.sql')) ?? '';
  for (const statement of readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint'))
    await pool.query(statement);
  const { data } = await api.call(taxonomyApi.listMerges, { query: {} }, { as });
  expect(data.rows.find((one) => one.id === id)).toEqual({ id, ...listed });
  expect(await undo(id)).toMatchObject({ restored: 9, leftAlone: 0 });
  expect(await all()).toEqual(before);
});
