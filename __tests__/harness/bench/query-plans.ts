import { listResets } from '@/lib/server/areas/password-resets/service';
import { findLiveActor, listSessions } from '@/lib/server/auth/sessions/session-service';
import { findByTypedPhone } from '@/lib/server/areas/users/service';
import { orm, type Database } from '@/lib/server/db/database';
import { onPostgres } from './bench-postgres';
import { withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { sentStatements, type Statement } from './sent-statements';
import { median } from './statistics';

const ROWS = 200_000;
const OPEN_RESETS = 50;
const RUNS = 7;

/** Every user has a session, every other session is ended, and each user once requested a password reset. */
const FILL: [statement: string, values: number[]][] = [
  // This many rows take longer than a call's timeout.
  ['set local statement_timeout = 0', []],
  [
    `insert into users (id, name, phone_number, password_hash, roles, created_at)
     select gen_random_uuid(), 'Person ' || n, '+9110' || lpad(n::text, 8, '0'), '', '{salesman}', now()
     from generate_series(1, $1::int) as n`,
    [ROWS],
  ],
  [
    `insert into sessions (id, user_id, refresh_hash, rotated_at, device, created_at, last_used_at, ended_at)
     select gen_random_uuid(), id, '', now(), 'Chrome on Linux', now(), now(),
            case when row_number() over () % 2 = 0 then now() end
     from users`,
    [],
  ],
  [
    `insert into password_resets (id, user_id, requested_at, closed_at)
     select gen_random_uuid(), id, now(), case when row_number() over () > $1 then now() end from users`,
    [OPEN_RESETS],
  ],
  ['analyze users, sessions, password_resets', []],
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

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function explain({ pool }: Database, name: string, statements: Statement[]): Promise<Figure[]> {
  const [statement] = statements;
  if (!statement || statements.length > 1) throw new Error(`${name} should be one statement.`);
  const times: number[] = [];
  const nodes: PlanNode[] = [];
  while (times.length < RUNS) {
    const { rows } = await pool.query(`explain (analyze, format json) ${statement.text}`, statement.values);
    const [plan] = (rows[0] as { 'QUERY PLAN': { Plan: PlanNode; 'Execution Time': number }[] })['QUERY PLAN'];
    if (!plan) throw new Error(`${name} has no plan.`);
    times.push(plan['Execution Time']);
    nodes.push(...nodesOf(plan.Plan));
  }
  const scanned = new Set(
    nodes.filter((node) => node['Node Type'].endsWith('Seq Scan')).map((node) => node['Relation Name']),
  );
  const indexes = new Set(nodes.flatMap((node) => node['Index Name'] ?? []));
  return [
    { name: `${name}: tables read row by row`, value: [...scanned].join(', ') || 'none', goal: { is: 'none' } },
    { name: `${name}: indexes`, value: [...indexes].join(', ') || 'none' },
    { name: `${name}: in the database`, value: median(times), unit: 'ms' },
  ];
}

async function figuresOn(engine: string, database: Database): Promise<Figure[]> {
  await fill(database);
  const { rows } = await database.pool.query(
    'select s.id as session_id, u.id as user_id, u.phone_number from sessions s join users u on u.id = s.user_id where ended_at is null limit 1',
  );
  const one = rows[0] as { session_id: string; user_id: string; phone_number: string };
  const person = { userId: one.user_id, sessionId: one.session_id, counter: 0 };
  const asked: [string, () => Promise<unknown>][] = [
    ['live session', () => findLiveActor(person)],
    ['user by phone', () => findByTypedPhone(orm(), one.phone_number)],
    ['sessions of a person', () => listSessions({ ...person, roles: [] })],
    ['open resets', () => listResets()],
  ];
  const figures: Figure[] = [];
  for (const [name, work] of asked)
    figures.push(...(await explain(database, `${engine}, ${name}`, await sentStatements(database, work))));
  return figures;
}

/** Whether the queries of every call stay fast in large tables. */
export const measureQueryPlans = async (): Promise<Section> => ({
  title: `Queries among ${ROWS.toLocaleString('en-IN')} people, sessions and requests`,
  figures: [
    ...(await withFolder((folder) => withDatabase({ folder }, (database) => figuresOn('embedded', database)))),
    ...(await onPostgres((databaseUrl) =>
      withDatabase({ folder: '', databaseUrl }, (database) => figuresOn('PostgreSQL', database)),
    )),
  ],
});
