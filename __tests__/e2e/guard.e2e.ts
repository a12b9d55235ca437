import type { Page, Response } from '@playwright/test';
import { ROUTES_NAMED_LATER, SPECIFIED_MENU } from '../support/specification-section-2';
import { SPECIFIED_ACCESS, SPECIFIED_ROLES } from '../support/specification-section-6';
import { personWithRole } from './support/people';
import { ROUTES, type Route, goWithinApp } from './support/routes';
import { expect, test } from './support/test';

const SUFFIX = ' | BOMB - Business & Operations Module';
const NO_ACCESS = 'You do not have access to this page.';

test.describe.configure({ mode: 'parallel' });

/** The page's content once it has settled. */
async function look(page: Page, { address }: Route) {
  const heading = page.locator('h1');
  await heading.waitFor();
  return {
    address,
    heading: (await heading.innerText()).replace(/^Good (morning|afternoon|evening), .*/, 'Dashboard'),
    title: (await page.title()).split(' › ').at(-1),
  };
}

const expectedLook = ({ address, name, heading, roles }: Route, role: string) => ({
  address,
  heading: roles.includes(role) ? heading : NO_ACCESS,
  title: (roles.includes(role) ? name : 'No access') + SUFFIX,
});

const SECURITY_HEADERS = {
  // Scripts from this server and inline scripts by hash; inline styles are allowed, and their directive follows.
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-/,
  ),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-robots-tag': 'noindex, nofollow',
};

const expectGuarded = (response: Response | null) => expect(response?.headers()).toMatchObject(SECURITY_HEADERS);

/** Opens every group of the menu. */
async function openMenu(page: Page): Promise<void> {
  const closed = page.locator('nav[aria-label=Menu] button[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Menu entries the person can reach, each with its group headings. */
const readMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).evaluate((menu) => {
    const headings = (entry: Element | null | undefined): string[] => {
      const item = entry?.closest('li');
      if (!item) return [];
      const heading = item.querySelector(':scope > button')?.textContent;
      return [...headings(item.parentElement), ...(heading ? [heading] : [])];
    };
    return [...menu.querySelectorAll('a')]
      .filter((entry) => entry.checkVisibility({ visibilityProperty: true }))
      .map((entry) => [...headings(entry), entry.textContent, entry.getAttribute('href')].join(' > '));
  });

const BUYER = ROUTES_NAMED_LATER.filter(([group]) => group === 'Buyer');
const WHERE_BUYER_STANDS = SPECIFIED_MENU.findIndex(([, entry]) => entry === 'Order');
const WHOLE_MENU = SPECIFIED_MENU.toSpliced(WHERE_BUYER_STANDS, 0, ...BUYER);
const GROUPS_WITH_ROLES = SPECIFIED_ACCESS.flatMap(({ groups, roles }) =>
  (groups ?? []).map((name) => ({ name, roles })),
);

function expectedMenu(role: string): string[] {
  const isShown = (group: string) =>
    !GROUPS_WITH_ROLES.some(({ name, roles }) => name === group && !roles.includes(role));
  return WHOLE_MENU.filter(([, , pattern, menu]) => {
    const route = ROUTES.find((known) => known.pattern === pattern);
    return menu === 'yes' && route?.roles.includes(role);
  }).map(([group, entry, pattern]) => {
    const headings = group === '-' ? [] : group.split(', ').filter(isShown);
    return [...headings, entry, pattern].join(' > ');
  });
}

for (const role of SPECIFIED_ROLES) {
  test.describe(role, () => {
    test.use({ person: personWithRole(role) });

    test('opens and finds in the menu what section 6 says, and nothing else', async ({ page }) => {
      const asked: string[] = [];
      page.on('response', (response) => {
        const screen = /\/api\/screens\/(.+)$/.exec(response.url())?.[1];
        if (screen) asked.push(`${screen} ${response.status()}`);
      });

      // Leaving before the response arrives cancels the request.
      const dashboard = page.waitForResponse('**/api/screens/dashboard');
      await page.goto('/');
      await dashboard;
      await page.locator('h1').waitFor();
      await openMenu(page);
      await expect.poll(() => readMenu(page)).toEqual(expectedMenu(role));

      const seen = [];
      for (const route of ROUTES) {
        await goWithinApp(page, route.address);
        seen.push(await look(page, route));
      }
      expect(seen).toEqual(ROUTES.map((route) => expectedLook(route, role)));

      expect(asked).toEqual(['dashboard 200']);
    });
  });
}

/** The role that may open every page, and the role that may open almost none. */
for (const role of ['admin', 'chat_active']) {
  test.describe(`${role}, by the address`, () => {
    test.use({ person: personWithRole(role) });

    test('meets the same, under all security headers, and tells search engines nothing', async ({ page }) => {
      const seen = [];
      for (const route of ROUTES) {
        const response = await page.goto(route.address, { waitUntil: 'commit' });
        expectGuarded(response);
        const robots = await page.locator('meta[name=robots]').getAttribute('content');
        seen.push({ ...(await look(page, route)), robots });
      }
      const robots = 'noindex, nofollow';
      expect(seen).toEqual(ROUTES.map((route) => ({ ...expectedLook(route, role), robots })));
    });
  });
}

test.describe('turned away', () => {
  test.use({ person: personWithRole('catalog_expert') });

  test('the button of the no-access page leads home', async ({ page }) => {
    await page.goto('/admin/user');
    await expect(page.getByRole('heading', { name: NO_ACCESS })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: /^Good \w+, Meenakshi$/ })).toBeVisible();
  });

  test('an address that does not exist says so inside the shell', async ({ page, watch }) => {
    watch.expectStatus(404, /\/no\/such\/page/, 1);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    expectGuarded(response);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(page).toHaveTitle(`Page not found${SUFFIX}`);
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('signed out, an address that does not exist shows the login page like any other', async ({ page, watch }) => {
  watch.expectStatus(404, /\/no\/such\/page/, 1);
  await page.goto('/no/such/page');
  await expect(page.getByRole('button', { name: 'LOG IN' })).toBeEnabled();
});
