import { personWithRole } from './support/people';
import { expect, test } from './support/test';

const ADMIN = personWithRole('admin');
const OTHER = personWithRole('manage_seller');

test.use({ person: ADMIN });

test('two people who edit one seller lose no word', async ({ page, openBrowser }) => {
  await page.goto('/seller?q=Al+Madina+Kurtis');
  await page.getByRole('link', { name: 'Al Madina Kurtis' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Al Madina Kurtis' })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const other = await (await openBrowser(OTHER)).newPage();
  await other.goto(address);
  const field = (on: typeof page, name: string) => on.getByRole('textbox', { name, exact: true });
  await field(other, 'Address').fill('Shop 12, first floor');
  await field(other, 'Person').fill('Kalpesh Doshi senior');
  await field(page, 'Person').fill('Kalpeshbhai Doshi');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText(/is saved\.$/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const choice = page.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await expect(choice).toContainText('Kalpesh Doshi senior');
  await expect(choice).toContainText('Kalpeshbhai Doshi');
  await choice.getByRole('radio', { name: /^Mine/ }).check();
  await choice.getByRole('button', { name: 'Save' }).click();
  await expect(choice).toBeHidden();
  await page.reload();
  await expect(field(page, 'Person')).toHaveValue('Kalpeshbhai Doshi');
  await expect(field(page, 'Address')).toHaveValue('Shop 12, first floor');
});
