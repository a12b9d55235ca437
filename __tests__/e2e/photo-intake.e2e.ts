import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { personWithRole } from './support/people';
import { ProductServer } from './support/product-server';
import { expect, test as base } from './support/test';

/** More photos prove more and take longer. */
const PHOTOS = Number(process.env.E2E_PHOTOS ?? 30);
const FOLDERS = 3;
const PATIENCE = 60_000 + PHOTOS * 3_000;

// The photos sent here would add work to tests that count the open work.
const test = base.extend({
  address: async ({}, provide) => {
    const server = new ProductServer();
    await provide(await server.ready());
    await server.stop();
  },
});

test.use({ person: personWithRole('admin') });

/** Distinct photos of some hundred kilobytes in folders, and a text file named like a photo. */
async function takePhotos(folder: string): Promise<void> {
  for (let index = 0; index < PHOTOS; index += 1) {
    const place = path.join(folder, `Vol ${(index % FOLDERS) + 1}`);
    await fs.mkdir(place, { recursive: true });
    const noise = { type: 'gaussian' as const, mean: 60 + (index % 150), sigma: 25 };
    const background = { r: index % 256, g: 80, b: 120 };
    await sharp({ create: { width: 900, height: 1200, channels: 3, background, noise } })
      .jpeg({ quality: 90 })
      .toFile(path.join(place, `IMG-${String(index).padStart(3, '0')}.jpg`));
  }
  await fs.writeFile(path.join(folder, 'Vol 1', 'rates.jpg'), 'Rate 415 net');
}

/** One more photo, outside all folders. */
const photoAlone = async (place: string): Promise<string> => {
  const background = { r: 20, g: 160, b: 90 };
  await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toFile(place);
  return place;
};

/** The number of photos that arrived, as the page shows it. */
const untilHere = (page: Page, least: number) =>
  expect
    .poll(async () => page.getByRole('group', { name: 'Photos in no catalog' }).getByRole('button').count(), {
      timeout: PATIENCE,
      intervals: [50],
    })
    .toBeGreaterThanOrEqual(least);

/** The number of unsent photos in the browser's storage. */
const keptPhotos = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('photos on their way');
    const database = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const counting = database.transaction('photos').objectStore('photos').count();
    const kept = await new Promise<number>((resolve) => (counting.onsuccess = () => resolve(counting.result)));
    database.close();
    return kept;
  });

test('photos arrive once each despite a cut and a reload, and become catalogs', async ({
  page,
  context,
  watch,
}, testInfo) => {
  test.setTimeout(120_000 + 2 * PATIENCE);
  const folder = testInfo.outputPath('photos');
  await takePhotos(folder);
  const picture = (name: string) => page.screenshot({ path: testInfo.outputPath(`${name}.png`) });

  await page.goto('/catalog/upload?tab=photos');
  await page.getByLabel('Folder to upload').setInputFiles(folder);
  await untilHere(page, 3);
  await picture('1-on-their-way');

  watch.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await page.evaluate(() => fetch('/api/health').catch(() => undefined));
  await picture('2-cut-off');
  const before = await page.getByRole('group', { name: 'Photos in no catalog' }).getByRole('button').count();
  expect(before).toBeLessThan(PHOTOS);
  await context.setOffline(false);
  await untilHere(page, Math.min(before + 3, PHOTOS));

  await page.reload();
  await expect(page.getByRole('heading', { name: /In no catalog yet/ })).toBeVisible();
  await picture('3-reloaded');
  // Any page resumes the upload, even a page other than the one they were selected on.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await expect.poll(() => keptPhotos(page), { timeout: PATIENCE }).toBe(0);
  await page.goBack();
  // The text file is rejected once, before or after the reload.
  watch.allowStatus(400, /\/api\/photo-uploads\//);
  // A photo whose last response was lost in the reload has already arrived.
  watch.allowStatus(404, /\/api\/photo-uploads\//);
  await expect(page.getByRole('heading', { name: `In no catalog yet: ${PHOTOS} photos` })).toBeVisible({
    timeout: PATIENCE,
  });
  await expect(page.getByRole('region', { name: 'Photos on their way' }).getByRole('progressbar')).toHaveCount(0, {
    timeout: PATIENCE,
  });
  await picture('4-all-here');
  await page.getByLabel('Photos to upload').setInputFiles(await photoAlone(testInfo.outputPath('alone.jpg')));
  await expect(page.getByRole('heading', { name: `In no catalog yet: ${PHOTOS + 1} photos` })).toBeVisible();

  await page.getByRole('button', { name: 'One catalog per folder' }).click();
  await page.getByRole('combobox', { name: 'Seller' }).fill('sa');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: `Make ${FOLDERS} catalogs` }).click();
  await expect(page.getByText(`${FOLDERS} catalogs made. They can be assigned and tagged now.`)).toBeVisible({
    timeout: PATIENCE,
  });
  await picture('5-sent');

  const made = await page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('apiInfo') ?? '{}') as { accessToken: string };
    const answer = await fetch('/api/catalogs?days=1&status=draft&limit=50', {
      headers: { Authorization: `JWT ${accessToken}` },
    });
    const { data } = (await answer.json()) as { data: { rows: { images: number; createdAt: string }[] } };
    return data.rows;
  });
  const latest = made.slice(0, FOLDERS).map(({ images }) => images);
  expect(latest.reduce((sum, images) => sum + images, 0)).toBe(PHOTOS);
});
