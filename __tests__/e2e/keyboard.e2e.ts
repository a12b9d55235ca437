import type { Page } from '@playwright/test';
import { LoginPage } from './support/login-page';
import { personWithRole } from './support/people';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

const PERSON = personWithRole('pipeline_wa');

/** The focused element, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const frame = element.closest('.Mui-focused')?.querySelector('fieldset');
    const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const hasFrame = frame ? parseFloat(getComputedStyle(frame).borderTopWidth) >= 2 : false;
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    const isOnScreen = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {
      name: name || (element.getAttribute('name') ?? element.tagName),
      isShown: (hasRing || hasFrame) && isOnScreen,
    };
  });

async function tabThrough(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (let stops = 0; stops < 100; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) return names;
    expect(stop).toMatchObject({ isShown: true });
    names.push(stop.name);
  }
  throw new Error(`The Tab key does not come to an end: ${names.join(', ')}`);
}

test('a day without a mouse', async ({ page }) => {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await page.goto('/auth/login');
  const login = new LoginPage(page);
  await expect(login.button).toBeEnabled();

  await test.step('log in', async () => {
    await tabTo(page, login.phone);
    await page.keyboard.press('End');
    await page.keyboard.type(PERSON.phoneNumber.replace('+91', ''));
    await page.keyboard.press('Tab');
    await expect(login.password).toBeFocused();
    await page.keyboard.type(PERSON.password);
    await page.keyboard.press('Enter');
    await expect(heading(/^Good \w+, Kavita$/)).toBeVisible();
  });

  await test.step('skip the menu', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('go to a page by its name', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search or go to …' })).toBeVisible();
    await page.keyboard.type('profile');
    await expect(page.getByRole('option', { selected: true })).toHaveText('My Profile');
    await page.keyboard.press('Enter');
    await expect(heading('My Profile')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('look shortcuts up, and use one', async () => {
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await expect(heading('Settings')).toBeVisible();
  });

  await test.step('open a branch of the menu and a page in it', async () => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const branch = menu.getByRole('button', { name: 'Catalog' });
    await expect(branch).toHaveAttribute('aria-expanded', 'false');
    await tabTo(page, branch);
    await page.keyboard.press('Enter');
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    const upload = menu.getByRole('link', { name: 'Upload' });
    await tabTo(page, upload);
    await page.keyboard.press('Enter');
    await expect(heading('Upload catalogs')).toBeVisible();
    await expect(upload).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('hide the menu and show it again', async () => {
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });

  await test.step('log out', async () => {
    const account = page.getByRole('button', { name: `Account of ${PERSON.name}` });
    await tabTo(page, account);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(login.heading).toBeVisible();
  });
});

test('the focus is seen at each stop of the login page', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(new LoginPage(page).button).toBeEnabled();
  expect(await tabThrough(page)).toEqual(['phoneNumber', 'password', 'Show password', 'Forgot Password', 'LOG IN']);
});

test.describe('signed in', () => {
  test.use({ person: PERSON });

  for (const address of ['/', '/profile', '/settings', '/admin/user'])
    test(`the focus is seen at each stop of ${address}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const stops = await tabThrough(page);
      expect(stops[0]).toBe('Skip to content');
      expect(stops.join()).toContain(`Account of ${PERSON.name}`);
    });

  test('a key pressed at the moment a page appears is heard', async ({ page }) => {
    await page.addInitScript(() => {
      const press = (_: unknown, observer: MutationObserver) => {
        if (!document.querySelector('main h1')) return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
      };
      new MutationObserver(press).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/settings');
    await expect(page.getByRole('combobox', { name: 'Search or go to …' })).toBeVisible();
  });
});
