import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { catalogPdfsApi, type CatalogPdf, type PdfWish } from '@/lib/contracts/catalog-pdfs';
import { sweepFiles } from '@/lib/server/platform/files/sweep-service';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { catalogs, catalogTags } from '@/lib/server/db/schema/catalogs';
import { newId } from '@/lib/server/db/schema/columns';
import { auditEntries } from '@/lib/server/db/schema/system';
import { attributes, attributeValues } from '@/lib/server/db/schema/taxonomy';
import { readPdf } from '../pdf/read-pdf';
import { someOptions } from '../pdf/sample-catalogs';
import { makeDraft } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { at, bytesOf, fileOf, live, servePdfs, wish } from '../support/pdf-making';
import { makeSeller } from '../support/seller-factories';
import { workOff } from '../support/work-off';

const { api, maker, start, refresh, remake, contentOf, filesOf } = servePdfs();

let as: ReturnType<typeof maker>;
beforeEach(() => {
  as = maker();
});

async function made(body: PdfWish): Promise<CatalogPdf> {
  const { data } = await start(body);
  await workOff();
  return refresh(data);
}

const change = ({ id }: { id: string }) =>
  orm().update(catalogs).set({ version: 2, rate: 52_500 }).where(eq(catalogs.id, id));

const auditOf = async ({ id }: { id: string }) =>
  (await orm().select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(({ action }) => action).sort();

it('makes a PDF of live catalogs that can be fetched', async () => {
  const [first, second] = [await live(), await live({ title: 'राधिका' })];
  const { status, data } = await start(wish([second.id, first.id]));
  expect([status, data.made, data.job?.state]).toEqual([202, null, 'queued']);
  expect((await contentOf(data)).status).toBe(404);

  await workOff();
  const pdf = await refresh(data);
  expect(pdf).toMatchObject({
    catalogIds: [second.id, first.id],
    isOutdated: false,
    job: { state: 'done', done: 4, total: 4, result: { path: `/admin/catalog/catalogpdf?pdf=${pdf.id}` } },
    made: { pages: 3, missingPhotos: 0, name: 'Diwali 2026.pdf' },
  });
  const reply = await contentOf(pdf);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  const bytes = await bytesOf(reply);
  expect(bytes).toHaveLength(pdf.made?.bytes ?? 0);
  const read = readPdf(bytes);
  expect([read.pages, read.pictures]).toEqual([3, 4]);
  expect(read.characters).toContain('₹');
  expect(await auditOf(pdf)).toEqual(['catalog-pdfs.started']);
});

it('is made again without what buyers do not see any more, and not of nothing', async () => {
  const [stays, goes] = [await live(), await live()];
  const pdf = await made(wish([goes.id, stays.id]));
  await orm().update(catalogs).set({ isVisible: false, version: 2 }).where(eq(catalogs.id, goes.id));
  expect((await refresh(pdf)).isOutdated).toBe(true);
  expect((await remake(pdf)).data.catalogIds).toEqual([stays.id]);
  await workOff();
  expect(await refresh(pdf)).toMatchObject({ catalogIds: [stays.id], isOutdated: false, job: { state: 'done' } });

  await orm().update(catalogs).set({ isVisible: false, version: 2 }).where(eq(catalogs.id, stays.id));
  expect((await remake(pdf)).failure.message).toBe('Buyers see none of its catalogs any more. Make a PDF of others.');
  expect((await refresh(pdf)).catalogIds).toEqual([stays.id]);
});

it.each([
  ['Rate 415 + GST', true],
  ['Rate 415 GST included', false],
])('of a seller who wrote “%s” says that GST comes on top: %s', async (caption, isExtra) => {
  const { id } = await live({ caption });
  const body = { catalogIds: [id], options: someOptions({ rate: 'shown', language: 'en' }) };
  const { text } = (await api.call(catalogPdfsApi.text, { body }, { as })).data;
  expect(text).toContain('415');
  expect(text.includes('GST')).toBe(isExtra);
});

it('makes the same pages as pictures in a zip', async () => {
  const { id } = await live();
  const pdf = await made(wish([id], { format: 'jpegs', quality: 'smaller' }));
  expect(pdf.made).toMatchObject({ pages: 2, name: 'Diwali 2026.zip' });
  const pages = unzipSync(await bytesOf(await contentOf(pdf)));
  expect(Object.keys(pages)).toEqual(['page-001.jpg', 'page-002.jpg']);
  expect((await sharp(pages['page-002.jpg']).metadata()).format).toBe('jpeg');
});

it('shows buyers nothing they must not see', async () => {
  const { id: sellerId } = await makeSeller({ status: 'suspended' });
  const hidden = [
    await makeDraft(),
    await live({ deletedAt: clock.now() }),
    await live({ isVisible: false }),
    await live({ sellerId }),
  ];
  const shown = await live();
  const ids = [shown, ...hidden].map(({ id }) => id);
  const refusal = 'Buyers do not see 4 of the catalogs any more. Remove them from the list.';
  const replies = [
    await start(wish(ids)),
    await api.call(catalogPdfsApi.text, { body: { catalogIds: ids, options: wish(ids).options } }, { as }),
  ];
  expect(replies.map(({ status, failure }) => [status, failure.message])).toEqual([
    [409, refusal],
    [409, refusal],
  ]);
  const { data } = await api.call(catalogPdfsApi.catalogs, { body: { catalogIds: ids } }, { as });
  expect(data.map(({ id }) => id)).toEqual([shown.id]);

  const asked = await start(wish([shown.id]));
  await orm().update(catalogs).set({ status: 'paused' }).where(eq(catalogs.id, shown.id));
  await workOff();
  expect(await refresh(asked.data)).toMatchObject({
    made: null,
    job: { state: 'failed', failure: 'Buyers do not see one of the catalogs any more. Remove it from the list.' },
  });
});

it('gives chosen catalogs in the order they were chosen', async () => {
  const chosen = [await live(), await live(), await live()].map(({ id }) => id).reverse();
  const { data } = await api.call(catalogPdfsApi.catalogs, { body: { catalogIds: chosen } }, { as });
  expect(data.map(({ id, images }) => [id, images])).toEqual(chosen.map((id) => [id, 2]));
});

it('is outdated after a change of its catalogs, until it is remade at its address', async () => {
  const catalog = await live();
  const pdf = await made(wish([catalog.id]));
  const [oldFile, { made: before }] = [await fileOf(pdf), pdf];
  await change(catalog);
  expect(await refresh(pdf)).toMatchObject({ isOutdated: true, made: before });

  const again = await remake(pdf);
  expect([again.status, again.data.id, again.data.made]).toEqual([202, pdf.id, before]);
  expect((await remake(pdf)).failure.message).toMatch(/^This is being made already/);
  await workOff();
  expect(await refresh(pdf)).toMatchObject({ isOutdated: false, job: { state: 'done' } });
  expect((await bytesOf(await contentOf(pdf))).length).toBeGreaterThan(0);
  expect(await auditOf(pdf)).toEqual(['catalog-pdfs.remade', 'catalog-pdfs.started']);

  // The previous file is swept up in time; the referenced file stays.
  const time = freezeClock();
  time.advance(60 * 24 * 60 * 60 * 1000);
  await sweepFiles();
  expect((await filesOf()).map(({ id }) => id)).toEqual([await fileOf(pdf)]);
  expect(await fileOf(pdf)).not.toBe(oldFile);
});

describe('a preview', () => {
  const preview = (body: object, page: number) =>
    fetch(`${api.origin}${catalogPdfsApi.preview.path}?page=${page}`, {
      method: 'POST',
      headers: { Authorization: `JWT ${as.accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is a page as a picture, and keeps nothing', async () => {
    const { format: _, ...body } = wish([(await live()).id]);
    const reply = await preview(body, 2);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(await bytesOf(reply)).metadata()).toMatchObject({ format: 'jpeg', width: 1190, height: 1684 });
    expect((await preview(body, 3)).status).toBe(404);
    expect(await filesOf()).toEqual([]);
  });

  it('of a catalog buyers do not see is none', async () => {
    const { format: _, ...body } = wish([(await makeDraft()).id]);
    expect((await preview(body, 1)).status).toBe(409);
  });
});

it('says the catalogs as a text for WhatsApp', async () => {
  const seller = await makeSeller({ businessName: 'Kesariya Silk', status: 'active' });
  const { id } = await live({ sellerId: seller.id });
  const { options } = wish([id]);
  const { data } = await api.call(catalogPdfsApi.text, { body: { catalogIds: [id], options } }, { as });
  expect(data.text).toBe('*Diwali 2026*\n\n*Radhika Vol 12*\nRate ₹457 per piece · GST extra\n\nBazaar Traders, Surat');
});

it('says sizes once, whether they were picked, typed or both', async () => {
  const named = { nameHi: '', position: 90, createdAt: clock.now() };
  const attribute = { ...named, id: newId(), nameEn: 'Size of a garment', several: true };
  const value = { ...named, id: newId(), nameEn: 'Medium', attributeId: attribute.id };
  await orm().insert(attributes).values(attribute);
  await orm().insert(attributeValues).values(value);
  const [picked, both] = [await live(), await live({ sizes: ['Medium', 'Large'] })];
  const tag = { attributeId: attribute.id, valueId: value.id };
  await orm()
    .insert(catalogTags)
    .values([picked, both].map(({ id: catalogId }) => ({ ...tag, catalogId })));
  const textOf = async ({ id }: { id: string }) => {
    const { options } = wish([id]);
    return (await api.call(catalogPdfsApi.text, { body: { catalogIds: [id], options } }, { as })).data.text;
  };
  const [ofPicked, ofBoth] = [await textOf(picked), await textOf(both)];
  expect([ofPicked.split('Medium').length - 1, ofBoth.split('Medium').length - 1]).toEqual([1, 1]);
  expect(ofPicked).toContain('Sizes: Medium');
  expect(ofBoth).toContain('Sizes: Medium, Large');
});

it('is in the list of its maker alone, while its link is good for whoever makes PDFs', async () => {
  const pdf = await made(wish([(await live()).id]));
  const listOf = async (who: typeof as) => (await api.call(catalogPdfsApi.list, { query: {} }, { as: who })).data;
  expect((await listOf(as)).rows.map(({ id }) => id)).toEqual([pdf.id]);
  const other = await makeSession({ user: await makeUser({ roles: ['editor_catalog'] }) });
  expect((await listOf(other)).rows).toEqual([]);
  expect((await api.call(catalogPdfsApi.get, at(pdf), { as: other })).data.id).toBe(pdf.id);
  expect((await contentOf(pdf, other)).status).toBe(200);
  expect((await api.call(catalogPdfsApi.remove, at(pdf), { as: other })).status).toBe(404);
  const stranger = await makeSession({ user: await makeUser({ roles: ['chat_active'] }) });
  expect((await contentOf(pdf, stranger)).status).toBe(403);
});

it('is removed with its file, but not while it is being made', async () => {
  const { data } = await start(wish([(await live()).id]));
  expect((await api.call(catalogPdfsApi.remove, at(data), { as })).failure.message).toBe(
    'This is being made. Cancel it first.',
  );
  await workOff();
  expect((await api.call(catalogPdfsApi.remove, at(data), { as })).status).toBe(200);
  expect((await api.call(catalogPdfsApi.get, at(data), { as })).status).toBe(404);
  expect((await filesOf()).map(({ expiresAt }) => expiresAt)).toEqual([expect.any(Date)]);
  expect(await auditOf(data)).toEqual(['catalog-pdfs.removed', 'catalog-pdfs.started']);
});

it.each([
  ['no catalog', { catalogIds: [] }],
  ['a catalog twice', { catalogIds: Array.from({ length: 2 }, () => '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f') }],
  ['three photos on a page', { options: { ...someOptions({}), perPage: 3 } }],
  ['a markup below zero', { options: someOptions({ markupPercent: -1 }) }],
  ['no title', { options: someOptions({ title: ' ' }) }],
])('refuses %s', async (_what, changes) => {
  const body = { ...wish(['0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f']), ...changes };
  expect((await start(body as PdfWish)).failure.code).toBe('bad_input');
});
