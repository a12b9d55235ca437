import { seedIdRange } from '@/lib/server/seed/seed-ids';
import type { Invariant } from './invariants';

const SEEDED = seedIdRange('sellers');

/** Audit entries of a record, without actions that do not make a new version. */
const entriesOf = (without: readonly string[]) =>
  `(select count(*) from audit_entries a where a.subject_id = r.id
    and a.action not in (${without.map((action) => `'${action}'`).join(', ')}))`;

/**
 * A record has as many versions after the first as audit entries that explain them. Actions that make no version are
 * excluded by name, so that they cannot stand in for a missing entry. `told` is such an action: plants pick a record
 * that has one.
 */
const versions = (table: string, told: string, ...others: string[]): Invariant[] => {
  const without = [told, ...others];
  const one = (order: string) =>
    `(select subject_id from audit_entries where action = '${told}' and subject_id in (select id from ${table})
      order by at ${order}, id ${order} limit 1)`;
  const made = others[0] ?? told;
  return [
    {
      name: `a version of ${table} that the audit does not know`,
      broken: `select r.id from ${table} r where r.version - 1 > ${entriesOf(without)}`,
      plant: `update ${table} set version = version + 1 where id = ${one('asc')}`,
    },
    {
      name: `a change of ${table} in the audit that never was`,
      broken: `select r.id from ${table} r where r.version - 1 < ${entriesOf(without)}`,
      // Two entries, so that there is one too many even if the previous plant removed one.
      plant: `insert into audit_entries (id, at, action, subject_id)
        select gen_random_uuid(), now(), 'planted.changed', ${one('desc')} from generate_series(1, 2)`,
    },
    {
      name: `${table} that the audit does not have added once`,
      broken: `select r.id from ${table} r where (select count(*) from audit_entries a
        where a.subject_id = r.id and a.action = '${made}') <> 1`,
      plant: `insert into audit_entries (id, at, action, subject_id)
        values (gen_random_uuid(), now(), '${made}', ${one('desc')})`,
    },
  ];
};

/** The audit must match the changes exactly. */
export const AUDIT_INVARIANTS: readonly Invariant[] = [
  ...versions('sellers', 'sellers.note-added', 'sellers.added', 'sellers.visited'),
  ...versions('catalogs', 'catalogs.added'),
  ...versions('catalog_groups', 'catalog-groups.added'),
  ...versions('uploads', 'uploads.added'),
  {
    name: 'a note that the audit does not have once',
    // Notes of the demo data have no author.
    broken: `select n.id from seller_notes n where n.seller_id not between '${SEEDED.first}' and '${SEEDED.last}'
      and (select count(*) from audit_entries a where a.subject_id = n.seller_id
        and a.action = 'sellers.note-added' and a.details ->> 'noteId' = n.id::text) <> 1`,
    plant: `insert into seller_notes (id, seller_id, author_id, text, at)
      select gen_random_uuid(), seller_id, author_id, 'Nobody wrote this', at from seller_notes
      where seller_id not between '${SEEDED.first}' and '${SEEDED.last}' limit 1`,
  },
  {
    name: 'a token of a work item that the audit does not know',
    // A person who continues under their own lease keeps the token, and gets an entry if the lease had expired.
    broken: `select u.id from uploads u where u.lease_token <>
      (select count(distinct a.details ->> 'leaseToken') from audit_entries a
        where a.subject_id = u.id and a.action = 'uploads.claimed') +
      (select count(*) from audit_entries a where a.subject_id = u.id and a.action = 'uploads.taken-back')`,
    plant: `update uploads set lease_token = lease_token + 1
      where id = (select subject_id from audit_entries where action = 'uploads.claimed' order by at limit 1)`,
  },
  {
    name: 'a skip that the audit or its reason is not there for',
    broken: `select u.id from uploads u
      where u.skips <> (select count(*) from upload_skips s where s.upload_id = u.id)
      or u.skips <> (select count(*) from audit_entries a where a.subject_id = u.id and a.action = 'uploads.skipped')`,
    plant: `update uploads set skips = skips + 1 where id = (select id from uploads order by id desc limit 1)`,
  },
  {
    name: 'a record of a bulk change that the audit does not have as often as it was changed',
    broken: `select b.id from bulk_rows b join bulk_changes c on c.id = b.bulk_id
      where (case when b.outcome = 'changed' then 1 else 0 end) <> (select count(*) from audit_entries a
        where a.subject_id = b.record_id and a.request_id = c.job_id::text)`,
    plant: `update bulk_rows set record_id = gen_random_uuid()
      where id = (select id from bulk_rows where outcome = 'changed' limit 1)`,
  },
  {
    name: 'an export that was written and that the audit does not know',
    broken: `select j.id from jobs j where j.kind = 'exports.write' and j.state = 'done' and not exists
      (select 1 from audit_entries a where a.subject_id = j.id and a.action = 'exports.written')`,
    plant: `update jobs set kind = 'exports.write'
      where id = (select id from jobs where kind <> 'exports.write' and state = 'done' limit 1)`,
  },
];
