import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { personWithRole } from './support/people';
import { expect, test } from './support/test';

const EDITOR = personWithRole('editor_catalog');

test.use({ person: personWithRole('pipeline_wa') });

/** Exports that `npm run demo` writes beside its data. */
function samples(): string[] {
  const folder = path.join(process.env.E2E_DATA_FOLDER ?? '', 'samples');
  return fs.readdirSync(folder).map((name) => path.join(folder, name));
}

/** The drawn sarees all have the same shape, so the second chat's photos look like those already in catalogs. */
async function keepAll(page: Page): Promise<void> {
  const alike = page.getByRole('dialog', { name: /like one that is in a catalog/ });
  await alike.getByRole('button', { name: 'None are duplicates: keep them' }).click();
  await alike.getByRole('button', { name: 'Continue' }).click();
}

/** Takes a screenshot once the page has settled: loading placeholders would be useless in it. */
async function keepPicture(page: Page, file: string): Promise<void> {
  await page.waitForFunction(() => {
    const arriving = document.querySelector('[aria-busy="true"], .MuiCircularProgress-root, .MuiSkeleton-root');
    const seen = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    return arriving === null && seen.every((image) => image.complete && image.naturalWidth > 0);
  });
  await page.screenshot({ path: file });
}

async function bringIn(page: Page, file: string, hasAlike: boolean): Promise<void> {
  await page.getByLabel('Zip of the export').setInputFiles(file);
  await expect(page.getByText('3 posts with 9 photos')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('checkbox', { name: 'All 3 shown here' }).check();
  await page.keyboard.press('m');
  if (hasAlike) await keepAll(page);
  await expect(page.getByText('3 catalogs created in 2 uploads, ready to assign.')).toBeVisible();
}

test('from the exports of an Android phone and an iPhone to a live catalog and its PDF', async ({
  page,
  openBrowser,
}, testInfo) => {
  test.setTimeout(240_000);
  const picture = (on: Page, name: string) => keepPicture(on, testInfo.outputPath(`${name}.png`));
  const files = samples();
  expect(files).toHaveLength(2);
  await page.goto('/catalog/upload');
  for (const [index, file] of files.entries()) {
    await bringIn(page, file, index > 0);
    await picture(page, `1-import-${index}`);
    await page.getByRole('button', { name: 'Another export' }).click();
  }
  // Importing the same export again adds nothing.
  await page.getByLabel('Zip of the export').setInputFiles(files[0] ?? '');
  await expect(page.getByText('3 posts known from an earlier import')).toBeVisible({ timeout: 60_000 });

  const admin = await (await openBrowser(personWithRole('admin'))).newPage();
  await admin.goto('/add-catalog/assign');
  const board = admin.getByRole('table', { name: 'Uploads' });
  await expect(board.getByRole('row')).toHaveCount(5);
  await admin.getByRole('checkbox', { name: 'Select every row on this page' }).check();
  await admin.getByRole('button', { name: 'Assign…' }).click();
  await admin
    .getByRole('dialog')
    .getByRole('checkbox', { name: new RegExp(EDITOR.name) })
    .check();
  await admin.getByRole('button', { name: 'Assign 4 uploads' }).click();
  await expect(admin.getByText('4 uploads assigned.')).toBeVisible();
  await picture(admin, '2-assigned');

  const editor = await (await openBrowser(EDITOR)).newPage();
  await editor.goto('/catalog/tag');
  await expect(editor.getByRole('list', { name: 'My queue' })).toBeVisible();
  await editor.keyboard.press('n');
  await expect(editor.getByRole('group', { name: 'Product type' })).toBeVisible();
  await picture(editor, '3-tagging');
  const press = async (...keys: string[]) => {
    for (const key of keys) await editor.keyboard.press(key);
  };
  // Product type, certain caption findings, colour, then the missing fields and the title.
  await press('p', '1', ',', '1', 'Enter', '3', '2', 'w', '3', ';');
  await picture(editor, '4-tagged');
  await press('Control+Enter');
  // The next catalog appears, and the first is with the reviewers.
  await expect(editor.getByText('Same design new colours')).toBeVisible();

  const reviewer = await (await openBrowser(personWithRole('editor_review'))).newPage();
  await reviewer.goto('/catalog?tab=review');
  await expect(reviewer.getByText('1 catalog waits.')).toBeVisible();
  await expect(reviewer.getByText('Kesariya vol 4')).toBeVisible();
  await picture(reviewer, '5-review');
  await reviewer.keyboard.press('p');
  await reviewer.getByRole('button', { name: 'Remove photo 4' }).click();
  await reviewer.getByRole('button', { name: 'Make photo 2 the cover' }).click();
  await reviewer.getByRole('button', { name: 'More for photo 1' }).click();
  await reviewer.getByRole('menuitem', { name: 'Turn right' }).click();
  // The menu has the keyboard until it is closed.
  await expect(reviewer.getByRole('menuitem', { name: 'Turn right', includeHidden: true })).toHaveCount(0);
  await expect(reviewer.getByRole('progressbar', { name: 'Working on photo 1' })).toBeHidden();
  await picture(reviewer, '6-review-pictures');
  await expect(reviewer.getByRole('button', { name: 'Fix and accept (A)' })).toBeEnabled();
  await reviewer.keyboard.press('a');
  await expect(reviewer.getByText(/is live\.$/).first()).toBeVisible();
  await expect(reviewer.getByText('Nothing waits for your review')).toBeVisible();

  await reviewer.getByRole('link', { name: 'All catalogs' }).click();
  await reviewer.getByRole('searchbox', { name: 'Search catalogs' }).fill('georgette');
  const live = reviewer.getByRole('table', { name: 'Catalogs' }).getByRole('row', { name: /Live/ });
  await expect(live).toHaveCount(1);
  await expect(reviewer.getByText('2 catalogs', { exact: true })).toBeVisible();
  await expect(live).toContainText('₹415');
  await picture(reviewer, '7-browse');

  await reviewer.goto('/admin/catalog/catalogpdf');
  await reviewer.getByRole('searchbox', { name: 'Search live catalogs' }).fill('georgette');
  await reviewer.getByRole('button', { name: 'Add all 1 catalog' }).click();
  await expect(reviewer.getByText('1 catalog of at most 200, 3 pictures')).toBeVisible();
  await reviewer.getByRole('textbox', { name: 'Title' }).fill('Diwali 2026');
  await reviewer.getByRole('button', { name: /^Make/ }).click();
  const saving = reviewer.waitForEvent('download');
  await reviewer.getByRole('button', { name: 'Download', exact: true }).first().click({ timeout: 60_000 });
  const file = await fs.promises.readFile(await (await saving).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  await picture(reviewer, '8-pdf');
});
