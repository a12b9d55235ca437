import fs from 'node:fs/promises';
import { personWithRole } from './support/people';
import { expect, test } from './support/test';

test.use({ person: personWithRole('manage_seller') });

const GOOD = 40;
const line = (n: number) => `E2E Trader ${String(n).padStart(2, '0')},Suresh,+9176000${String(n).padStart(5, '0')}`;
const TABLE = [
  'Shop,Owner,Mobile No,Score',
  ...Array.from({ length: GOOD }, (_, n) => `${line(n)},${n}`),
  'E2E Wrong,Suresh,12345,10',
  'E2E Shortened,Suresh,9.19E+11,10',
].join('\r\n');

test('a table is imported by keyboard: columns, check, import, wrong rows, export', async ({ page }) => {
  await page.goto('/seller');
  const open = page.getByRole('button', { name: 'Import', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import sellers' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).press('Enter');
  const chooser = await choosing;
  await chooser.setFiles({ name: 'market list.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });

  await expect(dialog.getByText('market list.csv: 42 rows.')).toBeVisible();
  await expect(dialog.getByLabel('Mobile No')).toHaveValue('phoneNumbers');
  await dialog.getByRole('button', { name: 'Check the rows' }).press('Enter');
  const rows = dialog.getByRole('region', { name: 'Rows with errors' });
  await expect(rows.getByRole('row', { name: /^42 Mobile No 12345 “12345” is not a phone number/ })).toBeVisible();
  await expect(rows.getByRole('row', { name: /^43 Mobile No 9\.19E\+11 / })).toBeVisible();

  await dialog.getByRole('button', { name: `Import ${GOOD} rows` }).press('Enter');
  await expect(dialog.getByText('Imported')).toBeVisible();
  await expect(dialog.locator('dd').last()).toHaveText(String(GOOD));
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download rows with errors' }).press('Enter');
  const failures = await fs.readFile(await (await saving).path(), 'utf8');
  expect(failures.trim().split('\r\n')).toHaveLength(3);
  expect(failures).toContain('E2E Shortened');
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');

  await page.getByRole('searchbox', { name: 'Search sellers' }).fill('E2E Trader');
  await expect(page.getByText(`${GOOD} sellers`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV file' }).press('Enter');
  const tray = page.getByRole('region', { name: 'Background jobs' });
  await tray.getByRole('button', { name: 'Download' }).first().press('Enter');
  const exported = await fs.readFile(await (await exporting).path(), 'utf8');
  expect(exported.trim().split('\r\n')).toHaveLength(GOOD + 1);
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).press('Enter');
  await expect(
    page.getByRole('link', { name: 'Import of market list.csv finished. 40 imported, 2 with errors.' }),
  ).toBeVisible();
});
