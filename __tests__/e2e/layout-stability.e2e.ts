import type { Page } from '@playwright/test';
import { withPagesInPieces } from './support/page-in-pieces';
import { personWithRole } from './support/people';
import { expect, test } from './support/test';

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
  /** Chromium only; the standard types lack it. */
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
}

/** Layout shifts while the page loads, and their total. */
async function shiftsOf(page: Page, address: string) {
  await page.addInitScript(() => {
    window.shifts = [];
    const note = (entries: PerformanceEntryList) =>
      (entries as LayoutShift[])
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .forEach(({ value, sources }) =>
          window.shifts.push({
            value,
            moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : `${node}`)),
          }),
        );
    new PerformanceObserver((list) => note(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => ({
    shifts: window.shifts,
    total: window.shifts.reduce((total, { value }) => total + value, 0),
  }));
}

async function expectStill(page: Page, address: string, most = 0.01) {
  const { shifts, total } = await shiftsOf(page, address);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(most);
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const FONT_DELAY = 2000;

/** The product behind a slow line that delivers pages in pieces. */
const slowLineTest = test.extend({
  address: ({ address }, provide) => withPagesInPieces(address, provide),
});

test('text is written in the font of the product', async ({ page }) => {
  await page.goto('/auth/login');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBe(1);
});

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('nothing moves while the login page loads', ({ page }) => expectStill(page, '/auth/login'));

    slowLineTest('nothing moves while the login page comes part by part', ({ page }) =>
      expectStill(page, '/auth/login'),
    );

    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(colorScheme, () => {
        test.use({ colorScheme });

        test('nothing moves on the login page when its font comes late', async ({ page }) => {
          let came = 0;
          await page.route('**/*.woff2', async (route) => {
            await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
            came += 1;
            await route.continue();
          });
          // A swap to a web font would shift a few words slightly.
          await expectStill(page, '/auth/login', 0.001);
          expect(came).toBe(1);
        });
      });

    test.describe('signed in', () => {
      test.use({ person: personWithRole('admin') });

      for (const address of ['/', '/order', '/profile', '/settings', '/admin/user', '/seller', '/market'])
        test(`nothing moves while ${address} loads`, ({ page }) => expectStill(page, address));
    });
  });
}
