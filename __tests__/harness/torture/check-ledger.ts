import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Ask } from './ask';
import { AUDIT_INVARIANTS } from './audit-invariants';
import { checkAudit } from './check-audit';
import { keyOf } from './holds';
import { INVARIANTS } from './invariants';
import type { Ledger } from './ledger';

export const ALL_INVARIANTS = [...AUDIT_INVARIANTS, ...INVARIANTS];

async function checkRecords(ask: Ask, { records }: Ledger): Promise<string[]> {
  const findings: string[] = [];
  for (const [table, column] of [
    ['sellers', 'business_name'],
    ['catalogs', 'rate::text'],
  ] as const) {
    const known = records[table];
    const rows = await ask<{ id: string; version: number; value: string }>(
      `select id, version, ${column} as value from ${table} where id = any($1)`,
      [[...known.keys()]],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const [id, states] of known) {
      const row = found.get(id);
      // Other writers group catalogs too: a version may be newer and still have the value.
      const isKnown = states.some(({ version, value }) => {
        const isThere = table === 'catalogs' ? version <= (row?.version ?? 0) : version === row?.version;
        return isThere && row?.value === value;
      });
      if (!row) findings.push(`lost: ${table} ${id}`);
      else if (isKnown) known.set(id, [{ version: row.version, value: row.value }]);
      else findings.push(`${table} ${id} is ${row.version} ${row.value}, not ${JSON.stringify(states)}`);
    }
  }
  return findings;
}

async function checkNotes(ask: Ask, { notes }: Ledger): Promise<string[]> {
  const rows = await ask<{ text: string; count: number }>(
    'select text, count(*)::int as count from seller_notes where text = any($1) group by text',
    [[...notes.keys()]],
  );
  const counts = new Map(rows.map(({ text, count }) => [text, count]));
  return [...notes].flatMap(([text, state]) => {
    const count = counts.get(text) ?? 0;
    if (count > 1) return [`done twice: ${text}`];
    if (state === 'refused' && count > 0) return [`kept, though it was refused: ${text}`];
    return state === 'acknowledged' && count === 0 ? [`lost: ${text}`] : [];
  });
}

async function checkIntake(ask: Ask, { uploads, holds, groups }: Ledger): Promise<string[]> {
  const rows = await ask<{ id: string; token: number; catalogs: number; pictures: number }>(
    `select u.id, u.lease_token as token, count(distinct c.id)::int as catalogs, count(i.id)::int as pictures
     from uploads u left join catalogs c on c.upload_id = u.id left join catalog_images i on i.catalog_id = c.id
     group by u.id`,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  const findings: string[] = [];
  for (const [id, { catalogIds, pictures }] of uploads) {
    const row = found.get(id);
    if (row?.catalogs !== catalogIds.length || row.pictures !== pictures)
      findings.push(`lost: of work item ${id} with ${catalogIds.length} catalogs ${JSON.stringify(row)} is there`);
  }
  for (const { by, ...hold } of holds.claims)
    if ((found.get(hold.uploadId)?.token ?? -1) < hold.token) findings.push(`lost: the hold ${keyOf(hold)} of ${by}`);
  const members = await ask<{ id: string; ids: string[] }>(
    `select group_id as id, array_agg(id::text order by group_position) as ids from catalogs
     where group_id is not null group by group_id`,
  );
  const present = new Map(members.map(({ id, ids }) => [id, ids.join()]));
  for (const [id, states] of groups)
    if (!states.some((ids) => ids.join() === present.get(id))) findings.push(`lost: the order of group ${id}`);
  return findings;
}

const hashOf = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/** Checks files by their bytes on disk: every row has its file, and uploaded files equal the sent bytes. */
async function checkFiles(ask: Ask, { files, photos, read }: Ledger, folder: string): Promise<string[]> {
  const rows = await ask<{ id: string; sha256: string }>('select id, sha256 from files');
  const found = new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  const lost = [...files].filter(([id, sha256]) => found.get(id) !== sha256).map(([id]) => `lost: file ${id}`);
  const bare = [...new Set(rows.map(({ sha256 }) => sha256))]
    .filter((sha256) => {
      const file = path.join(folder, 'files', sha256.slice(0, 2), sha256);
      const isThere = fs.existsSync(file) && (read.has(sha256) || hashOf(file) === sha256);
      if (isThere) read.add(sha256);
      return !isThere;
    })
    .map((sha256) => `a row without its bytes: ${sha256}`);
  const [kept] = await ask<{ ids: string[] }>('select array(select id::text from photos) as ids');
  const gone = [...photos].filter((id) => !kept?.ids.includes(id)).map((id) => `lost: photo ${id}`);
  return [...lost, ...gone, ...bare];
}

/** Checks the requested background jobs: none is ever lost, none is done twice. */
async function checkJobs(ask: Ask, { imports, jobs }: Ledger, isAtEnd: boolean): Promise<string[]> {
  const phones = [...imports.values()].flat();
  const rows = await ask<{ number: string; entries: number }>(
    `select p.number, (select count(*)::int from audit_entries a where a.subject_id = p.seller_id and a.action = 'sellers.added') as entries
     from seller_phones p where p.number = any($1)`,
    [phones],
  );
  const twice = rows.filter(({ entries }) => entries > 1).map(({ number }) => `brought in twice: ${number}`);
  const found = await ask<{ id: string; state: string; failure: string }>(
    'select id, state, failure from jobs where id = any($1)',
    [[...jobs.keys()]],
  );
  const missing = [...jobs].filter(([id]) => !found.some((job) => job.id === id)).map(([id]) => `lost: job ${id}`);
  if (!isAtEnd) return [...twice, ...missing];
  const absent = phones.filter((phone) => !rows.some(({ number }) => number === phone));
  return [
    ...twice,
    ...missing,
    ...absent.map((phone) => `never brought in: ${phone}`),
    ...found.filter(({ state }) => state !== 'done').map((job) => `not done in the end: ${JSON.stringify(job)}`),
  ];
}

export async function checkInvariants(ask: Ask): Promise<string[]> {
  const findings: string[] = [];
  for (const { name, broken } of ALL_INVARIANTS) {
    const rows = await ask<{ id: string }>(broken);
    if (rows.length > 0)
      findings.push(
        `${name}: ${rows
          .slice(0, 3)
          .map(({ id }) => id)
          .join(', ')} (${rows.length})`,
      );
  }
  return findings;
}

/** Compares the database with everything that was acknowledged and with the invariants. */
export async function checkLedger(ask: Ask, ledger: Ledger, folder: string, isAtEnd = false): Promise<string[]> {
  return [
    ...ledger.seen.splice(0),
    ...ledger.holds.heldTwice(),
    ...ledger.holds.endedByNobody(),
    ...(await checkAudit(ask, ledger)),
    ...(await checkRecords(ask, ledger)),
    ...(await checkNotes(ask, ledger)),
    ...(await checkIntake(ask, ledger)),
    ...(await checkFiles(ask, ledger, folder)),
    ...(await checkJobs(ask, ledger, isAtEnd)),
    ...(await checkInvariants(ask)),
  ];
}
