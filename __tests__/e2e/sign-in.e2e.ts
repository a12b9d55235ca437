import { LoginPage } from './support/login-page';
import { personNamed, personWithRole } from './support/people';
import { storedSession } from './support/stored-session';
import { expect, test } from './support/test';

const SALESMAN = personWithRole('salesman');

test('signing in at the wanted address opens the wanted page', async ({ page }) => {
  await page.goto('/order');
  const login = new LoginPage(page);
  await expect(login.heading).toBeVisible();
  await expect(page).toHaveTitle('Log in | BOMB - Business & Operations Module');
  await login.signIn(SALESMAN);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByText('The orders of your portfolio.')).toBeVisible();
  await expect(page.getByText(`Welcome, ${SALESMAN.name}`)).toBeVisible();
  await expect(page).toHaveURL('/order');

  const { userInfo, apiInfo } = await storedSession(page);
  expect(JSON.parse(userInfo ?? '')).toEqual({ name: SALESMAN.name, fo: ['salesman'] });
  expect(JSON.parse(apiInfo ?? '')).toEqual({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    fo: ['salesman'],
  });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('signing in at the login page leads to the dashboard, and so does a second visit', async ({ page }) => {
  await page.goto('/auth/login');
  await new LoginPage(page).signIn(personNamed('Kavita'));
  await expect(page.getByRole('heading', { level: 1, name: /^Good \w+, Kavita$/ })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: /^Good \w+, Kavita$/ })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a wrong password is met without a word, ready to be typed again', async ({ page, watch }) => {
  watch.expectStatus(401, /\/api\/fo\/login/, 1);
  watch.expect(/^Login failed\./, 1);
  const person = personWithRole('whatsapp_message');
  await page.goto('/auth/login');
  const login = new LoginPage(page);
  await expect(login.button).toBeEnabled();
  const words = () => page.locator('body').innerText();
  const before = await words();

  await login.signIn({ ...person, password: 'not-the-password' });
  await expect(login.password).toHaveAttribute('aria-invalid', 'true');
  await expect(login.phone).toHaveAttribute('aria-invalid', 'true');
  await expect(login.button).toBeEnabled();
  await expect(login.password).toBeFocused();
  const selected = await login.password.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selected).toBe('not-the-password');
  await expect(login.phone).toHaveValue(person.phoneNumber);
  expect(await words()).toBe(before);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.locator('.Toastify')).toHaveCount(0);
  expect(await storedSession(page)).toEqual({ userInfo: null, apiInfo: null });

  await page.keyboard.type(person.password);
  await expect(login.password).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Welcome, ${person.name}`)).toBeVisible();
});

test('a password is required, and nothing is sent without one', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto('/auth/login');
  const login = new LoginPage(page);
  await login.signIn({ phoneNumber: SALESMAN.phoneNumber, password: '' });
  await expect(login.password).toHaveAccessibleDescription('Password is required.');
  await expect(login.password).toBeFocused();
  expect(calls).toEqual([]);
});

test('the fields are as password managers and phones want them', async ({ page }) => {
  await page.goto('/auth/login');
  const login = new LoginPage(page);
  await expect(login.phone).toHaveValue('+91');
  await expect(login.phone).toHaveAttribute('type', 'tel');
  await expect(login.phone).toHaveAttribute('autocomplete', 'username');
  await expect(login.password).toHaveAttribute('type', 'password');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');

  await login.password.fill('a secret');
  const show = page.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect(login.password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(login.password).toHaveAttribute('type', 'password');
  await expect(login.password).toHaveValue('a secret');
});

test('Firebase is fetched when LOG IN is pressed, and not before', async ({ page }) => {
  const withFirebase: string[] = [];
  const identityCalls: string[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/identitytoolkit')) identityCalls.push(response.url());
    if (response.request().resourceType() !== 'script') return;
    // The test may end before the last script is read.
    const text = await response.text().catch(() => '');
    if (text.includes('/v1/accounts:signUp')) withFirebase.push(response.url());
  });
  await page.goto('/order', { waitUntil: 'networkidle' });
  const login = new LoginPage(page);
  await login.fill(SALESMAN);
  await page.waitForLoadState('networkidle');
  expect([withFirebase, identityCalls]).toEqual([[], []]);

  await login.button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect.poll(() => withFirebase).not.toEqual([]);
  expect(identityCalls).not.toEqual([]);
});

test('what was typed before the page is alive is not lost', async ({ page }) => {
  let release = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const login = new LoginPage(page);
  await login.fill(SALESMAN);
  await expect(login.button).toBeDisabled();
  release();
  await expect(login.button).toBeEnabled();
  await expect(login.phone).toHaveValue(SALESMAN.phoneNumber);
  await expect(login.password).toHaveValue(SALESMAN.password);
  await login.password.press('Enter');
  await expect(page.getByText(`Welcome, ${SALESMAN.name}`)).toBeVisible();
});

test('Forgot Password answers known and unknown phone numbers alike', async ({ page }) => {
  const ask = async (phoneNumber: string) => {
    await page.goto('/auth/login');
    await new LoginPage(page).phone.fill(phoneNumber);
    await page.getByRole('button', { name: 'Forgot Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
    await expect(dialog.getByLabel('Your phone number')).toHaveValue(phoneNumber);
    const answered = page.waitForResponse('**/api/auth/forgot-password');
    await dialog.getByRole('button', { name: 'Ask an admin' }).click();
    const answer = await answered;
    await expect(dialog.getByRole('status')).toContainText('Your request is noted.');
    const said = await dialog.innerText();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    return { said, status: answer.status(), body: await answer.text() };
  };
  const known = await ask(personNamed('Harsh').phoneNumber);
  expect(await ask('+911000099999')).toEqual(known);
  expect(known.status).toBe(202);
});
