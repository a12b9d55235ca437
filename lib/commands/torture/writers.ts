import { createHash, randomUUID } from 'node:crypto';
import { callApi, isDone, isRefusedForRoom, type Line } from './call-api';
import type { Ledger } from './ledger';

export interface Writing {
  line: Line;
  ledger: Ledger;
  photos: readonly Buffer[];
  /** A number nobody had before. */
  next: () => number;
}

type Writer = (writing: Writing) => Promise<void>;

const formOf = (content: Buffer, name: string) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
};

const phoneOf = (number: number) => `+9197${String(number).padStart(8, '0')}`;

/** Adds a seller, changes it and notes something. */
const writeSeller: Writer = async ({ line, ledger, next }) => {
  const number = next();
  const body = { businessName: `Torture ${number}`, contactName: 'Mahesh', phoneNumbers: [phoneOf(number)] };
  const added = await callApi(line, 'admin', 'POST', '/api/sellers', body);
  if (!isDone(added)) return;
  const { id } = added.data as { id: string };
  ledger.done('sellers', id, { version: 1, value: body.businessName });
  for (let version = 1; version < 4 && !line.isOver(); version += 1) {
    const value = `Torture ${number} ${version}`;
    const changed = await callApi(line, 'admin', 'PATCH', `/api/sellers/${id}`, { businessName: value, version });
    if (isDone(changed)) ledger.done('sellers', id, { version: version + 1, value });
    else return ledger.unsure('sellers', id, { version: version + 1, value });
    const text = `Note ${number} ${version}`;
    const noted = await callApi(line, 'admin', 'POST', `/api/sellers/${id}/notes`, { text });
    if (isDone(noted)) ledger.writes += 1;
    ledger.notes.set(text, isDone(noted) ? 'acknowledged' : isRefusedForRoom(noted) ? 'refused' : 'unknown');
  }
  if (ledger.sure('sellers', id)) ledger.finished.push(id);
};

interface GroupState {
  id: string;
  version: number;
}

/** Brings photos in, makes two catalogs of them and a group of those, the other way round. */
const writeCatalogs: Writer = async ({ line, ledger, photos, next }) => {
  const photoIds: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const photo = photos[next() % photos.length] ?? Buffer.alloc(0);
    const sent = await callApi(line, 'admin', 'POST', '/api/photos', formOf(photo, 'a.png'));
    if (!isDone(sent)) return;
    const { id } = sent.data as { id: string };
    photoIds.push(id);
    ledger.writes += 1;
    ledger.photos.add(id);
  }
  const halves = [photoIds.slice(0, 2), photoIds.slice(2)].map((half) => [...new Set(half)]);
  const [sellerId] = ledger.records.sellers.keys();
  if (!sellerId) return;
  const wish = { sellerId, source: 'on-ground', catalogs: halves.map((ids) => ({ photoIds: ids, caption: '₹415' })) };
  const sent = await callApi(line, 'admin', 'POST', '/api/catalogs', wish);
  if (!isDone(sent)) return;
  const { uploadId, catalogIds } = sent.data as { uploadId: string; catalogIds: string[] };
  ledger.writes += 1;
  ledger.uploads.set(uploadId, { catalogIds, pictures: halves.flat().length });
  const group = () => callApi(line, 'admin', 'POST', '/api/catalog-groups', { name: `Group ${next()}`, catalogIds });
  // Two people group the same ones at once: only one of them can have it so.
  const made = (await Promise.all([group(), group()])).filter(isDone).map(({ data }) => data as GroupState);
  for (const one of made) ledger.group(one.id, catalogIds);
  const [grouped] = made;
  if (!grouped) return;
  const { id, version } = grouped;
  const turned = [...catalogIds].reverse();
  const arranged = await callApi(line, 'admin', 'PUT', `/api/catalog-groups/${id}/members`, {
    catalogIds: turned,
    version,
  });
  if (isDone(arranged)) ledger.writes += 1;
  ledger.groups.set(id, isDone(arranged) ? [turned] : [catalogIds, turned]);
};

interface Held {
  held: { upload: { id: string }; leaseToken: number } | null;
}

/** Takes work from the queue, saves a catalog of it and gives it back or keeps it. */
const workAs =
  (editor: string): Writer =>
  async ({ line, ledger, next }) => {
    const taken = await callApi(line, editor, 'POST', '/api/uploads/next', {});
    if (!isDone(taken) || !(taken.data as Held).held) return;
    const { upload, leaseToken } = (taken.data as Held).held as NonNullable<Held['held']>;
    ledger.claim(upload.id, leaseToken, editor);
    const found = await callApi(line, editor, 'GET', `/api/uploads/${upload.id}/catalogs`);
    if (!isDone(found)) return;
    for (const { id, version } of (found.data as { id: string; version: number }[]).slice(0, 2)) {
      const rate = 10_000 + (next() % 100_000);
      const newer = () => [...ledger.claims.keys()].some((key) => isNewer(key, upload.id, leaseToken));
      const wasStale = newer();
      const saved = await callApi(line, editor, 'PATCH', `/api/catalogs/${id}`, { rate, version, leaseToken });
      const state = { version: version + 1, value: String(rate) };
      if (isDone(saved) && wasStale)
        ledger.seen.push(`a save under an older hold was taken: ${upload.id}:${leaseToken}`);
      if (isDone(saved)) ledger.done('catalogs', id, state);
      else if (saved === 'unknown') return ledger.unsure('catalogs', id, state);
    }
    const way = next() % 3;
    if (way === 0) await callApi(line, editor, 'POST', `/api/uploads/${upload.id}/release`, { leaseToken });
    if (way === 1)
      await callApi(line, editor, 'POST', `/api/uploads/${upload.id}/skip`, { leaseToken, reason: 'Other goods.' });
  };

function isNewer(key: string, uploadId: string, token: number): boolean {
  const [id, other] = key.split(':');
  return id === uploadId && Number(other) > token;
}

/** Brings a table in and starts its import; starts a bulk change and an export. */
const writeTables: Writer = async ({ line, ledger, next }) => {
  const phones = Array.from({ length: 5 }, () => phoneOf(next()));
  const rows = phones.map((phone, index) => `Import ${phone.slice(-8)} ${index},Mahesh,${phone}`);
  const content = Buffer.from(['Business name,Contact name,Phone numbers', ...rows].join('\n'));
  const sent = await callApi(line, 'admin', 'POST', '/api/files', formOf(content, 'sellers.csv'));
  if (!isDone(sent)) return;
  const { id: fileId } = sent.data as { id: string };
  ledger.writes += 1;
  ledger.files.set(fileId, createHash('sha256').update(content).digest('hex'));
  const read = await callApi(line, 'admin', 'POST', '/api/imports', { area: 'sellers', fileId });
  if (!isDone(read)) return;
  const { id } = read.data as { id: string };
  const check = { fields: ['businessName', 'contactName', 'phoneNumbers'], filledDown: [] };
  if (!isDone(await callApi(line, 'admin', 'POST', `/api/imports/${id}/check`, check))) return;
  // The bulk change writes them on its own, some time: what their version is then nobody knows.
  const ids = ledger.finished.splice(-3);
  for (const seller of ids) ledger.records.sellers.delete(seller);
  const change = { action: 'set-flag', flag: 'superSeller', on: next() % 2 === 0 };
  const wish = { list: 'sellers', selection: { ids }, change, id: randomUUID() };
  const bulk = await callApi(line, 'admin', 'POST', '/api/bulk-changes', wish);
  const exported = await callApi(line, 'admin', 'POST', '/api/exports', {
    list: 'sellers.list',
    query: 'q=Torture',
    format: 'csv',
  });
  for (const [what, started] of Object.entries({ bulk, exported })) {
    if (!isDone(started)) continue;
    const { job, ...own } = started.data as { id: string; job?: { id: string } };
    ledger.writes += 1;
    ledger.jobs.set(job?.id ?? own.id, what);
  }
  for (let look = 0; look < 20 && !line.isOver(); look += 1) {
    const now = await callApi(line, 'admin', 'GET', `/api/imports/${id}`);
    if (!isDone(now) || (now.data as { state: string }).state !== 'checked') {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    const run = await callApi(line, 'admin', 'POST', `/api/imports/${id}/run`);
    if (isDone(run)) {
      ledger.writes += 1;
      ledger.imports.set(id, phones);
    }
    return;
  }
};

/** Everybody who writes at once; each goes on until the round is over. */
export const WRITERS: readonly Writer[] = [
  writeSeller,
  writeCatalogs,
  workAs('editor_catalog'),
  workAs('Harsh Trivedi'),
  writeTables,
];
