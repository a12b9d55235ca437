import { randomUUID } from 'node:crypto';
import type { Ask } from './ask';
import { judgeExcuse } from './call-api';
import { ALL_INVARIANTS, checkInvariants, checkLedger } from './check-ledger';
import { Ledger } from './ledger';

export interface Planted {
  planted: number;
  /** What the checker does not see. */
  missed: string[];
}

/** Breaks each invariant in the tables. */
async function plantInvariants(ask: Ask): Promise<string[]> {
  const missed: string[] = [];
  for (const { name, plant } of ALL_INVARIANTS) {
    const before = await checkInvariants(ask);
    await ask(plant);
    const found = (await checkInvariants(ask)).filter((finding) => !before.includes(finding));
    if (!found.some((finding) => finding.startsWith(name))) missed.push(name);
  }
  return missed;
}

/** Acknowledged writes that never were, each with what has to be said of it. */
function lies(note: string): [string, (ledger: Ledger) => void][] {
  const id = randomUUID();
  return [
    [`sellers ${id}`, (lie) => lie.done('sellers', id, { version: 1, value: 'Nobody' })],
    [`catalogs ${id}`, (lie) => lie.done('catalogs', id, { version: 1, value: '1' })],
    ['never said', (lie) => lie.notes.set('never said', 'acknowledged')],
    ['kept, though it was refused', (lie) => lie.notes.set(note, 'refused')],
    [`work item ${id}`, (lie) => lie.uploads.set(id, { catalogIds: [id], pictures: 1 })],
    [`hold ${id}:7`, (lie) => lie.claims.set(`${id}:7`, 'nobody')],
    ['given twice', (lie) => ['one', 'other'].forEach((by) => lie.claim(id, 8, by))],
    [`file ${id}`, (lie) => lie.files.set(id, 'no hash')],
    [`photo ${id}`, (lie) => lie.photos.add(id)],
    [`group ${id}`, (lie) => lie.groups.set(id, [[id]])],
    ['a catalog in two groups', (lie) => [randomUUID(), randomUUID()].forEach((group) => lie.group(group, [id]))],
    [`job ${id}`, (lie) => lie.jobs.set(id, 'export')],
    ['never brought in: +910', (lie) => lie.imports.set(id, ['+910'])],
  ];
}

const EXCUSES: [number, string][] = [
  [500, 'Something went wrong on our side. Try again; if it stays, tell an admin.'],
  [507, 'ENOSPC: no space left on device, write'],
  [503, 'Failed query: select "id" from "sellers" where "id" = $1.'],
];

/** Breaks everything that is looked at, and says what was not noticed. */
export async function plantAll(ask: Ask, folder: string): Promise<Planted> {
  const missed = await plantInvariants(ask);
  const [noted] = await ask<{ text: string }>(
    'select text from seller_notes group by text having count(*) = 1 limit 1',
  );
  const tales = lies(noted?.text ?? '');
  const check = async (says: string, ledger: Ledger) => {
    const found = await checkLedger(ask, ledger, folder, true);
    if (!found.some((finding) => finding.includes(says))) missed.push(`made up: ${says}`);
  };
  for (const [says, tell] of tales) {
    const lie = new Ledger();
    tell(lie);
    await check(says, lie);
  }
  const unread = EXCUSES.filter(([status, message]) => judgeExcuse(status, message) === null);
  missed.push(...unread.map(([status, message]) => `made up: ${status} ${message}`));
  const nowhere = 'f'.repeat(64);
  await ask(`update files set sha256 = $1 where id = (select thumb_file_id from photos limit 1)`, [nowhere]);
  await check(`a row without its bytes: ${nowhere}`, new Ledger());
  return { planted: ALL_INVARIANTS.length + tales.length + EXCUSES.length + 1, missed };
}
