import type { Page } from '@playwright/test';
import { LoginPage } from './support/login-page';
import { personNamed, signInByCalls } from './support/people';
import { goWithinApp } from './support/routes';
import { expect, test } from './support/test';

/** No other test uses this person, so the counted sessions are the ones opened here. */
const PERSON = personNamed('Harsh');
const NEW_PASSWORD = 'eleven blue elephants';
const FIREFOX = { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:149.0) Gecko/20100101 Firefox/149.0' };

test.use({ person: PERSON });

const toast = (page: Page) => page.locator('.Toastify__toast');

/** Waits for the page's requests, so that none is refused when the session ends. */
async function openFrom(far: Page): Promise<void> {
  await far.goto('/', { waitUntil: 'networkidle' });
  await expect(far.getByText(`Welcome, ${PERSON.name}`)).toBeVisible();
}

/** A session that was ended remotely is over at its next call. */
async function expectOutAtNextCall(page: Page): Promise<void> {
  await goWithinApp(page, '/profile');
  await expect(new LoginPage(page).heading).toBeVisible();
  await expect(toast(page)).toHaveText(['Undefined user info']);
}
const OUT = /\/api\/(me|auth\/refresh)/;

test('a place one does not know can be signed out from afar', async ({ page, openBrowser, watch }) => {
  watch.expectStatus(401, OUT);
  const far = await (await openBrowser(PERSON, FIREFOX)).newPage();
  await openFrom(far);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page)).toHaveText(['Firefox on Windows is signed out.']);
  await expect(page.getByText('Firefox on Windows', { exact: true })).toHaveCount(0);
  await expect(page.getByText('This one')).toBeVisible();
  await expectOutAtNextCall(far);
});

test('a new password signs all other places out', async ({ page, openBrowser, watch, address }) => {
  watch.expectStatus(401, OUT);
  watch.expectStatus(400, /\/api\/me\/password/, 1);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page)).toHaveText(['All other places are signed out.']);
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toBeHidden();

  const far = await (await openBrowser(PERSON, FIREFOX)).newPage();
  await openFrom(far);

  await page.getByLabel('Current password').fill('not-the-password');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your current password.');
  await expect(page.getByLabel('Current password')).toBeFocused();

  await page.getByLabel('Current password').fill(PERSON.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page).last()).toHaveText('Password changed. 1 other place was signed out.');
  await expect(page.getByText('This one')).toBeVisible();
  await expectOutAtNextCall(far);

  await expect(signInByCalls(address, PERSON)).rejects.toThrow('answered 401');
  await signInByCalls(address, { ...PERSON, password: NEW_PASSWORD });
});
