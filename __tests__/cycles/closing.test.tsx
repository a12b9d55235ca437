import { CycleEditScreen } from '@/components/cycles/cycle-edit-screen';
import { type Cycle } from '@/lib/contracts/cycles/cycle-record';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { cycleClosingApi } from '@/lib/contracts/cycles/cycle-closing';
import { cycleWorkApi } from '@/lib/contracts/cycles/cycle-work';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { NO_TARGETS, noCounts } from '@/lib/domain/cycles/stages';
import { job } from '../support/bulk-place';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const ID = '0198b2a0-0000-7000-8000-0000000000d1';
const ASHA = { id: '0198b2a0-0000-7000-8000-000000000001', name: 'Asha Patel' };

const CYCLE: Cycle = {
  id: ID,
  name: 'Diwali 2026',
  firstDay: '2026-11-01',
  lastDay: '2026-11-10',
  markets: [{ id: '0198b2a0-0000-7000-8000-0000000000d2', label: 'Radha Market, Surat' }],
  targets: { ...NO_TARGETS, came_in: 400, tagged: 300, reviewed: 300, live: 200 },
  responsible: ASHA,
  status: 'closing',
  statusReason: null,
  statusChangedAt: '2026-11-10T06:00:00.000Z',
  counts: { ...noCounts(), came_in: 390, tagged: 310, reviewed: 300, live: 210 },
  outcome: null,
  createdAt: '2026-10-20T06:00:00.000Z',
  version: 4,
};

const upload = (last: number, businessName: string) => ({
  id: `0198b2a0-0000-7000-8000-00000000e00${last}`,
  seller: { id: `0198b2a0-0000-7000-8000-00000000f00${last}`, businessName },
  editor: ASHA,
  kind: 'catalog' as const,
  isHeld: false,
  catalogs: last,
  createdAt: '2026-11-03T06:00:00.000Z',
});

beforeEach(() => {
  serverKnows();
  mockEndpoint(jobsApi.mine, []);
});

test('Closing follows a rule and single decisions, shows the result, can be undone', async () => {
  let cycle = CYCLE;
  let atWork: Job | null = null;
  mockEndpoint(cycleClosingApi.job, () => atWork);
  mockEndpoint(jobsApi.mine, () => (atWork ? [atWork] : []));
  mockEndpoint(cyclesApi.get, () => cycle);
  const uploads = [upload(1, 'Kesar Textiles'), upload(2, 'Mahesh Silk')];
  mockEndpoint(cycleClosingApi.unfinished, { uploads, openUploads: 2, inReview: 5, sentBack: 1 });
  mockEndpoint(cycleClosingApi.preview, ({ body }) => {
    const pool = body.rule.assigned === 'pool' ? 2 - body.exceptions.length : 0;
    return { carry: 2 - pool, pool, drop: 0 };
  });
  const closed = mockEndpoint(cycleClosingApi.close, () => {
    const outcome = { uploads: 1, inReview: 5, sentBack: 1, backToPool: 1, dropped: 0 };
    cycle = { ...CYCLE, status: 'closed', outcome, statusChangedAt: new Date().toISOString(), version: 5 };
    atWork = job({ title: 'Closing of Diwali 2026', state: 'running', done: 0, endedAt: null });
    return atWork;
  });
  const reopened = mockEndpoint(cycleClosingApi.reopen, () => {
    cycle = { ...CYCLE, version: 6 };
    atWork = job({ title: 'Undo the closing of Diwali 2026' });
    return atWork;
  });
  const { user } = openApp(`/admin/cycle/edit/${ID}?tab=closing`, {
    roles: ['admin'],
    pages: { '/admin/cycle/edit/[id]': CycleEditScreen },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Assigned uploads' }), 'pool');
  const list = within(screen.getByRole('list', { name: 'Open uploads' }));
  const ofKesar = list.getByRole('combobox', { name: 'What happens to the upload of Kesar Textiles' });
  expect(ofKesar).toHaveValue('pool');
  await user.selectOptions(ofKesar, 'carry');
  expect(await screen.findByText('1 upload carried over, 1 back to the pool, 0 dropped.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close the cycle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Diwali 2026?' }));
  await user.click(dialog.getByRole('button', { name: 'Close the cycle' }));
  expect(await screen.findByRole('heading', { name: 'In progress' })).toBeInTheDocument();
  atWork = job({ title: 'Closing of Diwali 2026' });
  expect(await screen.findByText('What happened to the rest', {}, { timeout: 4000 })).toBeInTheDocument();
  const exceptions = [{ uploadId: uploads[0]?.id, end: 'carry' }];
  const rule = { assigned: 'pool', unassigned: 'carry', oldFrom: null, old: 'carry' };
  expect(closed.map(({ body }) => body)).toEqual([{ rule, exceptions, version: 4 }]);
  await user.click(screen.getByRole('button', { name: 'Undo the closing' }));
  const undo = within(await screen.findByRole('dialog', { name: 'Undo the closing of Diwali 2026?' }));
  await user.click(undo.getByRole('button', { name: 'Undo the closing' }));
  expect(await screen.findByRole('combobox', { name: 'Assigned uploads' })).toBeInTheDocument();
  expect(reopened.map(({ body }) => body)).toEqual([{ version: 5 }]);
});

test('The burn-up says where each stage stands and ends, or that there is too little', async () => {
  mockEndpoint(cyclesApi.get, { ...CYCLE, status: 'active', firstDay: '2026-01-01', lastDay: '2999-01-01' });
  const day = { day: '2026-01-01', count: 120 };
  mockEndpoint(cyclesApi.progress, {
    stages: [
      { stage: 'came_in', days: [day], pace: [1, 2] },
      { stage: 'live', days: [day], pace: [9, 9, 9, 9, 9, 9, 9] },
    ],
    markets: [],
    people: [],
    sellers: [],
  });
  openApp(`/admin/cycle/edit/${ID}`, { roles: ['admin'], pages: { '/admin/cycle/edit/[id]': CycleEditScreen } });
  expect(await screen.findByText(/120 of 400 · 30 %/)).toBeInTheDocument();
  expect(screen.getByText(/Too little to forecast/)).toBeInTheDocument();
  expect(screen.getByText(/at the recent pace: on course/)).toBeInTheDocument();
});

test('Obstacles are named; one key accepts a proposal to rebalance, another undoes it', async () => {
  mockEndpoint(cyclesApi.get, { ...CYCLE, status: 'active' });
  const none = { all: 0, rows: [] };
  const waiting = { ...upload(1, 'Kesar Textiles'), since: CYCLE.createdAt, skips: 2, reason: 'The rate is missing' };
  mockEndpoint(cycleWorkApi.stuck, {
    ...{ oldest: none, held: none, overLease: none, inReview: none },
    skipped: { all: 1, rows: [waiting] },
    reasons: [{ kind: 'skip', reason: 'The rate is missing', now: 4, before: 1 }],
    queues: [{ queue: 'tagging', waiting: 12, came: [1, 2], left: [3, 4] }],
  });
  const to = { id: '0198b2a0-0000-7000-8000-000000000002', name: 'Farhan Shaikh' };
  mockEndpoint(cycleWorkApi.proposeMoves, {
    people: [
      { person: ASHA, doneADay: 2, before: 4, after: 3 },
      { person: to, doneADay: 3, before: 0, after: 1 },
    ],
    moves: [{ uploadId: waiting.id, seller: 'Kesar Textiles', from: ASHA, to }],
  });
  const moved = mockEndpoint(cycleWorkApi.move, { movedIds: [waiting.id] });
  const { user } = openApp(`/admin/cycle/edit/${ID}?tab=stuck`, {
    roles: ['admin'],
    pages: { '/admin/cycle/edit/[id]': CycleEditScreen },
  });
  expect(await screen.findByText(/2 skips, the last one: The rate is missing/)).toBeInTheDocument();
  expect(screen.getByText('4, 1 before: rising')).toBeInTheDocument();
  expect(screen.getByText(/Too little to forecast/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByText('Kesar Textiles: Asha Patel → Farhan Shaikh')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move 1 upload' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(moved).toHaveLength(2));
  expect(moved.map(({ body }) => body.moves)).toEqual([
    [{ uploadId: waiting.id, fromId: ASHA.id, toId: to.id }],
    [{ uploadId: waiting.id, fromId: to.id, toId: ASHA.id }],
  ]);
});
