import { DashboardScreen } from '@/components/dashboard/dashboard-screen';
import type { Role } from '@/config/roles';
import type { Dashboard } from '@/lib/contracts/dashboard';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { dashboardOf } from '../support/dashboard-place';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const exactly = (value: number) => ({ value, isExact: true });
const BY_STATUS = {
  pending: exactly(4),
  active: { value: 10_000, isExact: false },
  suspended: exactly(1),
  closed: exactly(0),
};
const FIGURES: Dashboard = {
  sellers: { byStatus: BY_STATUS, withoutSalesman: exactly(12), inactive: exactly(300) },
  portfolio: { byStatus: BY_STATUS, inactive: exactly(7) },
  silentGroups: exactly(3),
  tagging: { waiting: 5, doneToday: 9 },
  review: exactly(6),
  assigning: { ofNobody: exactly(11), escalated: exactly(1) },
  orders: {
    drafts: exactly(2),
    toAnswer: exactly(9),
    late: exactly(4),
    toDispatch: exactly(8),
    lrMissing: exactly(1),
    returns: exactly(3),
    due: exactly(70),
  },
  videos: { toCut: 3, toTag: exactly(2), review: exactly(14), ofNobody: exactly(20) },
  newPosts: exactly(80),
  passwordResets: 2,
  jobs: { active: 1, failed: 1 },
};

/** The server's figures for these roles are the ones the screen requests. */
function openDashboard(fo: Role[], url = '/', figures: Dashboard | (() => Response) = FIGURES) {
  const me = asha({ fo });
  serverKnows(me);
  dashboardOf(figures);
  return { me, ...openApp(url, { roles: fo, pages: { '/': DashboardScreen } }) };
}

const figure = async (list: string, name: RegExp) =>
  within(await screen.findByRole('list', { name: list })).findByRole('link', { name });

test('an admin sees counts that lead into filtered lists', async () => {
  openDashboard(['admin']);
  expect(await figure('Sellers', /^Pending 4$/)).toHaveAttribute('href', '/seller?status=pending');
  expect(await figure('Sellers', /^Active 10,000\+$/)).toHaveAttribute('href', '/seller?status=active');
  expect(await figure('Sellers', /^Without a salesman 12$/)).toHaveAttribute(
    'href',
    '/seller?hasSalesman=false&status=pending&status=active',
  );
  expect(await figure('Sellers', /^Inactive for 30 days 300$/)).toHaveAttribute(
    'href',
    '/seller?status=active&inactiveDays=30',
  );
  expect(await figure('Needs attention', /^Password requests 2$/)).toHaveAttribute('href', '/admin/user?requests=open');
  expect(screen.queryByRole('list', { name: 'My portfolio' })).not.toBeInTheDocument();
});

test('work on catalogs leads to where it is done', async () => {
  openDashboard(['admin']);
  expect(await figure('Catalogs', /^My uploads 5$/)).toHaveAttribute('href', '/catalog/tag');
  expect(await figure('Catalogs', /^For my review 6$/)).toHaveAttribute('href', '/catalog?tab=review');
  expect(await figure('Catalogs', /^Unassigned uploads 11$/)).toHaveAttribute(
    'href',
    '/add-catalog/assign?status=open',
  );
  expect(await figure('Catalogs', /^Skipped 3 times 1$/)).toHaveAttribute(
    'href',
    '/add-catalog/assign?isEscalated=true',
  );
  expect(await figure('Catalogs', /^New posts 80$/)).toHaveAttribute('href', '/add-catalog');
  expect(within(screen.getByRole('list', { name: 'Catalogs' })).getByText('Done today')).toHaveTextContent(/9$/);
});

test('orders lead to what comes next', async () => {
  openDashboard(['manage_buyer']);
  expect(await figure('Orders', /^Drafts to place 2$/)).toHaveAttribute('href', '/order?tab=drafts');
  expect(await figure('Orders', /^No answer 4$/)).toHaveAttribute('href', '/order?isLate=true');
  expect(await figure('Orders', /^To dispatch 8$/)).toHaveAttribute(
    'href',
    '/order?headline=confirmed&headline=part_dispatched',
  );
  expect(await figure('Orders', /^Returns 3$/)).toHaveAttribute(
    'href',
    '/order?tab=returns&status=requested&status=approved&status=in_transit&status=received',
  );
  expect(await figure('Orders', /^With dues 70$/)).toHaveAttribute('href', '/order?hasDues=true');
});

test('an editor sees the own work and not that of others', async () => {
  openDashboard(['editor_catalog']);
  await figure('Catalogs', /^My uploads 5$/);
  const work = within(screen.getByRole('list', { name: 'Catalogs' }));
  expect(work.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'My uploads 5',
    'Done today 9',
    'New posts 80',
  ]);
});

test('work on videos leads to where it is done, for those who do it', async () => {
  openDashboard(['admin']);
  expect(await figure('Videos', /^To cut 3$/)).toHaveAttribute('href', '/video/editor/fetch');
  expect(await figure('Videos', /^To tag 2$/)).toHaveAttribute(
    'href',
    '/video/editor/tag?cutByMe=true&status=cut_uploaded&status=tagged',
  );
  expect(await figure('Videos', /^For my review 14$/)).toHaveAttribute('href', '/video?tab=review');
  expect(await figure('Videos', /^Unassigned 20$/)).toHaveAttribute('href', '/admin/videos?status=submitted');
});

test('a salesman sees the own portfolio, and the way to the own page', async () => {
  const { me } = openDashboard(['salesman']);
  expect(await figure('My portfolio', /^Pending 4$/)).toHaveAttribute('href', '/seller?status=pending');
  expect(await screen.findByRole('link', { name: 'My page' })).toHaveAttribute('href', `/seller/salesman/${me.id}`);
  expect(screen.queryByRole('list', { name: 'Sellers' })).not.toBeInTheDocument();
  const work = within(screen.getByRole('list', { name: 'Needs attention' }));
  expect(work.getAllByRole('link').map((link) => link.textContent)).toEqual(['My running jobs 1', 'My failed jobs 1']);
});

test('who sees everybody’s sellers as well gets to the own ones by a filter', async () => {
  const { me } = openDashboard(['salesman', 'manage_seller']);
  expect(await figure('Sellers', /^Pending 4$/)).toHaveAttribute('href', '/seller?status=pending');
  const own = await figure('My portfolio', /^Pending 4$/);
  await waitFor(() => expect(own).toHaveAttribute('href', `/seller?status=pending&salesmanId=${me.id}`));
});

test('the figures keep their room while loading, and say when they are unavailable', async () => {
  openDashboard(['admin'], '/', () => refusal(500));
  const sellers = await screen.findByRole('list', { name: 'Sellers' });
  expect(sellers).toHaveAttribute('aria-busy', 'true');
  expect(within(sellers).getAllByRole('link')).toHaveLength(6);
  expect(await figure('Sellers', /^Pending \?$/)).toBeInTheDocument();
  expect(sellers).toHaveAttribute('aria-busy', 'false');
});

test('silent groups lead to the register of all groups, the quietest first', async () => {
  openDashboard(['admin']);
  expect(await figure('Needs attention', /^Silent WhatsApp groups 3$/)).toHaveAttribute(
    'href',
    '/seller/wa-groups/all?active=true&silentDays=7&sort=quietSince',
  );
});

test('a job that failed is started again from here', async () => {
  const { user } = openDashboard(['admin']);
  const failed: Job = {
    id: '0198b2a0-0000-7000-8600-000000000001',
    kind: 'exports.write',
    title: 'Export of sellers',
    owner: { id: '0198b2a0-0000-7000-8000-000000000001', name: 'Asha Patel' },
    state: 'failed',
    done: 0,
    total: null,
    result: null,
    failure: 'The disk is full.',
    tries: 5,
    isCancelling: false,
    createdAt: '2026-11-19T03:35:00.000Z',
    startedAt: null,
    endedAt: '2026-11-19T03:50:00.000Z',
  };
  mockEndpoint(jobsApi.mine, [
    failed,
    { ...failed, id: failed.id.replace(/1$/, '2'), state: 'done', title: 'Another' },
  ]);
  const started = mockEndpoint(jobsApi.retry, { ...failed, state: 'queued', failure: null });
  await user.click(await figure('Needs attention', /^My failed jobs 1$/));
  const dialog = within(await screen.findByRole('dialog', { name: 'My background jobs' }));
  expect(await dialog.findByText('The disk is full.')).toBeInTheDocument();
  expect(dialog.queryByText('Another')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Start again' }));
  expect(await dialog.findByText('Queued')).toBeInTheDocument();
  expect(started).toHaveLength(1);
});
