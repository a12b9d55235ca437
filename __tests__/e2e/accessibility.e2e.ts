import type { Page } from '@playwright/test';
import { findViolations, RULES_OF_COLOUR } from './support/axe';
import { LoginPage } from './support/login-page';
import { type Person, personWithRole } from './support/people';
import { expect, test } from './support/test';

const ADMIN = personWithRole('admin');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface State {
  name: string;
  address: string;
  person: Person | null;
  /** Steps from the address to this state. */
  reach?: (page: Page) => Promise<void>;
  /** Element that must be visible before axe runs. */
  shows: (page: Page) => ReturnType<Page['locator']>;
  isOnPhonesOnly?: boolean;
  status?: number;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

const openSeller = (page: Page) => page.getByRole('link', { name: 'Al Madina Dresses' }).click();

const STATES: State[] = [
  { name: 'the login page', address: '/auth/login', person: null, shows: heading('Welcome to BOMB') },
  {
    name: 'the login page without a password',
    address: '/auth/login',
    person: null,
    reach: press('LOG IN'),
    shows: (page) => page.getByText('Password is required.'),
  },
  {
    name: 'Forgot Password',
    address: '/auth/login',
    person: null,
    reach: async (page) => {
      await expect(new LoginPage(page).button).toBeEnabled();
      await press('Forgot Password')(page);
    },
    shows: dialog('Forgot your password?'),
  },
  { name: 'the dashboard', address: '/', person: ADMIN, shows: heading(/^Good /) },
  { name: 'My Profile', address: '/profile', person: ADMIN, shows: (page) => page.getByText('This one') },
  {
    name: 'the question before signing others out',
    address: '/profile',
    person: ADMIN,
    reach: press(/^Sign out/),
    shows: (page) => page.getByRole('dialog'),
  },
  { name: 'Settings', address: '/settings', person: ADMIN, shows: (page) => page.getByLabel('Start page') },
  {
    name: 'the users, one of them without a password',
    address: '/admin/user?requests=open',
    person: ADMIN,
    shows: (page) => page.getByRole('listitem', { name: 'Meenakshi Sundaram' }),
  },
  {
    name: 'the question before a one-time password',
    address: '/admin/user?requests=open',
    person: ADMIN,
    reach: press('Give a one-time password'),
    shows: dialog(/^New password for/),
  },
  { name: 'the markets', address: '/market', person: ADMIN, shows: (page) => page.getByText('Maskati Cloth Market') },
  { name: 'a new market', address: '/market?add=new', person: ADMIN, shows: dialog('Add a market') },
  { name: 'a merge of markets', address: '/market?merge=new', person: ADMIN, shows: dialog('Merge two markets') },
  {
    name: 'the sellers',
    address: '/seller',
    person: ADMIN,
    shows: (page) => page.getByRole('link', { name: 'Al Madina Dresses' }),
  },
  {
    name: 'the filter by market',
    address: '/seller',
    person: ADMIN,
    reach: async (page) => {
      await press('Filter')(page);
      await page.getByRole('menuitem', { name: 'Market' }).click();
      await page.getByRole('combobox', { name: 'Market' }).fill('surat');
    },
    shows: (page) => page.getByRole('option').first(),
  },
  { name: 'a new seller', address: '/seller?add=new', person: ADMIN, shows: dialog('Add a seller') },
  {
    name: 'one seller',
    address: '/seller',
    person: ADMIN,
    reach: openSeller,
    shows: (page) => page.getByRole('combobox', { name: 'Account manager' }),
  },
  {
    name: 'the history of a seller',
    address: '/seller',
    person: ADMIN,
    reach: async (page) => {
      await openSeller(page);
      await page.getByRole('tab', { name: 'History' }).click();
    },
    shows: (page) => page.getByRole('list', { name: 'History' }),
  },
  {
    name: 'the WhatsApp groups of a seller',
    address: '/seller',
    person: ADMIN,
    reach: async (page) => {
      await openSeller(page);
      await page.getByRole('tab', { name: 'Groups' }).click();
      await page.getByRole('link', { name: 'Manage groups' }).click();
      await press('Add a group')(page);
    },
    shows: dialog('Add a WhatsApp group'),
  },
  {
    name: 'the portfolio of a salesman',
    address: '/',
    person: personWithRole('salesman'),
    reach: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /My page|portfolio/i })
        .first()
        .click(),
    shows: (page) => page.getByRole('tab', { name: 'Sellers' }),
  },
  {
    name: 'somebody on the staff',
    address: '/admin/user',
    person: ADMIN,
    reach: (page) =>
      page
        .getByRole('link', { name: personWithRole('salesman').name })
        .first()
        .click(),
    shows: (page) => page.getByRole('button', { name: /^Disable$/ }),
  },
  {
    name: 'the work of somebody who is to be disabled',
    address: '/admin/user',
    person: ADMIN,
    reach: async (page) => {
      await page
        .getByRole('link', { name: personWithRole('salesman').name })
        .first()
        .click();
      await press(/^Disable$/)(page);
    },
    shows: (page) => page.getByRole('dialog', { name: /^Disable/ }),
  },
  {
    name: 'the activity log',
    address: '/settings?tab=activity-log',
    person: ADMIN,
    shows: (page) => page.getByRole('list', { name: 'Entries' }),
  },
  {
    name: 'failed jobs',
    address: '/settings?tab=failed-jobs',
    person: ADMIN,
    shows: (page) => page.getByText('No failed jobs'),
  },
  { name: 'an import', address: '/seller?import=new', person: ADMIN, shows: dialog('Import sellers') },
  { name: 'the catalogs', address: '/catalog', person: ADMIN, shows: heading('Catalogs') },
  { name: 'the review', address: '/catalog?tab=review', person: ADMIN, shows: heading('Catalogs') },
  { name: 'the upload of catalogs', address: '/catalog/upload', person: ADMIN, shows: heading('Upload catalogs') },
  {
    name: 'the photos of an upload',
    address: '/catalog/upload?tab=photos',
    person: ADMIN,
    shows: heading('Upload catalogs'),
  },
  { name: 'the queue of an editor', address: '/catalog/tag', person: ADMIN, shows: heading('Tag catalogs') },
  { name: 'the inbox of posts', address: '/add-catalog', person: ADMIN, shows: heading('WhatsApp Catalog') },
  { name: 'the assignment board', address: '/add-catalog/assign', person: ADMIN, shows: heading('Assign uploads') },
  { name: 'live control', address: '/admin/catalog', person: ADMIN, shows: heading('Live control') },
  { name: 'orders', address: '/order', person: ADMIN, shows: heading('Orders') },
  { name: 'a new order', address: '/order/new', person: ADMIN, shows: heading('New order') },
  { name: 'buyers', address: '/buyer', person: ADMIN, shows: heading('Buyers') },
  { name: 'catalog PDFs', address: '/admin/catalog/catalogpdf', person: ADMIN, shows: heading('Catalog PDFs') },
  {
    name: 'billing',
    address: '/billing',
    person: ADMIN,
    shows: (page) => page.getByRole('img', { name: 'Storage at the end of each month' }),
  },
  {
    name: 'the no-access page',
    address: '/admin/user',
    person: personWithRole('chat_active'),
    shows: heading('You do not have access to this page.'),
  },
  {
    name: 'an address that does not exist',
    address: '/no/such/page',
    person: ADMIN,
    shows: heading('Page not found'),
    status: 404,
  },
  {
    name: 'the open palette',
    address: '/',
    person: ADMIN,
    reach: press('Search or go to …'),
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'the open menu of the account',
    address: '/',
    person: ADMIN,
    reach: press(/Account of/),
    shows: (page) => page.getByRole('menuitem', { name: 'Log Out' }),
  },
  {
    name: 'the sheet of shortcuts',
    address: '/',
    person: ADMIN,
    // Nothing visible tells when a page on a busy machine starts to handle keys.
    reach: (page) =>
      expect(async () => {
        await page.keyboard.press('?');
        await expect(dialog('Keyboard shortcuts')(page)).toBeVisible({ timeout: 1_000 });
      }).toPass(),
    shows: dialog('Keyboard shortcuts'),
  },
  {
    name: 'a toast',
    address: '/',
    person: personWithRole('pipeline_onground'),
    reach: async (page) => {
      // A toast closes when its bar ends, which on a busy machine may be before axe has finished.
      await page.addStyleTag({
        content: '.Toastify__progress-bar { animation-play-state: paused !important }',
      });
      await press(/Account of/)(page);
      await page.getByRole('menuitem', { name: 'Log Out' }).click();
      // The toast may come before the page below it.
      await expect(page.getByRole('button', { name: 'LOG IN' })).toBeVisible();
    },
    shows: (page) => page.locator('.Toastify__toast'),
  },
  {
    name: 'the open drawer',
    address: '/',
    person: ADMIN,
    reach: press('Open menu'),
    shows: dialog('Menu'),
    isOnPhonesOnly: true,
  },
];

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ request }, { title }) => {
  if (!title.includes('password')) return;
  await request.post('/api/auth/forgot-password', {
    data: { phoneNumber: personWithRole('catalog_expert').phoneNumber },
  });
});

/** Resizing may close what a step opened, so such a state is reached once per size. */
const LOOKS = STATES.flatMap((state) => {
  const sizes = state.isOnPhonesOnly ? [PHONE] : [DESK, PHONE];
  return state.reach ? sizes.map((size) => ({ state, sizes: [size] })) : [{ state, sizes }];
});

for (const { state, sizes } of LOOKS) {
  const { name, address, person, reach, shows, status } = state;
  test.describe(`at ${sizes.map(({ width, height }) => `${width} × ${height}`).join(' and ')}`, () => {
    test.use({ viewport: sizes[0], person });

    test(`axe finds nothing in ${name}`, async ({ page, watch }) => {
      if (status) watch.expectStatus(status, new RegExp(address), 1);
      await page.goto(address, { waitUntil: 'networkidle' });
      await reach?.(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expect(shows(page)).toBeVisible();
        for (const [colorScheme, rules] of [['light'], ['dark', RULES_OF_COLOUR]] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
          expect(await findViolations(page, rules), `${size.width}, ${colorScheme}`).toEqual([]);
        }
      }
    });
  });
}
