import type { Page } from '@playwright/test';
import { COLOR_MODE } from '@/config/theme';
import { LoginPage } from './support/login-page';
import { personWithRole } from './support/people';
import { expect, test } from './support/test';

/** No other test uses this person, whose appearance settings change here. */
const PERSON = personWithRole('editor_video');

test.use({ person: PERSON, colorScheme: 'light' });

declare global {
  interface Window {
    paintedLooks: string[];
  }
}

/** Records what each frame shows from the first on: the colours, and the density once the shell is rendered. */
const noteEveryFrame = (page: Page) =>
  page.addInitScript(() => {
    window.paintedLooks = [];
    const note = () => {
      const { colorScheme, density } = document.documentElement.dataset;
      const look = document.body && [colorScheme, getComputedStyle(document.body).backgroundColor].join(' ');
      const isShellThere = document.getElementById('content') !== null;
      if (look) window.paintedLooks.push(isShellThere ? `${look} ${density}` : look);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

test('colours, density and start page stay without a flash, also in another browser', async ({ page, openBrowser }) => {
  const html = page.locator('html');
  const saved = page.locator('.Toastify__toast', { hasText: 'Saved.' });
  await page.goto('/settings');
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await page.getByText('Dark', { exact: true }).click();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await page.getByText('Compact', { exact: true }).click();
  await expect(html).toHaveAttribute('data-density', 'compact');
  const savedStart = page.waitForResponse(
    (response) => response.url().endsWith('/preferences') && response.request().postData()?.includes('start') === true,
  );
  await page.getByLabel('Start page').selectOption({ label: 'Video › Editor › Fetch' });
  await expect(saved).toHaveCount(1);
  expect((await savedStart).status()).toBe(200);

  await noteEveryFrame(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
  await expect(page.getByLabel('Start page')).toHaveValue('video-fetch');
  // A fast machine paints the shell in the first frame.
  const looks = await page.evaluate(() => [...new Set(window.paintedLooks)]);
  expect(looks.at(-1)).toMatch(/^dark rgb.* compact$/);
  const [ground, ...others] = new Set(looks.map((look) => look.replace(' compact', '')));
  expect([ground, others]).toEqual([expect.stringMatching(/^dark rgb\([\d, ]+\)$/), []]);

  const other = await (await openBrowser(null, { colorScheme: 'light' })).newPage();
  await other.goto('/auth/login');
  await new LoginPage(other).signIn(PERSON);
  await expect(other.getByRole('heading', { level: 1, name: 'Fetch videos' })).toBeVisible();
  await expect(other).toHaveURL('/video/editor/fetch');
  await expect(other.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-density', 'compact');
});

test('a page has its colours before it has anything to paint', async ({ request }) => {
  const [head, body] = (await (await request.get('/settings')).text()).split('<body');
  expect(head).toContain(COLOR_MODE.storageKey);
  expect(body).not.toContain(COLOR_MODE.storageKey);
});

test('what follows the device follows it while the page is open', async ({ openBrowser }) => {
  const page = await (await openBrowser(personWithRole('catalog_expert'))).newPage();
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  }
});
