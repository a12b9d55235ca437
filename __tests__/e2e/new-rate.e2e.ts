import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { choicesApi } from '@/lib/contracts/base/choices';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { goodsAt } from '@/lib/server/seed/goods-at';
import { Random } from '@/lib/server/seed/random';
import { requiredTags, typeNamed } from '@/lib/server/seed/seed-tags';
import { androidZip } from '../support/whatsapp-zips';
import { callsAs } from './support/calls';
import { personWithRole } from './support/people';
import { ProductServer } from './support/product-server';
import { tabTo } from './support/tab-to';
import { expect, test as base } from './support/test';

const POSTER = personWithRole('pipeline_wa');
const NAME = 'Laxmi Kala Textiles';

// The import here would add work to tests that count the open work.
const test = base.extend({
  // The server's start time on a busy machine is not part of the test.
  address: [
    async ({}, provide) => {
      const server = new ProductServer();
      await provide(await server.ready());
      await server.stop();
    },
    { scope: 'test', timeout: 330_000 },
  ],
});

test.use({ person: POSTER });

/** The photos of one album: all look different, and are the same in every export. */
const takePhotos = () =>
  Promise.all(
    ['#7a1f1f', '#1f5c8a', '#2f6b35'].map((background, nth) => {
      const stripe = { create: { width: 120 + 90 * nth, height: 260, channels: 3 as const, background: '#f4e3b2' } };
      return sharp({ create: { width: 600, height: 800, channels: 3, background } })
        .composite([{ input: stripe, left: 60 + 110 * nth, top: 90 + 170 * nth }])
        .jpeg()
        .toBuffer();
    }),
  );

/** A chat as an Android phone exports it: an album with its caption on the middle photo. */
function exportOf(day: string, words: string, photos: readonly Buffer[]) {
  const name = (nth: number) => `IMG-202611${day}-WA000${nth}.jpg`;
  const lines = photos.flatMap((_, nth) => [
    `${day}/11/26, 10:05 - ${NAME}: ${name(nth)} (file attached)`,
    ...(nth === 1 ? [words] : []),
  ]);
  const media = Object.fromEntries(photos.map((photo, nth) => [name(nth), photo]));
  const greeting = `${day}/11/26, 10:20 - Meena: Good morning ji`;
  return {
    name: 'WhatsApp Chat with Surat New Arrivals.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(androidZip([...lines, greeting], media)),
  };
}

type Calls = Awaited<ReturnType<typeof callsAs>>;

/** Two sellers with the same name, and the text that distinguishes them in the picker. */
async function addNamesakes(admin: Calls) {
  const markets = await admin(choicesApi.markets, { query: {} });
  const people = [
    ['Bharat Shah', '9879011155'],
    ['Hitesh Mehta', '9879011166'],
  ] as const;
  const added = [];
  for (const [nth, [contactName, phone]] of people.entries()) {
    const market = markets[nth];
    const body = { businessName: NAME, contactName, phoneNumbers: [phone], marketId: market?.id };
    const { id, version } = await admin(sellersApi.create, { body });
    await admin(sellersApi.transition, { params: { id }, body: { to: 'active', version } });
    added.push({ id, about: `${market?.label} · •• ${phone.slice(-4)} · ${contactName}` });
  }
  return added as [(typeof added)[0], (typeof added)[0]];
}

/** Tags the draft and takes it live by API calls; other tests do that on the screens. */
async function takeLive(address: string, id: string) {
  const editor = await callsAs(address, personWithRole('editor_catalog'));
  const reviewer = await callsAs(address, personWithRole('editor_review'));
  const [draft, taxonomy] = [await editor(catalogsApi.get, { params: { id } }), await editor(taxonomyApi.get, {})];
  const { held } = await editor(uploadsApi.next, { body: { uploadId: draft.uploadId } });
  const type = typeNamed('Saree', taxonomy);
  const body = {
    ...{ title: 'Kesariya vol 4', productTypeId: type.id, rate: 46_000, version: draft.version },
    tags: requiredTags(type, goodsAt(0), taxonomy, new Random(1)),
    leaseToken: held?.leaseToken,
  };
  const { catalog } = await editor(catalogsApi.finish, { params: { id }, body });
  await reviewer(catalogsApi.accept, { params: { id }, body: { version: catalog.version } });
}

/** Presses the arrow key until Enter would select this choice. */
async function point(page: Page, picker: Locator, choice: Locator): Promise<void> {
  const id = await choice.getAttribute('id');
  await expect(async () => {
    if ((await picker.getAttribute('aria-activedescendant')) !== id) await page.keyboard.press('ArrowDown');
    expect(await picker.getAttribute('aria-activedescendant')).toBe(id);
  }).toPass();
}

test('a seller posts the same goods for more: one key, and buyers see the new rate', async ({
  page,
  address,
  openBrowser,
}, testInfo) => {
  const picture = (on: Page, name: string) => on.screenshot({ path: testInfo.outputPath(`${name}.png`) });
  const calls = await callsAs(address, personWithRole('admin'));
  const [, right] = await addNamesakes(calls);
  const photos = await takePhotos();
  const card = page.getByRole('article');

  await test.step('an album with words on its middle photo comes as one post', async () => {
    await page.goto('/catalog/upload');
    const words = '*Kesariya vol 4*\nPure georgette saree\nRate ₹460 + GST';
    await page.getByLabel('Zip of the export').setInputFiles(exportOf('10', words, photos));
    await expect(page.getByText('1 post with 3 photos')).toBeVisible({ timeout: 60_000 });
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Pure georgette saree');
    await expect(card.getByRole('img')).toHaveCount(3);
  });

  await test.step('its seller is told from a namesake, by keyboard', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Choose the seller' }));
    await page.keyboard.press('Enter');
    const picker = page.getByRole('combobox', { name: `Which seller is ${NAME}?` });
    await expect(picker).toBeFocused();
    await page.keyboard.type('laxmi kala');
    await expect(page.getByRole('option')).toHaveCount(2);
    const choice = page.getByRole('option').filter({ hasText: right.about });
    await expect(choice).toBeVisible();
    await picture(page, '1-namesakes');
    await point(page, picker, choice);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`is ${NAME} · ${right.about} (chosen by hand)`)).toBeVisible();
  });

  await test.step('a catalog is made of it by keyboard', async () => {
    await page.keyboard.press('j');
    await expect(card).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('m');
    await expect(page.getByText('1 catalog created in 1 upload, ready to assign.')).toBeVisible();
  });
  const [made] = (await calls(whatsappPostsApi.list, { query: { state: 'made' } })).rows;
  const id = made?.catalogId ?? '';
  const { seller, pictures } = await calls(catalogsApi.get, { params: { id } });
  expect([seller.id, pictures.length]).toEqual([right.id, 3]);
  await takeLive(address, id);

  await test.step('a later export has them with other words and a new rate', async () => {
    await page.getByRole('button', { name: 'Another export' }).click();
    const words = 'Same lot again\nNew rate 485 net';
    await page.getByLabel('Zip of the export').setInputFiles(exportOf('24', words, photos));
    await expect(card).toContainText('New rate for Kesariya vol 4: was ₹460, now ₹485', { timeout: 60_000 });
    await expect(card).toHaveCount(1);
    await picture(page, '2-new-rate');
  });

  const admin = await (await openBrowser(personWithRole('admin'))).newPage();
  /** The catalog as staff see it, in its quick look and its history. */
  const seesRate = async (rate: string, change: RegExp) => {
    await admin.goto(`/catalog?look=${id}`);
    const look = admin.getByRole('dialog', { name: 'Kesariya vol 4' });
    await expect(look).toContainText(`${rate} a piece`);
    await expect(look).toContainText('Buyers see it.');
    await admin.goto(`/catalog/tag/edit/${id}?tab=history`);
    const last = admin.getByRole('list', { name: 'History' }).getByRole('listitem').first();
    await expect(last).toContainText('Changed the catalog');
    await expect(last).toContainText(POSTER.name);
    await expect(last).toContainText(change);
  };

  await test.step('one key takes it: the catalog is live with the new rate', async () => {
    await page.keyboard.press('j');
    await expect(card).toBeFocused();
    await page.keyboard.press('r');
    await expect(page.getByText('Kesariya vol 4 is ₹485 now.')).toBeVisible();
    await expect(page.getByText('Every post of this chat is done')).toBeVisible();
    await seesRate('₹485', /Rate\s*₹460.*₹485/);
    await picture(admin, '3-history');
  });

  await test.step('taken back, the catalog has its old rate and the new one waits in the inbox', async () => {
    await page.getByText('All posts', { exact: true }).click();
    await expect(card).toContainText('New rate accepted');
    await card.getByRole('button', { name: 'Restore the old rate' }).click();
    await expect(card.getByRole('button', { name: 'Accept the new rate' })).toBeVisible();
    await seesRate('₹460', /Rate\s*₹485.*₹460/);
    await admin.goto('/add-catalog');
    await expect(admin.getByRole('article')).toContainText('New rate for Kesariya vol 4: was ₹460, now ₹485');
    await picture(admin, '4-inbox');
  });
});
