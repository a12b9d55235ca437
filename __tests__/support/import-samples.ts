import type { Import } from '@/lib/contracts/imports';
import type { Job } from '@/lib/contracts/jobs';

/** An import of sellers, as the server returns it. */
export const IMPORT_ID = '0198b2a0-0000-7000-8800-000000000001';

/** Its job, failed by default. */
export const importJob = (details: Partial<Job>): Job => ({
  id: '0198b2a0-0000-7000-8600-000000000001',
  kind: 'imports.check',
  title: 'Check of sellers.csv',
  owner: { id: '0198b2a0-0000-7000-8000-000000000001', name: 'Asha Patel' },
  state: 'failed',
  done: 0,
  total: 3,
  result: null,
  failure: 'The disk is full.',
  tries: 5,
  isCancelling: false,
  createdAt: '2026-11-19T03:35:00.000Z',
  startedAt: null,
  endedAt: '2026-11-19T03:50:00.000Z',
  ...details,
});

/** Its table is read, and its columns are not mapped yet. */
export const READ_IMPORT: Import = {
  id: IMPORT_ID,
  area: 'sellers',
  fileName: 'sellers.csv',
  state: 'read',
  refusal: null,
  rowCount: 3,
  columns: [
    { header: 'Shop', samples: ['Kesar'] },
    { header: 'Phone', samples: [] },
  ],
  fields: [
    { id: 'businessName', label: 'Business', required: true },
    { id: 'phoneNumbers', label: 'Phone numbers', required: true },
  ],
  mapping: { fields: [null, 'phoneNumbers'], filledDown: [] },
  counts: { new: 0, changed: 0, same: 0, wrong: 0, applied: 0 },
  job: null,
  createdAt: '2026-11-19T03:35:00.000Z',
};
