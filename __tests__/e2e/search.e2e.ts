import { personWithRole } from './support/people';
import { expect, test } from './support/test';

test.use({ person: personWithRole('manage_seller') });

test('everything is found from any page, misspelt or in Hindi, and work is begun', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Search or go to …' });
  const sellers = page.getByRole('group', { name: 'Sellers' }).getByRole('option');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('a seller by a misspelt name', async () => {
    await page.keyboard.press('Control+k');
    await field.fill('al madnia dreses');
    await expect(sellers.first()).toContainText('Al Madina Dresses');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Al Madina Dresses' })).toBeVisible();
  });

  await test.step('the same by a name in Hindi, from the top bar', async () => {
    await page.getByRole('button', { name: /^Search or go to …/ }).click();
    await field.fill('मदीना');
    await expect(sellers.first()).toContainText('Madina');
    await page.keyboard.press('Escape');
  });

  await test.step('something to begin', async () => {
    await page.keyboard.press('Control+k');
    await field.fill('new seller');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Add a seller');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
