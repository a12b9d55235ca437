import { catalogGroupsApi } from '@/lib/contracts/catalog-groups';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { type LikenessDecision, likenessesApi, MATCHES_LIMIT } from '@/lib/contracts/catalogs/likenesses';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { orm } from '@/lib/server/db/database';
import { auditEntries } from '@/lib/server/db/schema/system';
import { whatsappPosts } from '@/lib/server/db/schema/whatsapp';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { bringIn, drawing, sentOn, stamped } from '../support/look-alikes';
import { makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { androidZip } from '../support/whatsapp-zips';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['pipeline_wa', 'editor_catalog'] }) });
});

const take = async (bytes: Buffer) => (await bringIn(bytes, as.user.id)).id;
const find = async (...photoIds: string[]) => (await api.call(likenessesApi.find, { body: { photoIds } }, { as })).data;
const decide = (...decisions: LikenessDecision[]) => api.call(likenessesApi.decide, { body: { decisions } }, { as });

async function catalogOf(sellerId: string, ...photoIds: string[]): Promise<string> {
  const body = { sellerId, source: 'whatsapp' as const, catalogs: [{ photoIds }] };
  return (await api.call(catalogsApi.create, { body }, { as })).data.catalogIds[0] ?? '';
}
const kinds = (found: Awaited<ReturnType<typeof find>>) =>
  found.map(({ photo, matches }) => [photo.id, matches.map((match) => [match.likeness, match.catalog.id])]);

it('finds same bytes, copies and the same design in another colour, per catalog', async () => {
  const seller = await makeSeller({ businessName: 'Kesar Textiles' });
  const original = await drawing(1);
  const theirs = await take(original);
  const [copy, logo] = [await take(await sentOn(original)), await take(await stamped(original))];
  const [blue, other] = [await take(await drawing(1, '#2f6b8f')), await take(await drawing(11))];
  const all = [theirs, copy, logo, blue, other];
  // None is in a catalog yet: photos waiting side by side are not compared with each other.
  expect(await find(...all)).toEqual([]);
  const catalogId = await catalogOf(seller.id, theirs);
  const found = await find(...all, theirs);
  expect(kinds(found)).toEqual([
    [theirs, [['same-bytes', catalogId]]],
    [copy, [['same-picture', catalogId]]],
    [logo, [['same-picture', catalogId]]],
    [blue, [['other-colour', catalogId]]],
  ]);
  expect(found[1]?.matches[0]).toMatchObject({
    photo: { id: theirs },
    catalog: { title: '', seller: { id: seller.id, businessName: 'Kesar Textiles' }, status: 'draft' },
    decided: null,
  });
  await api.call(
    catalogsApi.remove,
    { params: { id: catalogId } },
    { as: await makeSession({ user: await makeUser({ roles: ['admin'] }) }) },
  );
  expect(await find(...all)).toEqual([]);
});

it('names the latest catalog of a picture in several, and the likest pictures first', async () => {
  const [one, two] = [await makeSeller(), await makeSeller()];
  const original = await drawing(2);
  const photo = await take(original);
  const [red, green] = [await catalogOf(one.id, photo), await catalogOf(two.id, photo)];
  const blue = await catalogOf(one.id, await take(await drawing(2, '#2f6b8f')));
  expect(red).not.toBe(green);
  expect(kinds(await find(photo))).toEqual([
    [
      photo,
      [
        ['same-bytes', green],
        ['other-colour', blue],
      ],
    ],
  ]);
});

it('remembers answers: kept photos are not asked again, duplicates say who decided', async () => {
  const original = await drawing(3);
  const theirs = await take(original);
  await catalogOf((await makeSeller()).id, theirs);
  const [kept, copy] = [await take(await stamped(original)), await take(await sentOn(original))];
  const say = (photoId: string, isDuplicate: boolean) => ({ photoId, likePhotoId: theirs, isDuplicate });
  await decide(say(kept, false), say(copy, true));
  await decide(say(copy, true));
  const found = await find(kept, copy);
  expect(found.map(({ photo }) => photo.id)).toEqual([copy]);
  expect(found[0]?.matches[0]?.decided).toEqual({
    by: { id: as.user.id, name: as.user.name },
    at: expect.stringMatching(/Z$/),
  });
  await decide(say(kept, true), say(copy, false));
  expect((await find(kept, copy)).map(({ photo }) => photo.id)).toEqual([kept]);
  const said = await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, copy));
  expect(said.map(({ action, changes }) => [action, changes])).toEqual([
    ['likenesses.decided', { isDuplicate: { before: null, after: true } }],
    ['likenesses.decided', { isDuplicate: { before: true, after: false } }],
  ]);
  const nowhere = '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f';
  expect((await decide(say(nowhere, true))).failure.issues).toEqual([
    { path: ['decisions'], message: 'One of the photos is not there any more. Add it again.' },
  ]);
});

it('gives every match, so none is asked later, and counts those beyond the limit', async () => {
  const original = await drawing(31);
  const sellerId = (await makeSeller()).id;
  const inCatalogs: string[] = [];
  const addCopies = async (count: number) => {
    for (let left = count; left > 0; left -= 1) {
      const copy = await take(
        await sharp(original)
          .jpeg({ quality: 60 + inCatalogs.length })
          .toBuffer(),
      );
      await catalogOf(sellerId, copy);
      inCatalogs.push(copy);
    }
  };
  const photo = await take(original);
  const look = async () => (await find(photo))[0];
  const shown = (one: Awaited<ReturnType<typeof look>>) => one?.matches.map((match) => match.photo.id);
  await addCopies(5);
  const few = await look();
  expect(shown(few)?.sort()).toEqual([...inCatalogs].sort());
  expect(few?.more).toBe(0);

  await addCopies(MATCHES_LIMIT - 3);
  const many = await look();
  expect([many?.matches.length, many?.more]).toEqual([MATCHES_LIMIT, 2]);
  // A decision about a match beyond the first ones is returned as well, and can be undone.
  const unseen = inCatalogs.find((id) => !shown(many)?.includes(id)) ?? '';
  await decide({ photoId: photo, likePhotoId: unseen, isDuplicate: true });
  const said = await look();
  expect(said?.matches[0]).toMatchObject({ photo: { id: unseen }, decided: { by: { id: as.user.id } } });
  const kept =
    said?.matches.map((match) => ({ photoId: photo, likePhotoId: match.photo.id, isDuplicate: false })) ?? [];
  await decide(...kept);
  const rest = await look();
  expect([rest?.matches.length, rest?.more]).toEqual([2, 0]);
});

it('adds another colour to its catalog’s group: one group, however often it is said', async () => {
  const seller = await makeSeller();
  const group = (photoId: string, catalogId: string) =>
    api.call(likenessesApi.group, { body: { photoId, catalogId } }, { as });
  const photos = [await drawing(4), await drawing(4, '#2f6b8f'), await drawing(4, '#3c8c3c')];
  const [red = '', blue = '', green = ''] = await Promise.all(photos.map(take));
  const first = await catalogOf(seller.id, red);
  expect((await group(blue, first)).status).toBe(404);
  const [second, third] = [await catalogOf(seller.id, blue), await catalogOf(seller.id, green)];
  const { groupId } = (await group(blue, first)).data;
  expect((await group(blue, first)).data.groupId).toBe(groupId);
  expect((await group(green, first)).data.groupId).toBe(groupId);
  const seen = await api.call(catalogGroupsApi.ofCatalog, { params: { id: third } }, { as });
  expect(seen.data.group?.members.map(({ id }) => id)).toEqual([first, second, third]);
  const elsewhere = await take(await drawing(5));
  await catalogOf((await makeSeller()).id, elsewhere);
  expect((await group(elsewhere, first)).status).toBe(404);
});

it('makes catalogs of posts without duplicates; a post of duplicates only is settled', async () => {
  const seller = await makeSeller({ businessName: 'Copy House' });
  const importing = whatsappImporting(api, () => as);
  const originals = [await drawing(6), await drawing(7)];
  const theirs = await Promise.all(originals.map(take));
  const catalogId = await catalogOf(seller.id, ...theirs);
  const copies = await Promise.all(originals.map(sentOn));
  const [a, b, fresh] = [copies[0], copies[1], await drawing(8)] as [Buffer, Buffer, Buffer];
  const lines = [
    '15/11/26, 10:00 - Copy House: a.jpg (file attached)',
    'Rate 415',
    '15/11/26, 12:00 - Copy House: b.jpg (file attached)',
    'Rate 520',
    '15/11/26, 12:00 - Copy House: c.jpg (file attached)',
  ];
  const { posts } = await importing.bringIn(androidZip(lines, { 'a.jpg': a, 'b.jpg': b, 'c.jpg': fresh }));
  const photoIds = posts.flatMap((post) => post.photos.map(({ id }) => id));
  const found = await find(...photoIds);
  const leaveOut = found.map(({ photo }) => photo.id);
  expect(leaveOut).toEqual(photoIds.slice(0, 2));
  await decide(
    ...found.map(({ photo, matches }) => ({
      photoId: photo.id,
      likePhotoId: matches[0]?.photo.id ?? '',
      isDuplicate: true,
    })),
  );
  const make = () =>
    api.call(whatsappPostsApi.make, { body: { postIds: posts.map(({ id }) => id), leaveOut } }, { as });
  expect((await make()).data).toMatchObject({ made: 1, left: [{ id: posts[0]?.id, reason: 'It is a duplicate.' }] });
  expect((await make()).data).toMatchObject({ made: 0, left: [{}, {}] });
  const [first, second] = await importing.postsOf({ importId: posts[0]?.importId });
  expect([first?.state, second?.state]).toEqual(['duplicate', 'made']);
  const [row] = await orm()
    .select()
    .from(whatsappPosts)
    .where(eq(whatsappPosts.id, first?.id ?? ''));
  expect(row?.duplicateOfId).toBe(catalogId);
  const made = await api.call(catalogsApi.get, { params: { id: second?.catalogId ?? '' } }, { as });
  expect(made.data.pictures.map(({ photo }) => photo.id)).toEqual(photoIds.slice(2));
});

it('adds a post without duplicates; one of duplicates only is settled, also twice', async () => {
  const seller = await makeSeller({ businessName: 'Added Copies' });
  const importing = whatsappImporting(api, () => as);
  const [original, fresh] = [await drawing(21), await drawing(22)];
  const [theirs, target] = [await take(original), await catalogOf(seller.id, await take(await drawing(23)))];
  const originalId = await catalogOf(seller.id, theirs);
  const copies = [await sentOn(original), await stamped(original)] as [Buffer, Buffer];
  const lines = [
    '16/11/26, 10:00 - Added Copies: a.jpg (file attached)',
    '16/11/26, 10:00 - Added Copies: b.jpg (file attached)',
    '16/11/26, 12:00 - Added Copies: c.jpg (file attached)',
  ];
  const { posts } = await importing.bringIn(
    androidZip(lines, { 'a.jpg': copies[0], 'b.jpg': fresh, 'c.jpg': copies[1] }),
  );
  const [a = '', b = '', c = ''] = posts.flatMap((post) => post.photos.map(({ id }) => id));
  await decide(...[a, c].map((photoId) => ({ photoId, likePhotoId: theirs, isDuplicate: true })));
  const add = async (index: number) => {
    const { id = '', version = 0 } = posts[index] ?? {};
    const body = { catalogId: target, leaveOut: [a, c], version };
    return (await api.call(whatsappPostsApi.addTo, { params: { id }, body }, { as })).data;
  };
  expect(await add(0)).toMatchObject({ state: 'added', catalogId: target });
  const { pictures } = (await api.call(catalogsApi.get, { params: { id: target } }, { as })).data;
  expect(pictures.slice(1).map(({ photo }) => photo.id)).toEqual([b]);
  const settled = await add(1);
  expect(settled).toMatchObject({ state: 'duplicate', catalogId: null, duplicateOf: { id: originalId } });
  expect(await add(1)).toEqual(settled);
});
