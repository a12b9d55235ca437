import type { Page } from '@playwright/test';
import { personWithRole } from './support/people';
import { goWithinApp } from './support/routes';
import { expect, test } from './support/test';

/** The lowest position at which a list's first row may begin. */
const HIGHEST = 300;

const LISTS = [
  '/catalog',
  '/video',
  '/video/editor/tag',
  '/seller',
  '/seller/wa-groups/all',
  '/buyer',
  '/order',
  '/order?tab=returns',
  '/order?tab=drafts',
  '/gupshup-message',
  '/gupshup-message?tab=templates',
  '/gupshup-message?tab=consent',
  '/admin/user',
  '/market',
  '/admin/videos',
  '/admin/catalog',
  '/admin/cycle',
  '/admin/merge-request',
  '/collection/list',
];

test.use({ viewport: { width: 1440, height: 900 }, person: personWithRole('admin') });

/** Position of the page's first list row, or where it would be. */
async function firstRow(page: Page): Promise<number> {
  const row = page.locator('main tbody tr, main ul li [data-row], main [data-row]').first();
  await row.waitFor();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  return row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

test('every list begins high up, and a row keeps its name when moved sideways', async ({ page }) => {
  await page.goto('/');
  const low: [string, number][] = [];
  for (const address of LISTS) {
    await goWithinApp(page, address);
    await page.waitForURL(address);
    const top = await firstRow(page);
    if (top > HIGHEST) low.push([address, top]);
  }
  expect(low).toEqual([]);

  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/seller');
  const name = page.locator('main tbody td[data-name]').first();
  const before = await name.boundingBox();
  const other = page.locator('main tbody td').nth(3);
  const otherBefore = (await other.boundingBox())?.x ?? 0;
  await name.locator('xpath=ancestor::table/..').evaluate((scroller) => scroller.scrollBy(300, 0));
  await expect.poll(async () => (await other.boundingBox())?.x).toBeLessThan(otherBefore - 200);
  expect((await name.boundingBox())?.x).toBeLessThanOrEqual(before?.x ?? 0);
  expect(await name.boundingBox().then((box) => box && box.x >= 0)).toBe(true);
});
