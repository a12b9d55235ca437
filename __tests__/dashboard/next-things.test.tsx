import { DashboardScreen } from '@/components/dashboard/dashboard-screen';
import type { Role } from '@/config/roles';
import type { Thing } from '@/lib/contracts/dashboard';
import { dashboardOf, daysWith } from '../support/dashboard-place';
import { refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const ID = '0198b2a0-0000-7000-8000-0000000000e1';
const OTHER = '0198b2a0-0000-7000-8000-0000000000e2';
const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000 - 60_000).toISOString();
const THINGS: Thing[] = [
  { kind: 'ask-again', id: ID, name: 'Order 1042-2', from: 'Kesar Textiles', at: ago(3) },
  { kind: 'tag', id: OTHER, name: '4 catalogs', from: 'Laxmi Sarees', at: ago(1) },
  { kind: 'post', id: ID, name: '', from: 'Radha', at: ago(0) },
];
const FIGURES = { jobs: { active: 0, failed: 0 } };

function open(roles: Role[], ...answers: Parameters<typeof dashboardOf>) {
  serverKnows(asha({ fo: roles }));
  dashboardOf(...answers);
  return openApp('/', { roles, pages: { '/': DashboardScreen } });
}

const next = async () => within(await screen.findByRole('region', { name: 'Next for you' }));

test('What waits is a list: what is done, what it is, from whom and how old', async () => {
  open(['admin'], FIGURES, THINGS);
  const links = await (await next()).findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    '1Ask againOrder 1042-2Kesar Textiles3 days',
    '2Tag4 catalogsLaxmi Sarees1 day',
    '3Sort postNo captionRadha1 minute',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/order/${ID}`,
    `/catalog/tag?take=${OTHER}`,
    '/add-catalog',
  ]);
});

test('One key opens what it stands beside', async () => {
  const { user } = open(['admin'], FIGURES, THINGS);
  await (await next()).findByText('4 catalogs');
  await user.keyboard('2');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(`/catalog/tag?take=${OTHER}`));
});

test('Whoever has nothing to do is told so, and a failure can be tried again', async () => {
  const { user } = open(['salesman'], FIGURES, () => refusal(500));
  await user.click(await (await next()).findByRole('button', { name: /again/i }));
  dashboardOf(FIGURES);
  await user.click(await (await next()).findByRole('button', { name: /again/i }));
  expect(await (await next()).findByText('Nothing waits for you')).toBeInTheDocument();
});

test('Whoever sees catalogs sees what was done by day, and how long others wait', async () => {
  const days = daysWith({ cameIn: 12, tagged: 7 });
  open(['admin'], FIGURES, [], { ...days, waiting: { uploads: [3, 0, 1, 0], reviews: [0, 0, 0, 9] } });
  expect(await screen.findByRole('img', { name: 'Received: 12 today, 12 in 14 days' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Tagged: 7 today, 7 in 14 days' })).toBeInTheDocument();
  const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr');
  expect(row('Uploads')).toHaveTextContent(/^Uploads3010$/);
  expect(row('Reviews')).toHaveTextContent(/^Reviews0009$/);
});

test('Whoever does not see catalogs has no charts of them', async () => {
  open(['salesman'], FIGURES, THINGS);
  await (await next()).findByText('4 catalogs');
  expect(screen.queryByText('Last 14 days')).not.toBeInTheDocument();
});
