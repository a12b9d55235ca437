import { catalogPdfsApi } from '@/lib/contracts/catalog-pdfs';
import { exportsApi } from '@/lib/contracts/exports';
import { filesApi } from '@/lib/contracts/files';
import { importsApi } from '@/lib/contracts/imports';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { isOver } from '@/lib/domain/jobs/job-states';
import { chatOf, postsIn } from '../foreign-files/chats';
import type { ApiCaller } from './api-caller';
import { isDone, jobOf, untilJob } from './import-run';

const IMPORT_ROWS = 200;
const CHAT_MESSAGES = 80;

/** Result size of each run. */
export const SIDE_SIZES = { rows: IMPORT_ROWS, posts: postsIn(chatOf(CHAT_MESSAGES, 0)) } as const;

/** Starts the person's job. Returns its id. */
type Ask = (api: ApiCaller, number: number) => Promise<string>;

/** Work that a person starts and waits for: jobs in sequence, the first of which is requested directly. */
export interface SideWork {
  name: string;
  ask: Ask;
  /** The next job once the last is done; null when there is none. */
  next?: (api: ApiCaller, last: string) => Promise<string | null>;
}

const tableOf = (number: number): string =>
  ['Business name,Contact name,Phone numbers']
    .concat(
      Array.from({ length: IMPORT_ROWS }, (_, row) => {
        const phone = 7_000_000 + number * IMPORT_ROWS + row;
        return `Side Traders ${number}/${row},Mahesh,+91100${phone}`;
      }),
    )
    .join('\n');

const PDF_OPTIONS = {
  perPage: 4,
  hasCover: true,
  title: 'Bandhani',
  rate: 'shown',
  markupPercent: 0,
  showsSeller: true,
  footer: '',
  watermark: '',
  language: 'en',
} as const;

/** The job's import, found by its page. */
const importOf = (job: Job): string => new URLSearchParams(String(job.result?.path).split('?')[1]).get('import') ?? '';

async function nextOfImport(api: ApiCaller, last: string): Promise<string | null> {
  const job = await api.call(jobsApi.get, { params: { id: last } });
  const params = { id: importOf(job) };
  if (job.kind === 'imports.run') return null;
  if (job.kind === 'imports.check') return jobOf(await api.call(importsApi.run, { params }));
  const { mapping } = await api.call(importsApi.get, { params });
  return jobOf(await api.call(importsApi.check, { params, body: mapping }));
}

/** An export, a PDF, an import and a chat, as four people start them; each number gives other contents. */
export const sideWorks = (catalogIds: string[]): SideWork[] => [
  {
    name: 'an export',
    ask: async (api) =>
      (await api.call(exportsApi.start, { body: { list: 'sellers.list', query: '', format: 'csv' } })).id,
  },
  {
    name: 'a PDF',
    ask: async (api) => {
      const body = { catalogIds, options: PDF_OPTIONS, format: 'pdf', quality: 'normal' } as const;
      return (await api.call(catalogPdfsApi.create, { body })).job?.id ?? '';
    },
  },
  {
    name: `an import of ${IMPORT_ROWS} rows`,
    ask: async (api, number) => {
      const { id: fileId } = await api.upload(filesApi.upload, tableOf(number), 'sellers.csv');
      return jobOf(await api.call(importsApi.create, { body: { area: 'sellers', fileId } }));
    },
    next: nextOfImport,
  },
  {
    name: `a chat of ${CHAT_MESSAGES} messages`,
    ask: async (api, number) => {
      const chat = chatOf(CHAT_MESSAGES, number);
      return (await api.upload(whatsappImportsApi.create, chat, 'WhatsApp Chat with Side Traders.txt')).job?.id ?? '';
    },
  },
];

/** Duration of a piece of work, and the wait of each of its jobs until it started, in milliseconds. */
export interface WorkTime {
  took: number;
  waited: number;
}

const at = (instant: string | null) => Date.parse(instant ?? '');

/** Completes work whose first job was started. @throws when one of its jobs fails. */
export async function finishWork(api: ApiCaller, { next }: SideWork, first: string): Promise<WorkTime> {
  const time: WorkTime = { took: 0, waited: 0 };
  for (let id: string | null = first; id !== null; id = (await next?.(api, id)) ?? null) {
    await untilJob(api, id, isDone);
    const { createdAt, startedAt, endedAt } = await api.call(jobsApi.get, { params: { id } });
    time.took += at(endedAt) - at(createdAt);
    time.waited = Math.max(time.waited, at(startedAt) - at(createdAt));
  }
  return time;
}

/** Starts work and waits until it is done. */
export const doWork = async (api: ApiCaller, work: SideWork, number: number): Promise<WorkTime> =>
  finishWork(api, work, await work.ask(api, number));

export const isAtWork = async (api: ApiCaller, id: string): Promise<boolean> =>
  !isOver((await api.call(jobsApi.get, { params: { id } })).state);
