import { findViolations } from './support/axe';
import { personWithRole } from './support/people';
import { expect, test } from './support/test';

test.use({ person: personWithRole('admin') });

test('sellers that match are suspended by keyboard, each with its result, and put back', async ({ page }) => {
  await page.goto('/seller?status=active&q=saree&limit=25');
  await expect(page.getByText(/^[\d,]+ sellers$/)).toBeVisible();
  await page.getByLabel('Select every row on this page').press('Space');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: /^Select all [\d,]+ sellers that match$/ }).press('Enter');
  await expect(bar.getByText(/^All [\d,]+ sellers selected$/)).toBeVisible();
  const matching = Number((await bar.innerText()).replace(/\D/g, ''));
  expect(matching).toBeGreaterThan(25);

  await bar.getByRole('button', { name: 'Change…' }).press('Enter');
  const choice = page.getByRole('dialog', { name: 'Change the selected sellers' });
  await choice.getByLabel('Action').selectOption('Suspend');
  await choice.getByRole('textbox', { name: 'Reason' }).fill('Closed for stocktaking.');
  expect(await findViolations(page)).toEqual([]);
  await choice.getByRole('button', { name: 'Preview' }).press('Enter');
  const change = choice.getByRole('button', { name: `Change ${matching} sellers` });
  await expect(change).toBeEnabled();
  expect(await findViolations(page)).toEqual([]);
  await change.press('Enter');

  const result = page.getByRole('dialog', { name: `Suspend ${matching} sellers`, exact: true });
  await expect(result.getByRole('button', { name: 'Undo' })).toBeVisible({ timeout: 60_000 });
  await expect(result.getByLabel('Show')).toContainText(`Changed (${matching})`);
  await expect(result.getByRole('row')).toHaveCount(51);
  expect(await findViolations(page)).toEqual([]);

  // The panel is closed and found again in the background jobs.
  await page.keyboard.press('Escape');
  await expect(page.getByText('No sellers match')).toBeVisible();
  const tray = page.getByRole('region', { name: 'Background jobs' });
  await tray.getByRole('link', { name: 'Result' }).first().press('Enter');
  await result.getByRole('button', { name: 'Undo' }).press('Enter');
  const undone = page.getByRole('dialog', { name: `Undo: Suspend ${matching} sellers` });
  await expect(undone.getByLabel('Show')).toContainText(`Put back (${matching})`, { timeout: 60_000 });
  await undone.getByRole('button', { name: 'Close' }).press('Enter');
  await page.goto('/seller?status=active&q=saree');
  await expect(page.getByText(`${matching} sellers`, { exact: true })).toBeVisible();
});
