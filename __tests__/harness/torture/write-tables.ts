import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { callApi, isDone } from './call-api';
import { formOf, phoneOf, type Writer, type Writing } from './writing';

/** Polls of a check that waits in the queue. */
const LOOKS = 60;

/** Changes many sellers at once that their writer is finished with. */
async function changeMany({ line, ledger, next }: Writing): Promise<void> {
  // The bulk change writes them at an unknown time, so their version is unknown from then on.
  const ids = ledger.finished.splice(-3);
  if (ids.length === 0) return;
  for (const seller of ids) ledger.records.sellers.delete(seller);
  const change = { action: 'set-flag', flag: 'superSeller', on: next() % 2 === 0 };
  const wish = { list: 'sellers', selection: { ids }, change, id: randomUUID() };
  const started = await callApi(line, 'admin', 'POST', '/api/bulk-changes', wish);
  if (!isDone(started)) return;
  const { id, job } = started.data as { id: string; job: { id: string } | null };
  ledger.acknowledge('bulk changes', started, ['bulk-changes.started', id]);
  ledger.jobs.set(job?.id ?? id, 'bulk');
}

async function exportSellers({ line, ledger }: Writing): Promise<void> {
  const wish = { list: 'sellers.list', query: 'q=Torture', format: 'csv' };
  const started = await callApi(line, 'admin', 'POST', '/api/exports', wish);
  if (!isDone(started)) return;
  const { id } = started.data as { id: string };
  ledger.acknowledge('exports', started, ['exports.started', id]);
  ledger.jobs.set(id, 'exported');
}

/** Imports rows after their check. The check's job ends a moment after its last row; until then it is busy. */
async function runImport({ line, ledger }: Writing, id: string, phones: string[]): Promise<void> {
  for (let look = 0; look < LOOKS && !line.isOver(); look += 1) {
    const now = await callApi(line, 'admin', 'GET', `/api/imports/${id}`);
    const { state, job } = (isDone(now) ? now.data : {}) as { state?: string; job?: { state: string } | null };
    if (state !== 'checked' || job?.state !== 'done') {
      await pause(50);
      continue;
    }
    const run = await callApi(line, 'admin', 'POST', `/api/imports/${id}/run`);
    if (!isDone(run)) return;
    ledger.acknowledge('imports', run, ['imports.started', id]);
    ledger.imports.set(id, phones);
    return;
  }
}

/** Uploads a table and starts its import; starts a bulk change and an export. */
export const writeTables: Writer = async (writing) => {
  const { line, ledger, next } = writing;
  const phones = Array.from({ length: 5 }, () => phoneOf(next()));
  const rows = phones.map((phone, index) => `Import ${phone.slice(-8)} ${index},Mahesh,${phone}`);
  const content = Buffer.from(['Business name,Contact name,Phone numbers', ...rows].join('\n'));
  const sent = await callApi(line, 'admin', 'POST', '/api/files', formOf(content, 'sellers.csv'));
  if (!isDone(sent)) return;
  const { id: fileId } = sent.data as { id: string };
  ledger.acknowledge('files', sent);
  ledger.files.set(fileId, createHash('sha256').update(content).digest('hex'));
  const read = await callApi(line, 'admin', 'POST', '/api/imports', { area: 'sellers', fileId });
  if (!isDone(read)) return;
  const { id } = read.data as { id: string };
  const check = { fields: ['businessName', 'contactName', 'phoneNumbers'], filledDown: [] };
  if (!isDone(await callApi(line, 'admin', 'POST', `/api/imports/${id}/check`, check))) return;
  await changeMany(writing);
  await exportSellers(writing);
  await runImport(writing, id, phones);
};
