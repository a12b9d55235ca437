import { type BulkChange, type BulkRow, bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { asha } from './open-app';
import { mockEndpoint, refusal } from './mock-endpoint';
import { KESAR, LAXMI } from './sellers';

const id = (last: number) => `0198b2a0-0000-7000-8600-${String(last).padStart(12, '0')}`;

export const job = (details: Partial<Job> = {}): Job => ({
  id: id(90),
  kind: 'bulk-changes.run',
  title: 'Suspend 2 sellers',
  owner: { id: asha().id, name: asha().name },
  state: 'done',
  done: 2,
  total: 2,
  result: null,
  failure: null,
  tries: 1,
  isCancelling: false,
  createdAt: new Date().toISOString(),
  startedAt: new Date().toISOString(),
  endedAt: new Date().toISOString(),
  ...details,
});

export const bulkChange = (last: number, details: Partial<BulkChange> = {}): BulkChange => ({
  id: id(last),
  list: 'sellers',
  title: 'Suspend 2 sellers',
  rowCount: 2,
  counts: { changed: 1, same: 0, refused: 1, failed: 0, waiting: 0 },
  job: job(),
  undoUntil: '2999-01-01T00:00:00.000Z',
  undoId: null,
  undoesId: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  ...details,
});

const row = (position: number, details: Partial<BulkRow>): BulkRow => ({
  id: id(50 + position),
  position,
  recordId: KESAR.id,
  name: KESAR.businessName,
  outcome: 'changed',
  reason: null,
  ...details,
});

export const ROWS = [
  row(0, {}),
  row(1, {
    recordId: LAXMI.id,
    name: LAXMI.businessName,
    outcome: 'refused',
    reason: 'A seller who is pending cannot become suspended.',
  }),
];

/** The server's bulk changes in these tests. */
export function bulkChangesOf(...known: BulkChange[]) {
  let changes = known;
  let jobs: Job[] = [];
  const find = (wanted: string | undefined) => changes.find((one) => one.id === wanted);
  const put = (one: BulkChange) => {
    changes = [one, ...changes.filter((other) => other.id !== one.id)];
    if (one.job) jobs = [one.job];
    return one;
  };
  mockEndpoint(jobsApi.mine, () => jobs);
  const previews = mockEndpoint(bulkChangesApi.preview, {
    title: 'Suspend 2 sellers',
    matching: 2,
    willChange: 1,
    same: 0,
    guarded: 0,
    refused: [{ reason: ROWS[1]?.reason ?? '', count: 1, examples: [LAXMI.businessName] }],
    stamp: 'as looked at',
  });
  mockEndpoint(
    bulkChangesApi.get,
    ({ params }) => find(params.id) ?? refusal(404, { message: 'This does not exist.' }),
  );
  const starts = mockEndpoint(bulkChangesApi.start, ({ body }) =>
    put(bulkChange(1, { id: body.id, job: job({ state: 'queued', done: 0, endedAt: null }), undoUntil: null })),
  );
  const rows = mockEndpoint(bulkChangesApi.rows, ({ url }) => {
    const wanted = url.searchParams.getAll('outcome');
    const found = ROWS.filter(({ outcome }) => wanted.length === 0 || wanted.includes(outcome ?? ''));
    return { rows: found, next: null, previous: null, count: { value: found.length, isExact: true } };
  });
  const undos = mockEndpoint(bulkChangesApi.undo, ({ params: { id: undone = '' } }) => {
    const undo = bulkChange(2, { title: 'Undo: Suspend 2 sellers', rowCount: 1, undoesId: undone, undoUntil: null });
    const was = find(undone);
    if (was) put({ ...was, undoId: undo.id, undoUntil: null });
    return put({ ...undo, counts: { changed: 1, same: 0, refused: 0, failed: 0, waiting: 0 } });
  });
  return { previews, starts, rows, undos, put };
}
