import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { bulkChangesApi } from '@/lib/contracts/bulk-changes';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { exportsApi } from '@/lib/contracts/exports';
import { filesApi } from '@/lib/contracts/files';
import { importsApi } from '@/lib/contracts/imports';
import { jobsApi } from '@/lib/contracts/jobs';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { EXPORT_FORMATS } from '@/lib/domain/tables/exports';
import { isOver } from '@/lib/domain/jobs/job-states';
import { SELLER_FIELDS } from '@/lib/domain/sellers/seller-fields';
import type { Random } from '@/lib/server/seed/random';
import type { Deed, Step } from './member';
import { someSellers, WORDS } from './some-sellers';

const IMPORT_ROWS = 10;
const BULK_SELLERS = 10;

/** Every call that enqueues a job. */
export const JOB_STARTERS: readonly Endpoint[] = [
  exportsApi.start,
  importsApi.create,
  importsApi.check,
  importsApi.run,
  bulkChangesApi.start,
];

/** Polls a job occasionally until it is over, and continues with the next step. */
const afterJob =
  (job: { id: string } | null | undefined, then: Step | null = null): Step =>
  async (member, call) => {
    const now = job ? await call(jobsApi.get, { params: { id: job.id } }) : null;
    if (now && !isOver(now.state)) return;
    member.next = now?.state === 'done' ? then : null;
  };

/** Unassignable phone numbers that no other data uses. */
const phone = (random: Random) => `+91100${1 + random.below(4)}${String(random.below(1_000_000)).padStart(6, '0')}`;

function table(random: Random): Buffer {
  const fields = [SELLER_FIELDS.businessName, SELLER_FIELDS.contactName, SELLER_FIELDS.phoneNumbers];
  const data = Array.from({ length: IMPORT_ROWS }, () => {
    const number = phone(random);
    return [`Load Textiles ${number.slice(-7)}`, 'Mahesh Bhai', number];
  });
  return Buffer.from(Papa.unparse({ fields: fields.map(({ label }) => label), data }));
}

const bringIn =
  (id: string): Step =>
  async (member, call) => {
    const running = await call(importsApi.run, { params: { id } });
    member.next = afterJob(running?.job);
  };

const checkColumns =
  (id: string): Step =>
  async (member, call) => {
    const read = await call(importsApi.get, { params: { id } });
    const checked = read && (await call(importsApi.check, { params: { id }, body: read.mapping }));
    member.next = afterJob(checked?.job, bringIn(id));
  };

/** Jobs that staff start, much less often than lookups. */
export const JOB_DEEDS: readonly Deed[] = [
  {
    share: 6,
    calls: [sellersApi.list, exportsApi.start],
    run: async (member, call) => {
      const { random } = member;
      const query = `status=pending&q=${random.pick(WORDS)}`;
      const body = { list: 'sellers.list' as const, query, format: random.pick(EXPORT_FORMATS) };
      member.next = afterJob(await call(exportsApi.start, { body }));
    },
  },
  {
    share: 4,
    calls: [filesApi.upload, importsApi.create, importsApi.get, importsApi.check, importsApi.run],
    run: async (member, call) => {
      const content = table(member.random);
      const file = await call(filesApi.upload, {}, { file: { content, name: 'sellers.csv' } });
      const made = file && (await call(importsApi.create, { body: { area: 'sellers', fileId: file.id } }));
      if (made) member.next = afterJob(made.job, checkColumns(made.id));
    },
  },
  {
    share: 8,
    // Users who may change one seller may change many.
    calls: [sellersApi.list, sellersApi.update, bulkChangesApi.start],
    run: async (member, call) => {
      const ids = (await someSellers(call, member)).slice(0, BULK_SELLERS).map(({ id }) => id);
      if (ids.length === 0) return;
      const change = { action: 'set-flag' as const, flag: 'superSeller' as const, on: member.random.chance(0.5) };
      const body = { list: 'sellers' as const, selection: { ids }, change, id: randomUUID() };
      member.next = afterJob((await call(bulkChangesApi.start, { body }))?.job);
    },
  },
];
