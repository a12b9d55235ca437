import type { BrowserContext, Page } from '@playwright/test';
import { LoginPage } from './support/login-page';
import { personWithRole } from './support/people';
import { goWithinApp } from './support/routes';
import { spoilTokens, storedSession, storedTokens } from './support/stored-session';
import { expect, test } from './support/test';

const PERSON = personWithRole('manage_seller');

test.use({ person: PERSON });

const REFRESH = '/api/auth/refresh';

/** Records the browser's calls from now on. */
function listen(context: BrowserContext): { path: string; headers: Record<string, string>; body: unknown }[] {
  const calls: ReturnType<typeof listen> = [];
  context.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    if (path.startsWith('/api/')) calls.push({ path, headers: request.headers(), body: request.postDataJSON() });
  });
  return calls;
}

const toast = (page: Page) => page.locator('.Toastify__toast');
const device = (page: Page) => page.getByText('This one');

test('several calls refused at once are renewed by one refresh and repeated', async ({ page, context, watch }) => {
  watch.expectStatus(401, /\/api\/me/, 2);
  await page.goto('/profile');
  await expect(device(page)).toBeVisible();
  await spoilTokens(page, 'accessToken');
  const { refreshToken } = await storedTokens(page);
  const calls = listen(context);
  const refusals = Promise.all(
    ['/api/me', '/api/me/sessions'].map((path) =>
      page.waitForResponse((answer) => new URL(answer.url()).pathname === path && answer.status() === 401),
    ),
  );
  // The page's calls are sequential: a faster renewal would leave none to be refused at once.
  await page.route(`**${REFRESH}`, async (route) => {
    await refusals;
    await route.continue();
  });
  await page.reload();
  await expect(device(page)).toBeVisible();

  const refreshes = calls.filter(({ path }) => path === REFRESH);
  expect(refreshes).toHaveLength(1);
  expect(refreshes[0]?.body).toEqual({ refreshToken: `JWT ${refreshToken}` });
  expect(refreshes[0]?.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json' });
  const { accessToken } = await storedTokens(page);
  const authorizations = (path: string) =>
    calls.filter((call) => call.path === path).map(({ headers }) => headers.authorization);
  for (const path of ['/api/me', '/api/me/sessions'])
    expect(authorizations(path)).toEqual(['JWT useless', `JWT ${accessToken}`]);
  expect(new Set(calls.map(({ path, headers }) => path !== REFRESH && headers.source))).toEqual(
    new Set([false, 'BOMBChat']),
  );
  await expect(toast(page)).toHaveCount(0);
});

test('two tabs that refresh together stay signed in', async ({ page, context, watch }) => {
  watch.expectStatus(401, /\/api\/me/);
  const tabs = [page, await context.newPage()] as const;
  for (const tab of tabs) {
    await tab.goto('/profile');
    await expect(device(tab)).toBeVisible();
  }
  await spoilTokens(page, 'accessToken');
  const calls = listen(context);
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) {
    await expect(device(tab)).toBeVisible();
    await expect(toast(tab)).toHaveCount(0);
  }
  // A tab may not see yet what the other tab just stored; the server then returns the same new tokens.
  const refreshes = calls.filter(({ path }) => path === REFRESH).map(({ body }) => JSON.stringify(body));
  expect(new Set(refreshes).size).toBe(1);

  for (const tab of tabs) await goWithinApp(tab, '/order');
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('a session that cannot be renewed ends with one toast; sign-in restores the page', async ({ page, watch }) => {
  watch.expectStatus(401, /\/api\/me/);
  watch.expectStatus(401, /\/api\/auth\/refresh/, 1);
  await page.goto('/profile');
  await expect(device(page)).toBeVisible();
  await spoilTokens(page, 'accessToken', 'refreshToken');
  await page.reload();
  await expect(toast(page)).toHaveText(['Undefined user info']);
  const login = new LoginPage(page);
  await expect(login.heading).toBeVisible();
  expect(await storedSession(page)).toEqual({ userInfo: null, apiInfo: null });
  await expect(page).toHaveURL('/profile');

  await login.signIn(PERSON);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test('a call that is refused again after the refresh says so once', async ({ page, context, watch }) => {
  watch.expectStatus(401, /\/api\/me\/sessions/, 2);
  const refusal = { message: 'Please log in again.', code: 'unauthenticated', requestId: 'none' };
  await page.route('**/api/me/sessions', (route) => route.fulfill({ status: 401, json: refusal }));
  // The dashboard's own requests come first; only later requests are checked.
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText(`Welcome, ${PERSON.name}`)).toBeVisible();
  const calls = listen(context);
  await goWithinApp(page, '/profile');
  await expect(toast(page)).toHaveText(['invalid credentials, please login again']);
  expect(calls.map(({ path }) => path)).toEqual(['/api/me/sessions', REFRESH, '/api/me/sessions']);
});

test('any other failure is a toast with the error', async ({ page, watch }) => {
  watch.expectStatus(429, /\/api\/me\/preferences/, 1);
  const refusal = { message: 'Too many tries. Wait 3 minutes and try again.', code: 'too_many', requestId: 'none' };
  await page.route('**/api/me/preferences', (route) => route.fulfill({ status: 429, json: refusal }));
  await page.goto('/settings');
  await page.getByText('Compact', { exact: true }).click();
  await expect(toast(page)).toHaveText([refusal.message]);
  await expect(page.getByRole('radio', { name: 'Normal' })).toBeChecked();
});
