import { callApi, fateOf, isDone } from './call-api';
import { takeBack, workAs } from './work-as';
import { writeTables } from './write-tables';
import { formOf, phoneOf, type Writer, type Writing } from './writing';

/** Adds a note; records whether it was stored, refused because the disk was full, or has an unknown result. */
async function addNote({ line, ledger }: Writing, sellerId: string, text: string): Promise<void> {
  const noted = await callApi(line, 'admin', 'POST', `/api/sellers/${sellerId}/notes`, { text });
  const fate = fateOf(noted);
  if (isDone(noted)) ledger.acknowledge('notes', noted, ['sellers.note-added', sellerId]);
  ledger.notes.set(text, fate === 'done' ? 'acknowledged' : fate);
}

/** Adds a seller, changes it and adds a note. */
const writeSeller: Writer = async (writing) => {
  const { line, ledger, next } = writing;
  const number = next();
  const body = { businessName: `Torture ${number}`, contactName: 'Mahesh', phoneNumbers: [phoneOf(number)] };
  const added = await callApi(line, 'admin', 'POST', '/api/sellers', body);
  if (!isDone(added)) return;
  const { id } = added.data as { id: string };
  ledger.done('sellers', id, { version: 1, value: body.businessName });
  ledger.acknowledge('sellers added', added, ['sellers.added', id]);
  for (let version = 1; version < 4 && !line.isOver(); version += 1) {
    const value = `Torture ${number} ${version}`;
    const changed = await callApi(line, 'admin', 'PATCH', `/api/sellers/${id}`, { businessName: value, version });
    if (!isDone(changed)) return ledger.unsure('sellers', id, { version: version + 1, value });
    ledger.done('sellers', id, { version: version + 1, value });
    ledger.acknowledge('sellers changed', changed, ['sellers.changed', id]);
    await addNote(writing, id, `Note ${number} ${version}`);
  }
  if (ledger.sure('sellers', id)) ledger.finished.push(id);
};

interface GroupState {
  id: string;
  version: number;
}

/** Two writers group the same catalogs concurrently: only one of them can succeed. */
async function groupTwice({ line, ledger, next }: Writing, catalogIds: string[]): Promise<GroupState | undefined> {
  const wish = () => ({ name: `Group ${next()}`, catalogIds });
  const group = () => callApi(line, 'admin', 'POST', '/api/catalog-groups', wish());
  const made = (await Promise.all([group(), group()])).filter(isDone);
  for (const answer of made) {
    const { id } = answer.data as GroupState;
    ledger.group(id, catalogIds);
    const joined = catalogIds.map((catalogId): [string, string] => ['catalogs.grouped', catalogId]);
    ledger.acknowledge('groups', answer, ['catalog-groups.added', id], ...joined);
  }
  return made[0]?.data;
}

/** Uploads photos, makes two catalogs of them and groups those in reverse order. */
const writeCatalogs: Writer = async (writing) => {
  const { line, ledger, photos, next } = writing;
  const photoIds: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const photo = photos[next() % photos.length] ?? Buffer.alloc(0);
    const sent = await callApi(line, 'admin', 'POST', '/api/photos', formOf(photo, 'a.png'));
    if (!isDone(sent)) return;
    const { id } = sent.data as { id: string };
    photoIds.push(id);
    ledger.acknowledge('photos', sent);
    ledger.photos.add(id);
  }
  const halves = [photoIds.slice(0, 2), photoIds.slice(2)].map((half) => [...new Set(half)]);
  const [sellerId] = ledger.records.sellers.keys();
  if (!sellerId) return;
  const wish = { sellerId, source: 'on-ground', catalogs: halves.map((ids) => ({ photoIds: ids, caption: '₹415' })) };
  const sent = await callApi(line, 'admin', 'POST', '/api/catalogs', wish);
  if (!isDone(sent)) return;
  const { uploadId, catalogIds } = sent.data as { uploadId: string; catalogIds: string[] };
  const added = catalogIds.map((id): [string, string] => ['catalogs.added', id]);
  ledger.acknowledge('work items with catalogs', sent, ['uploads.added', uploadId], ...added);
  ledger.uploads.set(uploadId, { catalogIds, pictures: halves.flat().length });
  const grouped = await groupTwice(writing, catalogIds);
  if (!grouped) return;
  const { id, version } = grouped;
  const turned = [...catalogIds].reverse();
  const path = `/api/catalog-groups/${id}/members`;
  const arranged = await callApi(line, 'admin', 'PUT', path, { catalogIds: turned, version });
  ledger.groups.set(id, isDone(arranged) ? [turned] : [catalogIds, turned]);
  if (isDone(arranged)) ledger.acknowledge('groups arranged', arranged, ['catalog-groups.arranged', id]);
};

/** All concurrent writers; each continues until the round is over. */
export const WRITERS: readonly Writer[] = [
  writeSeller,
  writeCatalogs,
  workAs('editor_catalog'),
  workAs('Harsh Trivedi'),
  takeBack,
  writeTables,
];
