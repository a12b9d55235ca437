import { personWithRole } from './support/people';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ person: personWithRole('manage_seller') });

test('a seller is found, opened and changed by keyboard, and the list keeps its place', async ({ page }) => {
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  await page.goto('/seller?limit=25');
  await expect(page.getByRole('row').nth(25)).toBeVisible();

  await test.step('search', async () => {
    const found = page.waitForResponse(/\/api\/sellers\?.*q=madina(&|$)/);
    await press('/');
    await page.keyboard.type('madina');
    await found;
    // The previous search's rows stay until the new rows arrive.
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('link', { name: 'Al Madina Dresses', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/q=madina/);
    await press('ArrowDown');
    await expect(page.locator('tr[data-row="0"]')).toBeFocused();
  });

  await test.step('go through the rows and choose some', async () => {
    await press('j', 'k', 'x', 'j', 'j', 'Shift+x');
    await expect(page.getByRole('row', { selected: true })).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('3 sellers selected');
    await press('Escape');
    await expect(page.getByRole('row', { selected: true })).toHaveCount(0);
  });

  const name = await page.locator('tr[data-row]:focus a').innerText();
  await test.step('open one, look at its tabs', async () => {
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
    await press('End', 'Enter');
    await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
    await press('Home', 'Enter');
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('change it', async () => {
    const score = page.getByRole('textbox', { name: 'Assigned score' });
    await tabTo(page, score);
    await press('Control+a');
    await page.keyboard.type('71');
    await press('Enter');
    await expect(page.getByText(/is saved\.$/).first()).toBeVisible();
  });

  await test.step('come back to the same row', async () => {
    // Each tab change was a history entry.
    for (const address of [/tab=history/, /\/seller\/[^?]+$/, /q=madina/]) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
    await expect(page.locator('tr[data-row]:focus')).toContainText(name);
  });
});
