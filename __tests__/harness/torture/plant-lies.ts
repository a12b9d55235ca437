import { randomUUID } from 'node:crypto';
import type { Ask } from './ask';
import type { Answer } from './call-api';
import type { Ledger } from './ledger';
import { judgeLate } from './work-as';

/** The expected finding about a ledger, and the change that falsifies it. */
export type Lie = [says: string, tell: (ledger: Ledger) => void];

const ANSWER: Answer = { status: 200, code: '', data: {} as never, requestId: null };

/** Assigns work to one person, then to another, with an event in between. */
function handedOver({ holds }: Ledger, uploadId: string, between: () => void): void {
  holds.claim({ uploadId, token: 4, by: 'one', asked: holds.now() });
  between();
  holds.claim({ uploadId, token: 5, by: 'other', asked: holds.now() });
}

/** Impossible sequences of leases. */
function holdLies(id: string): Lie[] {
  const late = (ledger: Ledger, answer: Answer) => {
    handedOver(ledger, id, () => ledger.holds.ending(id, 4, 'skipped')('done'));
    const hold = { uploadId: id, token: 4 };
    const problem = ledger.holds.isOver(hold) ? judgeLate(hold, answer) : null;
    ledger.seen.push(...(problem ? [problem] : []));
  };
  return [
    [`lost: the hold ${id}:7`, ({ holds }) => holds.claim({ uploadId: id, token: 7, by: 'one', asked: holds.now() })],
    [
      'a hold given twice',
      ({ holds }) => ['one', 'other'].forEach((by) => holds.claim({ uploadId: id, token: 8, by, asked: holds.now() })),
    ],
    [`held twice: ${id}:5`, (ledger) => handedOver(ledger, id, () => {})],
    // A person who releases work keeps it, and a refused skip changes nothing.
    [`held twice: ${id}:5`, (ledger) => handedOver(ledger, id, () => ledger.holds.ending(id, 4, 'released')('done'))],
    [`held twice: ${id}:5`, (ledger) => handedOver(ledger, id, () => ledger.holds.ending(id, 4, 'skipped')('refused'))],
    // Taken back only after the other person had it.
    [
      `held twice: ${id}:5`,
      (ledger) => {
        handedOver(ledger, id, () => {});
        ledger.holds.ending(id, null, 'taken back')('done');
      },
    ],
    [`taken under a hold that had ended: ${id}:4`, (ledger) => late(ledger, ANSWER)],
    ['but for another reason', (ledger) => late(ledger, { ...ANSWER, status: 409, code: 'changed_meanwhile' })],
    [
      `a hold that nobody ended was refused: ${id}:4`,
      ({ holds }) => {
        holds.claim({ uploadId: id, token: 4, by: 'one', asked: holds.now() });
        holds.refuse({ uploadId: id, token: 4 }, holds.now());
      },
    ],
  ];
}

/** Acknowledged writes that never happened. */
function lostWrites(id: string): Lie[] {
  return [
    [`lost: sellers ${id}`, (lie) => lie.done('sellers', id, { version: 1, value: 'Nobody' })],
    [`lost: catalogs ${id}`, (lie) => lie.done('catalogs', id, { version: 1, value: '1' })],
    ['lost: never said', (lie) => lie.notes.set('never said', 'acknowledged')],
    [`work item ${id}`, (lie) => lie.uploads.set(id, { catalogIds: [id], pictures: 1 })],
    [`file ${id}`, (lie) => lie.files.set(id, 'no hash')],
    [`photo ${id}`, (lie) => lie.photos.add(id)],
    [`group ${id}`, (lie) => lie.groups.set(id, [[id]])],
    ['a catalog in two groups', (lie) => [randomUUID(), randomUUID()].forEach((group) => lie.group(group, [id]))],
    [`job ${id}`, (lie) => lie.jobs.set(id, 'export')],
    ['never brought in: +910', (lie) => lie.imports.set(id, ['+910'])],
    ['an answer without the id of its call: notes', (lie) => lie.acknowledge('notes', ANSWER)],
  ];
}

interface Row {
  id: string;
  version: number;
  value: string;
}

const first = async <Found>(ask: Ask, text: string): Promise<Found> => {
  const [row] = await ask<Found>(text);
  if (!row) throw new Error(`Nothing to plant in: ${text}`);
  return row;
};

/** Writes that happened, but not as the ledger or the audit recorded them. */
async function halfTruths(ask: Ask): Promise<Lie[]> {
  const catalog = await first<Row>(
    ask,
    'select id, version, rate::text as value from catalogs where rate is not null and version > 2 limit 1',
  );
  const { text } = await first<{ text: string }>(
    ask,
    'select text from seller_notes group by text having count(*) = 1 limit 1',
  );
  // Written like the product does, but without the audit entry.
  const silent = await first<Row>(
    ask,
    `update sellers set business_name = 'Nobody wrote this down', version = version + 1
     where id = (select subject_id from audit_entries where action = 'sellers.note-added' order by at desc limit 1)
     returning id, version, business_name as value`,
  );
  const deed = await first<{ requestId: string; action: string; subjectId: string }>(
    ask,
    `select request_id as "requestId", action, subject_id as "subjectId" from audit_entries
     where action = 'catalogs.changed' and request_id is not null limit 1`,
  );
  const twice = randomUUID();
  await ask(
    `insert into audit_entries (id, at, action, subject_id, request_id)
     select gen_random_uuid(), now(), 'sellers.changed', $1::uuid, $1::text from generate_series(1, 2)`,
    [twice],
  );
  const requestId = randomUUID();
  return [
    ['kept, though it was refused', (lie) => lie.notes.set(text, 'refused')],
    // The same version with another value, and a newer version with a value that was never written.
    [`catalogs ${catalog.id} is`, (lie) => lie.done('catalogs', catalog.id, { ...catalog, value: '1' })],
    [
      `catalogs ${catalog.id} is`,
      (lie) => lie.done('catalogs', catalog.id, { value: '1', version: catalog.version - 1 }),
    ],
    [
      `catalogs ${catalog.id} is`,
      (lie) => lie.done('catalogs', catalog.id, { ...catalog, version: catalog.version + 1 }),
    ],
    [`sellers ${silent.id} is`, (lie) => lie.done('sellers', silent.id, { ...silent, value: 'Another' })],
    [
      `not in the audit: sellers.changed of ${silent.id} by call ${requestId}`,
      (lie) => {
        lie.done('sellers', silent.id, silent);
        lie.acknowledge('sellers changed', { requestId }, ['sellers.changed', silent.id]);
      },
    ],
    [
      'twice in the audit: sellers.changed',
      (lie) => lie.deeds.push({ requestId: twice, action: 'sellers.changed', subjectId: twice }),
    ],
    ['in the audit, and not done: catalogs.changed', (lie) => lie.refused.add(deed.requestId)],
    ['in the audit, and not done: catalogs.changed', (lie) => lie.deeds.push({ ...deed, action: 'catalogs.restored' })],
  ];
}

/** Acknowledged writes that never happened, or happened differently. */
export async function tellLies(ask: Ask): Promise<Lie[]> {
  const id = randomUUID();
  return [...lostWrites(id), ...holdLies(id), ...(await halfTruths(ask))];
}
