import { takeNext } from '@/lib/server/areas/uploads/queue-service';
import type { Actor } from '@/lib/server/auth/actor';
import { addUsers, findByTypedPhone } from '@/lib/server/areas/users/service';
import { orm, type Database } from '@/lib/server/db/database';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { withDatabase } from './bench-server';
import { claimFigures } from './equal-answers';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { timed } from './statistics';

const EDITORS = 16;
const UPLOADS = 1600;

const PEOPLE = Array.from({ length: EDITORS }, (_, index) => ({
  name: `Editor ${index + 1}`,
  phoneNumber: `+9110091${String(index).padStart(5, '0')}`,
  roles: ['editor_catalog'] as const,
}));

async function editors(): Promise<Actor[]> {
  await addUsers(PEOPLE.map((person) => ({ ...person, password: crypto.randomUUID() })));
  const found = await Promise.all(PEOPLE.map(({ phoneNumber }) => findByTypedPhone(orm(), phoneNumber)));
  return found.flatMap((user) =>
    user ? { userId: user.id, name: user.name, roles: user.roles, sessionId: user.id, mustChangePassword: false } : [],
  ) as Actor[];
}

async function raceOn(engine: string, { pool }: Database): Promise<Figure[]> {
  await addSellers(50, 0);
  const actors = await editors();
  await pool.query(
    `insert into uploads (id, kind, source, seller_id, uploaded_by_id, status_changed_at, created_at)
     select gen_random_uuid(), 'catalog', 'whatsapp', (select id from sellers order by id limit 1),
       (select id from users order by id limit 1), now(), now() from generate_series(1, $1::int)`,
    [UPLOADS],
  );
  const claimed: string[] = [];
  const work = async (actor: Actor) => {
    for (;;) {
      const { held } = await takeNext('catalog', undefined, actor);
      if (!held) return;
      claimed.push(held.upload.id);
      // Marked as done, so that the next claim gets another work item.
      await pool.query(`update uploads set status = 'done', lease_until = null where id = $1`, [held.upload.id]);
    }
  };
  const { ms } = await timed(() => Promise.all(actors.map(work)));
  return [
    ...claimFigures(`${engine}, ${EDITORS} editors`, claimed, UPLOADS),
    { name: `${engine}: claims`, value: claimed.length / (ms / 1000), unit: '/s' },
  ];
}

/** Editors who claim work from one queue concurrently. */
export const measureClaims = async (): Promise<Section> => ({
  title: 'Taking work from one queue',
  figures: [
    ...(await withFolder((folder) => withDatabase({ folder }, (database) => raceOn('embedded', database)))),
    ...(await onPostgres((databaseUrl) =>
      withDatabase({ folder: '', databaseUrl }, (database) => raceOn('PostgreSQL', database)),
    )),
  ],
});
