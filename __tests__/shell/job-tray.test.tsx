import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hideJobs } from '@/lib/client/jobs-wanted';
import { showJob } from '@/lib/client/queries/jobs';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { mockEndpoint } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const job = (last: number, details: Partial<Job> = {}): Job => ({
  id: `0198b2a0-0000-7000-8900-00000000000${last}`,
  kind: 'export.sellers',
  title: `Export ${last}`,
  owner: { id: asha().id, name: 'Asha Patel' },
  state: 'running',
  done: 10,
  total: 100,
  result: null,
  failure: null,
  tries: 1,
  isCancelling: false,
  createdAt: '2026-11-20T03:35:00.000Z',
  startedAt: '2026-11-20T03:35:01.000Z',
  endedAt: null,
  ...details,
});

/** A page that starts a job, like an export. */
function Starting() {
  const queryClient = useQueryClient();
  return <button onClick={() => showJob(queryClient, job(2, { state: 'queued', done: 0 }))}>Start another</button>;
}

function open() {
  serverKnows(asha({ activeJobs: 1 }));
  const lists = mockEndpoint(jobsApi.mine, [job(1)]);
  const { user, unmount } = openApp('/order', { roles: ['admin'], pages: { '/order': Starting } });
  return { user, unmount, lists };
}

const tray = () => screen.findByRole('region', { name: 'Background jobs' });
const noTray = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Background jobs' })).not.toBeInTheDocument());

/** State that a browser loses on reload; the rest of a test stays. */
afterEach(hideJobs);

test('is there while a job is active, on every page and after a reload', async () => {
  const { user, unmount } = open();
  expect(within(await tray()).getByRole('status')).toHaveTextContent('1 job running');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'The page /' })).toBeInTheDocument();
  expect(await tray()).toHaveTextContent('Export 1');
  unmount();
  hideJobs();
  open();
  expect(await tray()).toHaveTextContent('Export 1');
});

test('is put away while a job is active, and stays away on other pages', async () => {
  const { user, lists } = open();
  await user.click(within(await tray()).getByRole('button', { name: 'Hide background jobs' }));
  await noTray();
  const looks = lists.length;
  await waitFor(() => expect(lists.length).toBeGreaterThan(looks), { timeout: 3000 });
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'The page /' })).toBeInTheDocument();
  await noTray();
});

test('each job that ends brings what it changed, while others still run', async () => {
  let [jobs, name] = [[job(1), job(2)], 'Kesar'];
  serverKnows(asha({ activeJobs: 2 }));
  mockEndpoint(jobsApi.mine, () => jobs);
  const Changing = () => <p>{useQuery({ queryKey: ['changing'], queryFn: () => name }).data}</p>;
  openApp('/order', { roles: ['admin'], pages: { '/order': Changing } });
  expect(await screen.findByText('Kesar')).toBeInTheDocument();
  expect(within(await tray()).getByRole('status')).toHaveTextContent('2 jobs running');
  [jobs, name] = [[job(1, { state: 'done', endedAt: new Date().toISOString() }), job(2)], 'Kesar Silk'];
  expect(await screen.findByText('Kesar Silk', {}, { timeout: 4000 })).toBeInTheDocument();
  expect(within(await tray()).getByRole('status')).toHaveTextContent('1 job running');
});

test('comes back with a new job, and shows all that are active', async () => {
  const { user } = open();
  await user.click(within(await tray()).getByRole('button', { name: 'Hide background jobs' }));
  await noTray();
  await user.click(screen.getByRole('button', { name: 'Start another' }));
  expect(within(await tray()).getByRole('status')).toHaveTextContent('2 jobs running');
  await user.click(screen.getByRole('button', { name: 'Hide background jobs' }));
  await noTray();
});
