import { BillingScreen } from '@/components/billing/billing-screen';
import { billingApi, type MessageBill, type Seats, type Storage } from '@/lib/contracts/billing/billing';
import { type Budget, budgetsApi } from '@/lib/contracts/billing/budgets';
import { messagesApi } from '@/lib/contracts/messages/messages';
import { meApi } from '@/lib/contracts/me';
import { monthText } from '@/lib/domain/text/indian-day';
import { indianMonthOf, lastMonths } from '@/lib/domain/text/indian-month';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, within } from '../support/render';

const THIS_MONTH = indianMonthOf(new Date()).name;
const MONTHS = lastMonths(THIS_MONTH, 12);
const PAGES = { '/billing': BillingScreen };
const stored = (bytes: number) => ({ files: bytes > 0 ? 3 : 0, bytes });
const USE = { photos: stored(4_200_000), videos: stored(1_500_000_000), documents: stored(0) };

const STORAGE: Storage = {
  scope: 'everybody',
  now: USE,
  months: MONTHS.map((month) => ({ month, ...USE })),
  leaving: [{ day: '2026-11-26', files: 2, bytes: 850_000 }],
  people: [{ person: { id: '0198b2a0-0000-7000-8000-000000000001', name: 'Meera Shah' }, ...stored(4_200_000) }],
};

const SEATS: Seats = {
  scope: 'everybody',
  people: 14,
  inUse: 12,
  roles: [{ role: 'salesman', people: 3, inUse: 2, lastUsedAt: '2026-11-24T06:00:00.000Z' }],
  months: MONTHS.map((month) => ({ month, people: 14 })),
  idle: [{ id: '0198b2a0-0000-7000-8000-000000000002', name: 'Idle Person', roles: ['salesman'], lastUsedAt: null }],
};

const BUDGET: Budget = {
  id: '0198b2a0-0000-7000-8000-0000000000b1',
  month: THIS_MONTH,
  paise: 5_000_000,
  warnPercent: 80,
  createdAt: '2026-11-01T06:00:00.000Z',
  version: 1,
};

const BILL: MessageBill = {
  scope: 'everybody',
  months: MONTHS.map((month) => ({
    month,
    categories: [{ category: 'marketing', messages: 1200, billed: 1_000_000, estimated: 131_700 }],
  })),
  campaigns: [
    {
      campaign: { id: '0198b2a0-0000-7000-8000-0000000000c1', name: 'Diwali offer' },
      messages: 1200,
      billed: 1_000_000,
      estimated: 131_700,
    },
  ],
  budget: { paise: 1_200_000, warnPercent: 80, spent: 1_131_700, expected: 1_400_000, state: 'near' },
};

const HEALTH = {
  provider: 'sandbox',
  problem: null,
  wallet: 'INR 24000',
  heardAt: null,
  sent: 0,
  failed: 0,
  unclear: 0,
  waiting: 0,
  unread: 0,
  pausedTemplates: 0,
  notice: null,
} as const;

const NO_COST = { billed: null, estimated: null };
const line = { month: THIS_MONTH, part: 'Storage', what: 'Photos', count: 3, bytes: 4_200_000, ...NO_COST } as const;
const page = <Row,>(rows: Row[]) => ({
  rows,
  next: null,
  previous: null,
  count: { value: rows.length, isExact: true },
});

function serverTells(scope: 'everybody' | 'own') {
  serverKnows(asha({ fo: scope === 'own' ? ['salesman'] : ['admin'] }));
  mockEndpoint(billingApi.storage, { ...STORAGE, scope, ...(scope === 'own' && { people: [] }) });
  mockEndpoint(billingApi.seats, { ...SEATS, scope, ...(scope === 'own' && { people: 1, idle: [] }) });
  mockEndpoint(billingApi.messages, { ...BILL, scope, ...(scope === 'own' && { budget: null }) });
  mockEndpoint(messagesApi.health, HEALTH);
  mockEndpoint(meApi.sessions, []);
  return mockEndpoint(billingApi.statement, { scope, lines: [line] });
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('An admin sees storage, what goes, seats, budgets and a statement', async () => {
  const asked = serverTells('everybody');
  mockEndpoint(budgetsApi.list, page([BUDGET]));
  const { user } = openApp('/billing', { roles: ['admin'], pages: PAGES });
  const storage = await region('Storage');
  expect(await storage.findByText('1.5 GB · 3 files')).toBeInTheDocument();
  expect(storage.getByRole('img', { name: 'Storage at the end of each month' })).toBeInTheDocument();
  const grown = within(storage.getByRole('table', { name: 'Storage at the end of each month' }));
  expect(grown.getByRole('row', { name: `${monthText(THIS_MONTH)} 4.2 MB 1.5 GB 0 kB` })).toBeInTheDocument();
  expect(within(storage.getByRole('table', { name: 'Most storage by person' })).getByText('Meera Shah')).toBeVisible();
  expect((await region('Automatic removal')).getByRole('row', { name: /^Notifications 90 days$/ })).toBeInTheDocument();
  expect((await region('Seats')).getByRole('row', { name: /^Salesman 3 2/ })).toBeInTheDocument();
  expect((await region('Budget for messages')).getByText('₹50,000')).toBeInTheDocument();

  const sent = await region('Messages');
  expect(await sent.findByText('Wallet at the provider: INR 24000')).toBeInTheDocument();
  expect(sent.getByRole('alert')).toHaveTextContent(
    '₹11,317 of ₹12,000 spent this month (94 %). At this pace it will be ₹14,000.',
  );
  expect(sent.getByRole('row', { name: 'Diwali offer 1,200 ₹10,000 ₹1,317' })).toBeInTheDocument();

  const statement = await region(`Statement of ${monthText(THIS_MONTH)}`);
  expect(statement.getByRole('row', { name: 'Storage: Photos 3 4.2 MB' })).toBeInTheDocument();
  await user.selectOptions(statement.getByRole('combobox', { name: 'Month' }), MONTHS[3] ?? '');
  expect(await screen.findByText(`Statement of ${monthText(MONTHS[3] ?? '')}`)).toBeInTheDocument();
  expect(asked.map(({ url }) => url.searchParams.get('month'))).toEqual([THIS_MONTH, MONTHS[3]]);
});

test('Anybody else sees their own use, without budgets and other people', async () => {
  serverTells('own');
  openApp('/billing', { roles: ['salesman'], pages: PAGES });
  expect((await region('Your seat')).getByText('Salesman')).toBeInTheDocument();
  expect(screen.getByText('What you use yourself. Admins see what everybody uses.')).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Most storage by person' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Wallet/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Budget for messages' })).not.toBeInTheDocument();
});

test('A budget is set for a month and a sum in rupees', async () => {
  serverTells('everybody');
  mockEndpoint(budgetsApi.list, page([]));
  const made = mockEndpoint(budgetsApi.create, BUDGET);
  const { user } = openApp('/billing', { roles: ['admin'], pages: PAGES });
  await user.click(await screen.findByRole('button', { name: 'Set a budget' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Set a budget' }));
  await user.clear(drawer.getByLabelText('A month'));
  await user.type(drawer.getByLabelText('A month'), '50,000');
  await user.click(drawer.getByRole('button', { name: 'Set' }));
  expect(await screen.findByText(`Budget from ${monthText(THIS_MONTH)} is set.`)).toBeInTheDocument();
  expect(made.map(({ body }) => body)).toEqual([{ month: THIS_MONTH, paise: 5_000_000, warnPercent: 80 }]);
});
