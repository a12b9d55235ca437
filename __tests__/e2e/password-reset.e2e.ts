import { LoginPage } from './support/login-page';
import { personNamed, personWithRole, signInByCalls } from './support/people';
import { expect, test } from './support/test';

const FORGETFUL = personNamed('Zoya');
const NEW_PASSWORD = 'mango pickle at noon';

test('somebody who forgot the password asks an admin, comes in and chooses a new one', async ({
  page,
  openBrowser,
  watch,
  address,
}) => {
  watch.allowStatus(403, /\/api\//);
  await page.goto('/order');
  const login = new LoginPage(page);
  await login.phone.fill(FORGETFUL.phoneNumber);
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await page.getByRole('button', { name: 'Ask an admin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const desk = await (await openBrowser(personWithRole('admin'))).newPage();
  await desk.goto('/admin/user');
  await desk.getByRole('button', { name: /^Password requests/ }).click();
  const request = desk.getByRole('listitem', { name: FORGETFUL.name });
  await request.getByRole('button', { name: 'Give a one-time password' }).click();
  const question = desk.getByRole('dialog', { name: `New password for ${FORGETFUL.name}?` });
  await question.getByRole('button', { name: 'Give a one-time password' }).click();
  const granted = desk.getByRole('dialog', { name: 'One-time password' });
  const oneTimePassword = await granted.getByRole('status').innerText();
  expect(oneTimePassword).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  await desk.keyboard.press('Escape');
  await expect(granted).toBeVisible();
  await granted.getByRole('button', { name: 'Done' }).click();
  await expect(request).toHaveCount(0);
  await expect(desk.getByText(oneTimePassword)).toHaveCount(0);
  await expect(signInByCalls(address, FORGETFUL)).rejects.toThrow('answered 401');

  await login.phone.fill('+91');
  await login.signIn({ ...FORGETFUL, password: oneTimePassword });
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveTitle('Choose a new password | BOMB - Business & Operations Module');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goto('/order');
  await page.getByLabel('One-time password').fill(oneTimePassword);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await expect(signInByCalls(address, { ...FORGETFUL, password: oneTimePassword })).rejects.toThrow('answered 401');
  await signInByCalls(address, { ...FORGETFUL, password: NEW_PASSWORD });
});
