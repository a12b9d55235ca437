import type { Role } from '@/config/roles';
import { addUsers } from '../../server/areas/users/service';
import type { Database } from '../../server/db/database';
import { loadTaxonomy } from '../../server/db/seed/load-taxonomy';
import { addCatalogs } from '../bench/bench-catalogs';
import { addSellers } from '../bench/bench-sellers';
import { STAFF } from './habits';

export interface Person {
  name: string;
  phoneNumber: string;
  password: string;
  roles: [Role];
}

/** So many people, of each role its share. */
export function people(count: number): Person[] {
  const roles = Object.entries(STAFF).flatMap(([role, { share }]) => Array<Role>(share).fill(role as Role));
  return Array.from({ length: count }, (_, index) => ({
    name: `Member ${index + 1}`,
    phoneNumber: `+9110092${String(index).padStart(5, '0')}`,
    password: crypto.randomUUID(),
    roles: [roles[Math.floor((index * roles.length) / count)] ?? 'admin'],
  }));
}

/** Work items that nobody has yet, with some drafts each. */
const OPEN_WORK = `
  with work as (
    insert into uploads (id, kind, source, seller_id, uploaded_by_id, status_changed_at, created_at)
    select gen_random_uuid(), 'catalog', 'whatsapp', (array(select id from sellers order by id limit 500))[1 + n % 500],
      (select id from users order by id limit 1), now(), now() - n * interval '1 minute'
    from generate_series(1, 2000) as n
    returning id, seller_id
  )
  insert into catalogs (id, upload_id, seller_id, title, status_changed_at, created_at)
  select gen_random_uuid(), work.id, work.seller_id, '', now(), now() from work cross join generate_series(1, 6)`;

/** Fills the open database with what two hundred people work on. */
export async function fill(database: Database, staff: Person[], rows: number): Promise<void> {
  await loadTaxonomy();
  await addUsers(staff);
  await addSellers(rows, 1);
  await addCatalogs(database, rows);
  await database.pool.query(OPEN_WORK);
}
