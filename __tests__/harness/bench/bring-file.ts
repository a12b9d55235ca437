import { setTimeout as pause } from 'node:timers/promises';
import { filesApi } from '@/lib/contracts/files';
import { importsApi } from '@/lib/contracts/imports';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { isOver } from '@/lib/domain/jobs/job-states';
import type { ApiCaller } from './api-caller';
import { jobOf, untilJob } from './import-run';

/** Result of an imported file. */
export interface Brought {
  /** Rows or messages. */
  read: number;
  refusal: string | null;
  state: Job['state'] | undefined;
}

/** The polling interval of a waiting screen. */
const LOOK_EVERY = 250;

const isOverNow = ({ state }: Job) => isOver(state);

/** Imports a table up to the point where it is read. */
export async function bringTable(api: ApiCaller, content: Buffer, name: string): Promise<Brought> {
  const { id: fileId } = await api.upload(filesApi.upload, content, name);
  const made = await api.call(importsApi.create, { body: { area: 'sellers', fileId } });
  await untilJob(api, jobOf(made), isOverNow);
  const { rowCount, refusal, job } = await api.call(importsApi.get, { params: { id: made.id } });
  return { read: rowCount, refusal, state: job?.state };
}

/** Reads a chat and, unless it is cut short, imports every post of it. */
export async function bringChat(api: ApiCaller, content: Buffer, name: string, isCutShort = false): Promise<Brought> {
  const made = await api.upload(whatsappImportsApi.create, content, name);
  for (;;) {
    const { messages, refusal, job } = await api.call(whatsappImportsApi.get, { params: { id: made.id } });
    if (job && isOver(job.state)) return { read: messages ?? 0, refusal, state: job.state };
    if (job && isCutShort && messages !== null) await api.call(jobsApi.cancel, { params: { id: job.id } });
    await pause(LOOK_EVERY);
  }
}
