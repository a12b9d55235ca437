import SettingsPage from '@/pages/settings';
import type { Role } from '@/config/roles';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const EXPORT: Job = {
  id: '0198b2a0-0000-7000-8600-000000000001',
  kind: 'exports.write',
  title: 'Export of sellers',
  owner: { id: '0198b2a0-0000-7000-8200-000000000001', name: 'किरण व्यास' },
  state: 'failed',
  done: 1200,
  total: 200_000,
  result: null,
  failure: 'The disk is full.',
  tries: 5,
  isCancelling: false,
  createdAt: '2026-11-19T03:35:00.000Z',
  startedAt: '2026-11-19T03:36:00.000Z',
  endedAt: '2026-11-19T03:50:00.000Z',
};

function openSettings(jobs: Job[], fo: Role[] = ['admin']) {
  serverKnows(asha({ fo }));
  mockEndpoint(taxonomyApi.get, () => refusal(500));
  mockEndpoint(jobsApi.mine, []);
  let dead = jobs;
  const lists = mockEndpoint(jobsApi.list, () => ({
    rows: dead,
    next: null,
    previous: null,
    count: { value: dead.length, isExact: true },
  }));
  const started = mockEndpoint(jobsApi.retry, () => {
    dead = [];
    return { ...EXPORT, state: 'queued' as const, failure: null };
  });
  const { user } = openApp('/settings', { roles: fo, pages: { '/settings': SettingsPage } });
  return { user, lists, started };
}

test('an admin sees what failed, whose, since when and why, and starts it again', async () => {
  const { user, lists, started } = openSettings([EXPORT]);
  const tab = await screen.findByRole('tab', { name: 'Failed jobs' });
  expect(lists).toHaveLength(0);
  await user.click(tab);
  const part = within(await screen.findByRole('region', { name: 'Failed jobs' }));
  const job = await part.findByRole('listitem', { name: 'Export of sellers' });
  expect(lists[0]?.url.searchParams.getAll('state')).toEqual(['failed']);
  expect(job).toHaveTextContent('The disk is full.');
  expect(job).toHaveTextContent('Started by किरण व्यास, 19 Nov 2026, 9:05 am; failed 19 Nov 2026, 9:20 am.');
  expect(job).toHaveTextContent('1,200 of 2,00,000 done, 5 tries.');
  expect(job).toHaveTextContent(EXPORT.id);
  expect(part.getByText(/continues where it stopped and does nothing twice/)).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Start Export of sellers again' }));
  expect(await screen.findByText('Export of sellers is in the queue again.')).toBeInTheDocument();
  expect(started.map(({ params }) => params.id)).toEqual([EXPORT.id]);
  expect(await part.findByText('No failed jobs')).toBeInTheDocument();
});

test('a job that somebody started meanwhile goes from the list, and why is told', async () => {
  const { user } = openSettings([EXPORT]);
  await user.click(await screen.findByRole('tab', { name: 'Failed jobs' }));
  const again = await screen.findByRole('button', { name: 'Start Export of sellers again' });
  mockEndpoint(jobsApi.retry, () => refusal(409, { message: 'Only a job that failed can be started again.' }));
  mockEndpoint(jobsApi.list, { rows: [], next: null, previous: null, count: { value: 0, isExact: true } });
  await user.click(again);
  expect(await screen.findByText('Only a job that failed can be started again.')).toBeInTheDocument();
  await waitFor(() => expect(again).not.toBeInTheDocument());
});

test('is for admins', async () => {
  openSettings([EXPORT], ['manage_seller']);
  expect(await screen.findByRole('heading', { name: 'Appearance' })).toBeInTheDocument();
  expect(screen.queryByText('Failed jobs')).not.toBeInTheDocument();
});
