import type { Page } from '@playwright/test';
import { LONG_NAME, personWithRole } from './support/people';
import { goWithinApp, ROUTES } from './support/routes';
import { expect, test } from './support/test';

const WIDTH = 390;

test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true });

/** The width by which the page overflows the screen. */
const overflow = (page: Page) => page.evaluate((width) => document.documentElement.scrollWidth - width, WIDTH);

async function overflowingPages(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.goto('/');
  for (const { address } of ROUTES) {
    await goWithinApp(page, address);
    await page.locator('h1').waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    if ((await overflow(page)) > 0) found.push(address);
  }
  return found;
}

test('the login page fits', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'LOG IN' })).toBeEnabled();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test.describe('an admin', () => {
  test.use({ person: personWithRole('admin') });

  test('sees every page without scrolling sideways', async ({ page }) => {
    expect(await overflowingPages(page)).toEqual([]);
  });

  test('opens the menu as a drawer and closes it again', async ({ page }) => {
    await page.goto('/');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Open menu' });
    await expect(open).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();

    await open.tap();
    await expect(drawer.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await open.tap();
    await expect(drawer).toBeVisible();
    await page.touchscreen.tap(WIDTH - 10, 400);
    await expect(drawer).toBeHidden();

    await open.tap();
    await drawer.getByRole('button', { name: 'Admin' }).tap();
    await drawer.getByRole('link', { name: 'Manage Markets' }).tap();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
});

test.describe('somebody with a long name', () => {
  test.use({ person: LONG_NAME });

  test('sees every page, and the name whole in the menu of the account', async ({ page }) => {
    expect(await overflowingPages(page)).toEqual([]);
    await page.getByRole('button', { name: `Account of ${LONG_NAME.name}` }).tap();
    await expect(page.getByText(LONG_NAME.name, { exact: true })).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toBe(0);
  });
});
