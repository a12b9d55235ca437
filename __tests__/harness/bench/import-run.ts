import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { filesApi } from '@/lib/contracts/files';
import { type Import, type ImportRow, importsApi } from '@/lib/contracts/imports';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { PAGE_SIZE } from '@/lib/contracts/base/list';
import { meApi } from '@/lib/contracts/me';
import { isOver } from '@/lib/domain/jobs/job-states';
import type { ApiCaller } from './api-caller';
import type { ImportTable } from './import-table';
import { memoryOf } from './processes';
import { median, timed } from './statistics';

const LOOK_EVERY = 250;

/** Other users' slowest response during the work, and samples of the server's memory. */
export interface Watched {
  slowest: number;
  memory: number[];
}

/** Runs the work and meanwhile calls the server as another user would. */
export async function watched<Result>(
  server: ChildProcess,
  api: ApiCaller,
  work: () => Promise<Result>,
): Promise<Watched & { result: Result }> {
  const seen: Watched = { slowest: 0, memory: [] };
  let isOn = true;
  const watch = async () => {
    while (isOn) {
      const { ms } = await timed(() => api.call(meApi.get, {}));
      seen.slowest = Math.max(seen.slowest, ms);
      seen.memory.push(await memoryOf(server));
      await pause(LOOK_EVERY / 10);
    }
  };
  const watching = watch();
  try {
    const result = await work();
    return { ...seen, result };
  } finally {
    isOn = false;
    await watching;
  }
}

/**
 * Memory growth with the rows: the median of the last third of the work relative to the middle third (= 1). The first
 * third is left out, because the JavaScript engine allocates its working memory then.
 */
export function growth(memory: readonly number[]): number {
  const third = Math.floor(memory.length / 3);
  return median(memory.slice(2 * third)) / median(memory.slice(third, 2 * third));
}

/** Polls a job until it is in the wanted state. Returns the number of distinct states seen. */
export async function untilJob(api: ApiCaller, id: string, isWanted: (job: Job) => boolean): Promise<number> {
  const stages = new Set<number>();
  for (;;) {
    const job = await api.call(jobsApi.get, { params: { id } });
    stages.add(job.done);
    if (isWanted(job)) return stages.size;
    if (isOver(job.state)) throw new Error(`${job.title}: ${job.state}. ${job.failure ?? ''}`);
    await pause(LOOK_EVERY);
  }
}

export const isDone = ({ state }: Job) => state === 'done';
export const jobOf = ({ job }: Import): string => job?.id ?? '';

/** Uploads the table and waits until every row is read and validated. */
export async function sendAndCheck(api: ApiCaller, { csv }: ImportTable): Promise<Import> {
  const { id: fileId } = await api.upload(filesApi.upload, csv, 'sellers.csv');
  const made = await api.call(importsApi.create, { body: { area: 'sellers', fileId } });
  const params = { id: made.id };
  await untilJob(api, jobOf(made), isDone);
  const { mapping } = await api.call(importsApi.get, { params });
  await untilJob(api, jobOf(await api.call(importsApi.check, { params, body: mapping })), isDone);
  return api.call(importsApi.get, { params });
}

/** Number of invalid rows whose error is reported in the right row and column. */
export async function countExplained(api: ApiCaller, { id }: Import, { mistakes }: ImportTable): Promise<number> {
  const rows: ImportRow[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const query = { outcome: ['wrong' as const], limit: PAGE_SIZE.max, ...(cursor && { cursor }) };
    const page = await api.call(importsApi.rows, { params: { id }, query });
    rows.push(...page.rows);
    cursor = page.next;
  }
  return rows.filter(({ line, issues: [issue, ...more] }) => {
    const mistake = mistakes.get(line);
    const isRight = issue?.path[0] === mistake?.field && mistake?.told.test(issue?.message ?? '');
    return isRight && more.length === 0;
  }).length;
}
