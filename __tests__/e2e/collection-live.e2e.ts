import type { Locator } from '@playwright/test';
import { personWithRole } from './support/people';
import { tabTo } from './support/tab-to';
import { expect, test } from './support/test';

test.use({ person: personWithRole('admin') });

test('a collection is filled by a rule, arranged, finalized and put live without a mouse', async ({ page }) => {
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);
  const fill = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await type(text);
  };
  const use = async (button: Locator) => {
    await tabTo(page, button);
    await press('Enter');
  };

  await test.step('name it', async () => {
    await page.goto('/collection/create/curate');
    await fill(page.getByRole('textbox', { name: 'Name in English' }), 'Monsoon cottons');
    await fill(page.getByRole('textbox', { name: 'Name in Hindi' }), 'बरसात की सूती');
    await use(page.getByRole('button', { name: 'Choose catalogs' }));
    await expect(page).toHaveURL(/curate\?id=/);
  });

  const members = page.getByRole('list', { name: 'Catalogs of the collection' }).getByRole('listitem');
  await test.step('fill it by a rule, once what that adds was seen', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'Search' }));
    await press('ArrowRight');
    const most = page.getByRole('textbox', { name: 'The newest' });
    await tabTo(page, most);
    await press('Control+a');
    await type('6');
    await press('Enter');
    await expect(page.getByText(/^The rule adds [2-6] catalogs/)).toBeVisible();
    await use(page.getByRole('button', { name: 'Add them' }));
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await members.count()).toBeGreaterThan(1);
  });

  await test.step('move one and put the rest into order', async () => {
    const second = members.nth(1).getByRole('button', { name: /^Move .* up$/ });
    await use(second);
    await expect(page.getByText(/ is now 1 of /)).toBeAttached();
    await use(page.getByRole('button', { name: 'Lowest rate first' }));
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('finalize it', async () => {
    await use(page.getByRole('link', { name: 'Check and finalize' }));
    await expect(page.getByText(/Nothing is in the way/)).toBeVisible();
    await use(page.getByRole('button', { name: 'Finalize', exact: true }));
    await expect(page.getByText(/^Frozen by /)).toBeVisible();
  });

  await test.step('put it live', async () => {
    await use(page.getByRole('button', { name: 'Go live now' }));
    await use(page.getByRole('dialog').getByRole('button', { name: 'Go live now' }));
    await expect(page.getByRole('button', { name: 'End', exact: true })).toBeVisible();
  });

  await test.step('show it to buyers, who need no script', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'As buyers see it' }));
    await press('ArrowRight');
    await press('Enter');
    await use(page.getByRole('button', { name: 'Make a link' }));
    const link = page.getByRole('link', { name: 'Open page' });
    await expect(link).toBeVisible();
    const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
    const buyer = await context?.newPage();
    const reply = await buyer?.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    const headers = reply?.headers() ?? {};
    expect([headers['referrer-policy'], headers['x-robots-tag'], headers['cache-control']]).toEqual([
      'no-referrer',
      'noindex, nofollow',
      'no-store',
    ]);
    await expect(buyer?.getByRole('heading', { level: 1, name: 'Monsoon cottons' }) ?? link).toBeVisible();
    await context?.close();
  });
});
