import type { Page } from '@playwright/test';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { ApiCaller } from '../harness/bench/api-caller';
import { personWithRole, signInByCalls } from './support/people';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

const ADMIN = personWithRole('admin');

test.use({ person: personWithRole('manage_seller') });

const keysOf =
  (page: Page) =>
  async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

/** Opens the only row a search finds. */
async function openFound(page: Page, name: string): Promise<void> {
  await keysOf(page)('/');
  await page.keyboard.type(name);
  await page.waitForURL((url) => url.searchParams.get('q') === name);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await keysOf(page)('ArrowDown', 'Enter');
}

test('two entries of one shop are merged, worked on and taken apart by keyboard', async ({
  page,
  address,
  openBrowser,
}, { retry }) => {
  const admin = await (await openBrowser(ADMIN)).newPage();
  const calls = new ApiCaller(address, (await signInByCalls(address, ADMIN)).apiInfo);
  const add = (businessName: string, contactName: string, last: number, more: object) =>
    calls.call(sellersApi.create, {
      body: { businessName, contactName, phoneNumbers: [`+911288${retry}000${last}0`], ...more },
    });
  const shop = `Nirvana Weaves ${retry + 1}`;
  const kept = await add(shop, 'Mahesh', 1, { qualityScore: 40 });
  const gone = await add(`${shop} Co`, 'Mahesh Shah', 2, { qualityScore: 40, assignedScore: 70 });
  const [press, decide] = [keysOf(page), keysOf(admin)];

  await test.step('the seller’s manager asks', async () => {
    await page.goto(`/seller/${kept.id}`);
    await tabTo(page, page.getByRole('button', { name: 'This is the same as…' }));
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: `${shop} is the same as…` });
    await expect(dialog.getByRole('combobox', { name: 'Other seller' })).toBeFocused();
    await page.keyboard.type(`${shop} Co`);
    await expect(dialog.getByRole('option', { name: `${shop} Co` })).toBeVisible();
    await press('Enter');
    await tabTo(page, dialog.getByRole('textbox', { name: 'How you know' }));
    await page.keyboard.type('Same shop, he told me so.');
    await press('Enter');
    await expect(page.getByText('The merge request is open. An admin decides.')).toBeVisible();
  });

  await test.step('the admin looks at both and merges', async () => {
    await admin.goto('/admin/merge-request');
    await expect(admin.locator('tr[data-row="1"]')).toBeVisible();
    await openFound(admin, shop);
    const table = admin.getByRole('table', { name: 'Fields of both records' });
    await expect(table.getByRole('radio', { name: 'Assigned score: 70' })).toBeChecked();
    await expect(admin.getByText('Same shop, he told me so.')).toBeVisible();
    await decide('s');
    await expect(admin.getByText(`${shop} Co stays.`)).toBeVisible();
    await decide('s');
    await expect(admin.getByText(`${shop} stays.`)).toBeVisible();
    await tabTo(admin, table.getByRole('radio', { name: 'Contact name: Mahesh', exact: true }));
    await decide('ArrowRight');
    await expect(table.getByRole('radio', { name: 'Contact name: Mahesh Shah' })).toBeChecked();
    await decide('m');
    const dialog = admin.getByRole('dialog', { name: `Merge ${shop} Co into ${shop}?` });
    await expect(dialog).toContainText('Contact name, Assigned score');
    await expect(dialog.getByRole('button', { name: 'Merge' })).toBeFocused();
    await decide('Enter');
    await expect(admin.getByRole('button', { name: 'Undo the merge (U)' })).toBeVisible();
  });

  await test.step('work goes on', async () => {
    await page.goto(`/seller/${gone.id}`);
    const note = page.getByRole('alert').filter({ hasText: 'This seller was merged into' });
    await tabTo(page, note.getByRole('link', { name: shop }));
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: shop, exact: true })).toBeVisible();
    const score = page.getByRole('textbox', { name: 'Assigned score' });
    await expect(score).toHaveValue('70');
    await tabTo(page, score);
    await press('Control+a');
    await page.keyboard.type('71');
    await press('Enter');
    await expect(page.getByText(`${shop} is saved.`)).toBeVisible();
    await page.goto(`/seller/${kept.id}?tab=notes`);
    await tabTo(page, page.getByRole('textbox', { name: 'New note' }));
    await page.keyboard.type('Has a second shop after all');
    await press('Tab', 'Enter');
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Has a second shop after all');
  });

  await test.step('the admin takes them apart', async () => {
    await decide('u');
    const dialog = admin.getByRole('dialog', { name: 'Undo the merge?' });
    await expect(dialog).toContainText('Assigned score is now 71; before the merge it was empty.');
    await tabTo(admin, dialog.getByRole('checkbox', { name: /Has a second shop after all/ }));
    await decide('Space');
    await tabTo(admin, dialog.getByRole('button', { name: 'Undo the merge' }));
    await decide('Enter');
    await expect(admin.getByText(/are two again\.$/)).toBeVisible();
  });

  await test.step('both are what they were, but for the work', async () => {
    await page.goto(`/seller/${gone.id}?tab=notes`);
    await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Has a second shop after all');
    const [first, second] = await Promise.all(
      [kept, gone].map(({ id }) => calls.call(sellersApi.get, { params: { id } })),
    );
    expect(first).toMatchObject({ assignedScore: 71, contactName: 'Mahesh', phoneNumbers: kept.phoneNumbers });
    expect(second).toMatchObject({ assignedScore: 70, contactName: 'Mahesh Shah', phoneNumbers: gone.phoneNumbers });
  });
});
