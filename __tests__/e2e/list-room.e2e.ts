import type { Locator, Page } from '@playwright/test';
import { personWithRole } from './support/people';
import { expect, test } from './support/test';

test.use({ person: personWithRole('admin'), viewport: { width: 1440, height: 900 } });

/** The first row may begin no lower than this. */
const LOWEST = 300;

const LISTS = ['/seller', '/catalog', '/buyer', '/order', '/admin/user', '/video/live', '/admin/catalog'];

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place.toString()} is not drawn.`);
  return box;
};

const firstRow = (page: Page) => page.locator('tbody tr[data-row="0"], ul li[data-row="0"]').first();

test('the first row of every list stands in the upper third of the window', async ({ page }) => {
  const low: string[] = [];
  for (const address of LISTS) {
    await page.goto(address);
    await expect(firstRow(page)).toBeVisible();
    const { y } = await boxOf(firstRow(page));
    if (y > LOWEST) low.push(`${address}: ${Math.round(y)}`);
  }
  expect(low).toEqual([]);
});

test('the name stays while the other columns move sideways', async ({ page }) => {
  await page.goto('/catalog');
  const name = firstRow(page).locator('[data-name]');
  await expect(name).toBeVisible();
  const scroller = page.locator('div:has(> table)').first();
  await scroller.evaluate((element) => element.scrollBy({ left: 400 }));
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
  const [own, around] = [await boxOf(name), await boxOf(scroller)];
  expect(Math.abs(own.x - around.x)).toBeLessThanOrEqual(2);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`what can be done with chosen rows is in sight at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/seller');
    await page
      .getByLabel(/^Choose (?!every)/)
      .first()
      .check();
    const { y, height } = await boxOf(page.getByRole('region', { name: 'Chosen rows' }));
    expect(y + height).toBeLessThanOrEqual(viewport.height);
  });

test('a toast covers nothing that can be pressed', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Start page').selectOption({ index: 1 });
  const toast = page.locator('.Toastify__toast').first();
  await expect(toast).toBeVisible();
  const { x, y, width, height } = await boxOf(toast);
  const covered = await page.evaluate(
    (area) =>
      [...document.querySelectorAll<HTMLElement>('a[href], button')].filter((element) => {
        const box = element.getBoundingClientRect();
        const isBeside =
          box.right <= area.x ||
          box.left >= area.x + area.width ||
          box.bottom <= area.y ||
          box.top >= area.y + area.height;
        return !element.closest('.Toastify') && box.width > 0 && !isBeside && element.checkVisibility();
      }).length,
    { x, y, width, height },
  );
  expect(covered).toBe(0);
});
