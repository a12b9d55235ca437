/** A condition that must always hold: a query that selects violations, and a statement that plants one. */
export interface Invariant {
  name: string;
  broken: string;
  plant: string;
}

const SOME_GROUP = '(select group_id from catalogs where group_id is not null limit 1)';
const SOME_UPLOAD = '(select id from uploads order by id limit 1)';
const TWO_PICTURES = `(select catalog_id from catalog_images group by 1 having count(*) > 1 limit 1)`;

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'catalogs of a group that are not in one order from the first to the last',
    broken: `select group_id as id from catalogs where group_id is not null group by group_id
      having min(group_position) <> 0 or max(group_position) <> count(*) - 1 or count(distinct group_position) <> count(*)`,
    plant: `update catalogs set group_position = 7 where group_id = ${SOME_GROUP}`,
  },
  {
    name: 'a group without catalogs',
    broken: 'select id from catalog_groups g where not exists (select 1 from catalogs c where c.group_id = g.id)',
    plant: `insert into catalog_groups (id, name, seller_id, created_at)
      values (gen_random_uuid(), 'Empty', (select id from sellers limit 1), now())`,
  },
  {
    name: 'a catalog in a group of another seller',
    broken: 'select c.id from catalogs c join catalog_groups g on g.id = c.group_id where g.seller_id <> c.seller_id',
    plant: `update catalog_groups set seller_id = (select id from sellers s where s.id <> catalog_groups.seller_id limit 1)
      where id = ${SOME_GROUP}`,
  },
  {
    name: 'pictures of a catalog with a gap between them',
    broken: `select catalog_id as id from catalog_images group by catalog_id
      having min(position) <> 0 or max(position) <> count(*) - 1 or count(distinct position) <> count(*)`,
    plant: `update catalog_images set position = position + 3 where catalog_id = ${TWO_PICTURES} and position > 0`,
  },
  {
    name: 'a catalog with pictures and without one cover',
    broken:
      'select catalog_id as id from catalog_images group by catalog_id having count(*) filter (where is_cover) <> 1',
    plant: `update catalog_images set is_cover = false where catalog_id = ${TWO_PICTURES}`,
  },
  {
    name: 'a catalog of another seller than its work item',
    broken: 'select c.id from catalogs c join uploads u on u.id = c.upload_id where u.seller_id <> c.seller_id',
    plant: `update uploads set seller_id = (select id from sellers s where s.id <> uploads.seller_id limit 1)
      where id = ${SOME_UPLOAD}`,
  },
  {
    name: 'a work item without catalogs',
    broken: 'select id from uploads u where not exists (select 1 from catalogs c where c.upload_id = u.id)',
    plant: `insert into uploads (id, kind, source, seller_id, uploaded_by_id, status_changed_at, created_at)
      select gen_random_uuid(), kind, source, seller_id, uploaded_by_id, now(), now() from uploads limit 1`,
  },
  {
    name: 'a hold that nobody has, or that has no end',
    broken: `select id from uploads where (status = 'in_progress') <> (lease_until is not null)
      or (status = 'in_progress' and editor_id is null)`,
    plant: `update uploads set status = 'in_progress', lease_until = null where id = ${SOME_UPLOAD}`,
  },
  {
    name: 'two work items held by one person at once',
    broken: `select editor_id as id from uploads where status = 'in_progress' and lease_until > now()
      group by editor_id having count(*) > 1`,
    plant: `update uploads set status = 'in_progress', lease_until = now() + interval '10 minutes',
      editor_id = (select id from users limit 1)
      where id in (select id from uploads order by id limit 2)`,
  },
  {
    name: 'telephone numbers of a seller with a gap between them',
    broken: `select seller_id as id from seller_phones group by seller_id
      having min(position) <> 0 or max(position) <> count(*) - 1`,
    plant: 'update seller_phones set position = 4 where seller_id = (select id from sellers order by id desc limit 1)',
  },
  {
    name: 'an import row that is in without its record',
    broken: `select r.id from import_rows r left join sellers s on s.id = r.record_id
      where r.applied_at is not null and s.id is null`,
    plant: `update import_rows set record_id = gen_random_uuid()
      where id = (select id from import_rows where applied_at is not null limit 1)`,
  },
  {
    name: 'a job that is over without an end, or ended without being over',
    broken: `select id from jobs where (state in ('done', 'failed', 'cancelled')) <> (ended_at is not null)`,
    plant: `update jobs set ended_at = null where id = (select id from jobs where state = 'done' limit 1)`,
  },
  {
    name: 'a job whose end was told twice',
    broken: `select subject_id as id from notifications where kind in ('job-done', 'job-failed')
      group by subject_id having count(*) > 1`,
    plant: `insert into notifications (id, user_id, kind, text, subject_id, at)
      select gen_random_uuid(), user_id, kind, text, subject_id, at from notifications where kind = 'job-done' limit 1`,
  },
  {
    name: 'a record that an import brought in twice',
    broken: `select record_id as id from import_rows where applied_at is not null and record_id is not null
      group by record_id having count(*) > 1`,
    plant: `update import_rows set record_id = (select record_id from import_rows where applied_at is not null limit 1)
      where id in (select id from import_rows where applied_at is not null limit 2)`,
  },
];
