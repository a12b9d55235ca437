import { MergeRequestScreen } from '@/components/merge-requests/merge-request-screen';
import type { MergeCase, MergeRequest } from '@/lib/contracts/merges/merge-record';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { mockEndpoint } from '../support/mock-endpoint';
import { openApp, serverKnows } from '../support/open-app';
import { screen, waitFor, within } from '../support/render';

const id = (last: number) => `0198b2a0-0000-7000-8000-0000000007${String(last).padStart(2, '0')}`;
const [KEPT, GONE] = [
  { id: id(1), label: 'Kesar Silk' },
  { id: id(2), label: 'Kesar Silks' },
];
const ASHA = { id: '0198b2a0-0000-7000-8000-000000000001', name: 'Asha Patel' };
const EMPTY = { rows: [], next: null, previous: null, count: { value: 0, isExact: true } };

const REQUEST: MergeRequest = {
  ...{ id: id(9), kind: 'seller', first: KEPT, second: GONE, score: 91, isCertain: false },
  reasons: ['Same shop 12', 'Names 0.94'],
  ...{ askedBy: null, note: '', status: 'open', statusReason: null, decidedBy: null, version: 1 },
  statusChangedAt: '2026-11-20T06:00:00.000Z',
  createdAt: '2026-11-20T06:00:00.000Z',
};

const party = (option: typeof KEPT, version: number) => ({
  ...option,
  ...{ path: `/seller/${option.id}`, version, createdAt: '2026-01-05T06:00:00.000Z', status: 'Active', photos: [] },
});

const field = (name: string, label: string, survivor: string, loser: string, pick: 'survivor' | 'loser') => ({
  ...{ name, label, survivor, loser, pick, differs: survivor !== loser, isFixed: false, why: '' },
});

/** A server with one pair, which it merges and unmerges on request. */
function mergePlace() {
  serverKnows();
  let request = REQUEST;
  const take = (status: MergeRequest['status']) =>
    (request = { ...request, status, decidedBy: ASHA, version: request.version + 1 });
  const fields = [
    field('address', 'Address', '', 'Shop 12', 'loser'),
    field('contactName', 'Contact name', 'Mahesh', 'Mahesh Shah', 'survivor'),
    field('marketId', 'Market', 'Radha Market', 'Radha Market', 'survivor'),
  ];
  const swapped = fields.map((one) => ({
    ...one,
    survivor: one.loser,
    loser: one.survivor,
    pick: 'survivor' as const,
  }));
  mockEndpoint(mergeRequestsApi.list, () => ({ ...EMPTY, rows: [request], count: { value: 1, isExact: true } }));
  mockEndpoint(mergeRequestsApi.get, ({ url }): MergeCase => {
    const isSwapped = url.searchParams.get('survivorId') === GONE.id;
    return {
      request,
      survivor: isSwapped ? party(GONE, 4) : party(KEPT, 3),
      loser: isSwapped ? party(KEPT, 3) : party(GONE, 4),
      fields: isSwapped ? swapped : fields,
      moves: [{ what: 'catalogs', moves: 12, stays: 0 }],
      obstacles: [],
      undoUntil: request.status === 'merged' ? '2026-12-20T06:00:00.000Z' : null,
    };
  });
  mockEndpoint(mergeRequestsApi.comments, EMPTY);
  mockEndpoint(mergeRequestsApi.history, EMPTY);
  const previews = mockEndpoint(mergeRequestsApi.undoPreview, {
    until: '2026-12-20T06:00:00.000Z',
    changed: [
      { id: id(5), what: 'sellers', text: 'Kesar Silk', how: 'It was changed.', goesBack: false, isGone: false },
      { id: id(6), what: 'catalogs', text: 'Kesariya', how: 'It was removed.', goesBack: false, isGone: true },
    ],
    added: [{ id: id(7), what: 'catalogs', text: 'Kesariya vol 5' }],
  });
  return {
    previews,
    merged: mockEndpoint(mergeRequestsApi.merge, () => take('merged')),
    undone: mockEndpoint(mergeRequestsApi.undo, () => ({ request: take('undone'), restored: 12, leftAlone: 1 })),
    said: mockEndpoint(mergeRequestsApi.transition, () => take('different')),
  };
}

const pages = { '/admin/merge-request': MergeRequestScreen };
const open = () => openApp(`/admin/merge-request?open=${REQUEST.id}`, { roles: ['admin'], pages });

describe('Two records side by side', () => {
  test('are swapped, picked from and merged by keyboard', async () => {
    const { merged } = mergePlace();
    const { user } = open();
    const table = within(await screen.findByRole('table', { name: 'Fields of both records' }));
    expect(table.getByRole('radio', { name: 'Address: Shop 12' })).toBeChecked();
    expect(table.queryByText('Market')).not.toBeInTheDocument();
    expect(screen.getByText(/These move: catalogs \(12\)/)).toBeInTheDocument();
    await user.keyboard('d');
    expect(await screen.findByRole('rowheader', { name: 'Market' })).toBeInTheDocument();
    await user.keyboard('s');
    expect(await screen.findByText(/^Kesar Silks stays/)).toBeInTheDocument();
    await user.keyboard('s');
    expect(await screen.findByText(/^Kesar Silk stays/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Contact name: Mahesh Shah' }));
    await user.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge Kesar Silks into Kesar Silk?' }));
    expect(dialog.getByText('Taken over from it: Address, Contact name.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(merged).toHaveLength(1));
    expect(merged[0]?.body).toEqual({
      ...{ survivorId: KEPT.id, fromLoser: ['address', 'contactName'], version: 1 },
      ...{ survivorVersion: 3, loserVersion: 4 },
    });
    expect(await screen.findByRole('button', { name: 'Undo the merge (U)' })).toBeInTheDocument();
    expect(await screen.findByText('Kesar Silks is merged into Kesar Silk.')).toBeInTheDocument();
  });

  test('are two again, with what was written since as the person chooses', async () => {
    const { undone, previews } = mergePlace();
    const { user } = open();
    await screen.findByRole('table', { name: 'Fields of both records' });
    await user.keyboard('m');
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    await screen.findByRole('button', { name: 'Undo the merge (U)' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('u');
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the merge?' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Move to Kesar Silks: catalogs: Kesariya vol 5' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Put back: sellers: Kesar Silk' }));
    expect(dialog.getByText('catalogs: Kesariya – It was removed.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Undo the merge' }));
    await waitFor(() => expect(undone).toHaveLength(1));
    expect(undone[0]?.body).toEqual({ version: 2, stay: [], back: [id(5)], give: [id(7)] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Kesar Silk and Kesar Silks are two again.')).toBeInTheDocument();
    // An undone merge has nothing to undo, so its preview is not requested again.
    expect(previews).toHaveLength(1);
  });

  test('are said to be two', async () => {
    const { said } = mergePlace();
    const { user } = open();
    await screen.findByRole('button', { name: 'Not a duplicate (N)' });
    await user.keyboard('n');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Not a duplicate' }));
    await waitFor(() => expect(said[0]?.body).toMatchObject({ to: 'different', version: 1 }));
  });
});
