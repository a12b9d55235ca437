import { setTimeout as pause } from 'node:timers/promises';
import { filesApi } from '@/lib/contracts/files';
import { importsApi } from '@/lib/contracts/imports';
import { type Job, jobsApi } from '@/lib/contracts/jobs';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { isOver } from '@/lib/domain/jobs/job-states';
import type { ApiCaller } from './api-caller';
import { jobOf, untilJob } from './import-run';

/** What became of a file that was brought in. */
export interface Brought {
  /** Rows or messages. */
  read: number;
  refusal: string | null;
  state: Job['state'] | undefined;
}

/** As often as a screen looks that waits. */
const LOOK_EVERY = 250;

const isOverNow = ({ state }: Job) => isOver(state);

/** Has a table read. */
export async function bringTable(api: ApiCaller, content: Buffer, name: string): Promise<Brought> {
  const { id: fileId } = await api.upload(filesApi.upload, content, name);
  const made = await api.call(importsApi.create, { body: { area: 'sellers', fileId } });
  await untilJob(api, jobOf(made), isOverNow);
  const { rowCount, refusal, job } = await api.call(importsApi.get, { params: { id: made.id } });
  return { read: rowCount, refusal, state: job?.state };
}

/** Has a chat read and, but where that is cut short, every post of it brought in. */
export async function bringChat(api: ApiCaller, content: Buffer, name: string, isCutShort = false): Promise<Brought> {
  const made = await api.upload(whatsappImportsApi.create, content, name);
  for (;;) {
    const { messages, refusal, job } = await api.call(whatsappImportsApi.get, { params: { id: made.id } });
    if (job && isOver(job.state)) return { read: messages ?? 0, refusal, state: job.state };
    if (job && isCutShort && messages !== null) await api.call(jobsApi.cancel, { params: { id: job.id } });
    await pause(LOOK_EVERY);
  }
}
