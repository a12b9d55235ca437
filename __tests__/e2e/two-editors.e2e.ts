import { personWithRole } from './support/people';
import { expect, test } from './support/test';

const ADMIN = personWithRole('admin');
const OTHER = personWithRole('manage_seller');

test.use({ person: ADMIN });

test('two people who edit one seller lose no word', async ({ page, openBrowser, watch }) => {
  watch.expectStatus(409, /\/api\/sellers\//, 1);
  await page.goto('/seller?q=Al+Madina+Kurtis');
  await page.getByRole('link', { name: 'Al Madina Kurtis' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Al Madina Kurtis' })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const other = await (await openBrowser(OTHER)).newPage();
  await other.goto(address);
  const field = (on: typeof page, name: string) => on.getByRole('textbox', { name, exact: true });
  await field(other, 'Quality score').fill('55');
  await field(other, 'Business name').fill('Al Madina Kurtis and Sons');
  await field(page, 'Business name').fill('Al Madina Kurti House');
  await field(page, 'Assigned score').fill('60');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText(/is saved\.$/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const choice = page.getByRole('alert').filter({ hasText: `${OTHER.name} changed this` });
  await expect(choice).toContainText('Al Madina Kurtis and Sons');
  await expect(choice).toContainText('Al Madina Kurti House');
  await choice.getByRole('radio', { name: /^Mine/ }).check();
  await choice.getByRole('button', { name: 'Save' }).click();
  await expect(choice).toBeHidden();
  await page.reload();
  await expect(field(page, 'Business name')).toHaveValue('Al Madina Kurti House');
  await expect(field(page, 'Quality score')).toHaveValue('55');
  await expect(field(page, 'Assigned score')).toHaveValue('60');
});
