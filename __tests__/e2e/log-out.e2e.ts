import type { Page } from '@playwright/test';
import { LoginPage } from './support/login-page';
import { personWithRole } from './support/people';
import { storedSession, storedTokens } from './support/stored-session';
import { expect, test } from './support/test';

const PERSON = personWithRole('manage_buyer');

test.use({
  person: PERSON,
  // Browsers keep left pages in the back/forward cache; Playwright disables it by default, and a headless shell has none.
  launchOptions: ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      executablePath: process.env.BROWSER_PATH || undefined,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Account of ${PERSON.name}` }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}

async function expectLoggedOut(page: Page, timeout?: number): Promise<void> {
  await expect(new LoginPage(page).heading).toBeVisible({ timeout });
  await expect(page.getByText(PERSON.name)).toHaveCount(0);
}

test('logging out clears the session, here and on the server', async ({ page, request }) => {
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const { accessToken, refreshToken } = await storedTokens(page);
  const told = page.waitForResponse('**/api/auth/logout');
  await logOut(page);
  await expect(page.locator('.Toastify__toast')).toHaveText(['Logged out succesfully']);
  await expectLoggedOut(page);
  expect(await storedSession(page)).toEqual({ userInfo: null, apiInfo: null });

  await (await told).finished();
  const me = await request.get('/api/me', { headers: { Authorization: `JWT ${accessToken}` } });
  expect(me.status()).toBe(401);
  const renewed = await request.post('/api/auth/refresh', { data: { refreshToken: `JWT ${refreshToken}` } });
  expect(renewed.status()).toBe(401);
});

test('logging out in one tab logs out all of them', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/profile');
    await expect(tab.getByText('This one')).toBeVisible();
  }
  await logOut(page);
  await expectLoggedOut(other, 2_000);
  await expectLoggedOut(page);
});

test('going back after logging out shows nothing private', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('This one')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/');
  await logOut(page);
  await expectLoggedOut(page);
  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await expectLoggedOut(page);
});

test('going back to a page the browser kept as it was shows nothing private', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('This one')).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset.isTheOldOne = 'true'));
  await page.goto('/settings');
  await logOut(page);
  await expectLoggedOut(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/profile');
  await expect(page.locator('html[data-is-the-old-one]')).toBeAttached();
  await expectLoggedOut(page);
});
