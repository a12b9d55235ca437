import { CycleEditScreen } from '@/components/cycles/cycle-edit-screen';
import { type Cycle, cyclesApi } from '@/lib/contracts/cycles/cycles';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, within } from '../support/render';

const ID = '0198b2a0-0000-7000-8000-0000000000d1';
const ASHA = { id: '0198b2a0-0000-7000-8000-000000000001', name: 'Asha Patel' };

const CYCLE: Cycle = {
  id: ID,
  name: 'Diwali 2026',
  firstDay: '2026-11-01',
  lastDay: '2026-11-10',
  markets: [{ id: '0198b2a0-0000-7000-8000-0000000000d2', label: 'Radha Market, Surat' }],
  targets: { came_in: 400, tagged: 300, reviewed: 300, live: 200 },
  responsible: ASHA,
  status: 'closing',
  statusReason: null,
  statusChangedAt: '2026-11-10T06:00:00.000Z',
  counts: { came_in: 390, tagged: 310, reviewed: 300, live: 210 },
  outcome: null,
  createdAt: '2026-10-20T06:00:00.000Z',
  version: 4,
};

const upload = (last: number, businessName: string) => ({
  id: `0198b2a0-0000-7000-8000-00000000e00${last}`,
  seller: { id: `0198b2a0-0000-7000-8000-00000000f00${last}`, businessName },
  editor: ASHA,
  catalogs: last,
  createdAt: '2026-11-03T06:00:00.000Z',
});

beforeEach(() => void serverKnows());

test('Closing sends selected uploads to the pool and shows what became of the rest', async () => {
  let cycle = CYCLE;
  mockEndpoint(cyclesApi.get, () => cycle);
  const uploads = [upload(1, 'Kesar Textiles'), upload(2, 'Mahesh Silk')];
  mockEndpoint(cyclesApi.unfinished, { uploads, openUploads: 2, inReview: 5, sentBack: 1 });
  const closed = mockEndpoint(cyclesApi.close, () => {
    const outcome = { uploads: 1, inReview: 5, sentBack: 1, backToPool: 1 };
    cycle = { ...CYCLE, status: 'closed', outcome, version: 5 };
    return cycle;
  });
  const { user } = openApp(`/admin/cycle/edit/${ID}?tab=closing`, {
    roles: ['admin'],
    pages: { '/admin/cycle/edit/[id]': CycleEditScreen },
  });
  const list = within(await screen.findByRole('list', { name: 'Open uploads' }));
  await user.click(list.getByRole('checkbox', { name: /Mahesh Silk/ }));
  await user.click(screen.getByRole('button', { name: 'Close the cycle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Diwali 2026?' }));
  expect(dialog.getByText(/1 upload back to the pool, 1 upload carried over/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close the cycle' }));
  expect(await screen.findByText('What became of the rest')).toBeInTheDocument();
  expect(closed.map(({ body }) => body)).toEqual([{ poolIds: [uploads[1]?.id], version: 4 }]);
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
  });
  openApp(`/admin/cycle/edit/${ID}`, { roles: ['admin'], pages: { '/admin/cycle/edit/[id]': CycleEditScreen } });
  expect(await screen.findByText(/120 of 400 · 30 %/)).toBeInTheDocument();
  expect(screen.getByText(/Too little to forecast/)).toBeInTheDocument();
  expect(screen.getByText(/at the pace of late: on course/)).toBeInTheDocument();
});
