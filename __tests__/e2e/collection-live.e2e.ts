import { personWithRole } from './support/people';
import { expect, test } from './support/test';

test.use({ person: personWithRole('admin') });

test('a collection from a rule to its page for buyers, without a mouse', async ({ page, openBrowser, watch }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const members = page.getByRole('list', { name: 'Catalogs of the collection' }).getByRole('listitem');
  const saved = page.getByText('Saved', { exact: true });

  await test.step('name it', async () => {
    await page.goto('/collection/create/curate');
    await page.getByRole('textbox', { name: 'Name in English' }).fill('Monsoon cottons');
    await page.getByRole('textbox', { name: 'Name in Hindi' }).fill('बरसात की सूती');
    await button('Choose catalogs').press('Enter');
    await expect(page).toHaveURL(/curate\?id=/);
  });

  await test.step('fill it by a rule, once what that adds was seen', async () => {
    await page.getByRole('radio', { name: 'Search' }).press('ArrowRight');
    const most = page.getByRole('textbox', { name: 'The newest' });
    await most.fill('4');
    await most.press('Enter');
    await expect(page.getByText(/^The rule adds 4 catalogs/)).toBeVisible();
    await button('Add them').press('Enter');
    await expect(members).toHaveCount(4);
    await expect(saved).toBeVisible();
  });

  await test.step('arrange it and choose its cover', async () => {
    const second = members.nth(1).getByRole('button', { name: /^Move .* up$/ });
    await second.press('Enter');
    await expect(page.getByText(/ is now 1 of 4/)).toBeAttached();
    await button('Lowest rate first').press('Enter');
    await expect(saved).toBeVisible();
    await members.nth(0).getByRole('radio').press('Space');
    await expect(members.nth(0).getByRole('radio')).toBeChecked();
  });

  await test.step('finalize it and put it live', async () => {
    await page.getByRole('link', { name: 'Check and finalize' }).press('Enter');
    await expect(page.getByText(/^Nothing is in the way/)).toBeVisible();
    await button('Finalize').press('Enter');
    await expect(page.getByText(/^Frozen by /)).toBeVisible();
    await button('Go live now').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Go live now' }).press('Enter');
    await expect(button('End')).toBeVisible();
  });

  await test.step('begin a campaign of it', async () => {
    await button('New campaign').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Save draft' }).press('Enter');
    await expect(page).toHaveURL(/\?campaign=/);
    await expect(page.getByText('Monsoon cottons').first()).toBeVisible();
    await page.goBack();
  });

  await test.step('show it to buyers, who need no sign-in and no script', async () => {
    await page.getByRole('tab', { name: 'Share' }).press('Enter');
    const links = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
    // The campaign has its own link.
    await expect(links).toHaveCount(1);
    await button('Make a link').press('Enter');
    await expect(links).toHaveCount(2);
    const address = (await links.nth(0).getByRole('link', { name: 'Open page' }).getAttribute('href')) ?? '';
    const buyer = await (await openBrowser(null, { javaScriptEnabled: false })).newPage();
    await buyer.goto(address);
    await expect(buyer.getByRole('heading', { level: 1, name: 'Monsoon cottons' })).toBeVisible();
    watch.expectStatus(404, /\/api\/collection-links\//, 1);
    await links.nth(0).getByRole('button', { name: 'End link' }).press('Enter');
    await expect(links.nth(0).getByText('Ended', { exact: true })).toBeVisible();
    const reply = await buyer.goto(address);
    expect(reply?.status()).toBe(404);
    await expect(buyer.getByText('Monsoon cottons')).toHaveCount(0);
  });
});
