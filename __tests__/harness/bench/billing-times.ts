import { readSeats, readStatement, readStorage } from '@/lib/server/areas/billing/service';
import type { Actor } from '@/lib/server/auth/actor';
import type { Database } from '@/lib/server/db/database';
import { onPostgres } from './bench-postgres';
import { withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { median, timed } from './statistics';

const [FILES, PEOPLE, ROUNDS] = [200_000, 200, 7];

/** Files of three years by kind and person; one in fifty is kept for a week. */
const FILL: [statement: string, values: number[]][] = [
  ['set local statement_timeout = 0', []],
  [
    `insert into users (id, name, phone_number, password_hash, roles, created_at, last_seen_at)
     select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Person ' || n,
            '+9110' || lpad(n::text, 8, '0'), '', '{editor_catalog}', now() - n * interval '2 days', now()
     from generate_series(1, $1::int) as n`,
    [PEOPLE],
  ],
  [
    `insert into files (id, sha256, bytes, name, type, owner_id, created_at, expires_at)
     select gen_random_uuid(), lpad(to_hex(n), 64, '0'), 20000 + n % 900000, 'file ' || n,
            case when n % 50 = 0 then 'text/csv' when n % 40 = 0 then 'video/mp4' else 'image/webp' end,
            ('00000000-0000-7000-8000-' || lpad((1 + n % $2)::text, 12, '0'))::uuid,
            now() - (n % 1095) * interval '1 day',
            case when n % 50 = 0 then now() + (n % 7) * interval '1 day' end
     from generate_series(1, $1::int) as n`,
    [FILES, PEOPLE],
  ],
  ['analyze users, files', []],
];

async function fill({ pool }: Database): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    for (const [statement, values] of FILL) await connection.query(statement, values);
    await connection.query('commit');
  } finally {
    connection.release();
  }
}

const actor = (...roles: Actor['roles']): Actor => ({
  userId: '00000000-0000-7000-8000-000000000007',
  sessionId: '',
  name: '',
  roles,
  mustChangePassword: false,
});

const READS: [name: string, read: (as: Actor) => Promise<unknown>][] = [
  ['storage', readStorage],
  ['seats', readSeats],
  ['statement of a year', (as) => readStatement(undefined, as)],
];

async function figuresOn(engine: string, database: Database): Promise<Figure[]> {
  await fill(database);
  const figures: Figure[] = [];
  for (const [who, as] of [
    ['everybody’s', actor('admin')],
    ['one’s own', actor('editor_catalog')],
  ] as const)
    for (const [name, read] of READS) {
      const times: number[] = [];
      while (times.length < ROUNDS) times.push((await timed(() => read(as))).ms);
      figures.push({ name: `${engine}, ${name}, ${who}`, value: median(times), unit: 'ms', goal: { atMost: 500 } });
    }
  return figures;
}

/** Response times of Billing with much data to add up. */
export const measureBilling = async (): Promise<Section> => ({
  title: `Billing among ${FILES.toLocaleString('en-IN')} files`,
  figures: [
    ...(await withFolder((folder) => withDatabase({ folder }, (database) => figuresOn('embedded', database)))),
    ...(await onPostgres((databaseUrl) =>
      withDatabase({ folder: '', databaseUrl }, (database) => figuresOn('PostgreSQL', database)),
    )),
  ],
});
