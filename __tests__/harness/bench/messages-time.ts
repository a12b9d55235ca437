import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { getCampaign } from '@/lib/server/areas/messages/campaign-service';
import type { Database } from '@/lib/server/db/database';
import { onPostgres } from './bench-postgres';
import { type Place, withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { planCampaign, sendCampaign } from './message-campaign';
import { withFolder, withProgram } from './processes';
import { median, timed } from './statistics';

const RECIPIENTS = Number(process.env.BENCH_RECIPIENTS || 10_000);
const KILLS = Number(process.env.BENCH_KILLS || 20);
const RATE = 200;
/** Rows of the campaign whose page is measured. */
const MANY = Number(process.env.BENCH_RECORDS || 1_000_000);

const carrier = ({ folder, databaseUrl }: Place) => ({
  file: process.execPath,
  args: ['--import', 'tsx', '__tests__/harness/bench/message-carrier.ts'],
  env: {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    WHATSAPP_PROVIDER: 'sandbox',
    WHATSAPP_RATE: String(RATE),
    LOG_LEVEL: 'fatal',
  },
  ready: /BOMB is ready at (\S+)/,
});

const one = async (pool: pg.Pool, query: string): Promise<number> =>
  Number(((await pool.query(query)).rows as { n: string }[])[0]?.n ?? 0);

/** Messages whose stage does not match the built-in provider's response for the number's last digits. */
const WRONG = `select count(*) as n from messages where stage not in ('skipped', 'unclear', 'queued') and campaign_id is not null and stage <> case right(phone, 3)
  when '001' then 'failed' when '002' then 'failed' when '003' then 'failed'
  when '004' then 'sent' when '005' then 'delivered' else 'read' end`;
const TAKEN = `exists (select from sandbox_messages s where s.phone = substr(m.phone, 2) and s.kind = 'template')`;
const DOUBLED = `select count(*) as n from (select phone from sandbox_messages where kind = 'template'
  group by phone having count(*) > 1) twice`;
const FASTEST = `select max(many) as n from (select count(*) over (order by handed_at
  range between current row and interval '999 milliseconds' following) as many from messages where handed_at is not null) s`;

/** Runs the sender, killed this often, until no message is waiting and no event is pending. */
async function work(place: Place, kills: number): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1)
    await withProgram(carrier(place), async (_origin, child: ChildProcess) => {
      await pause(Math.random() * 900);
      child.kill('SIGKILL');
    });
  await withProgram({ ...carrier(place), ready: /All is carried/ }, () => Promise.resolve());
}

async function judge(engine: string, place: Place, kills: number): Promise<Figure[]> {
  return withDatabase(place, async ({ pool }) => {
    const is = (name: string, value: number): Figure => ({
      name: `${engine}, ${kills} kills: ${name}`,
      value,
      goal: { is: 0 },
    });
    const took = await one(
      pool,
      `select extract(epoch from max(handed_at) - min(handed_at)) as n from messages where handed_at is not null`,
    );
    return [
      is('sent twice', await one(pool, DOUBLED)),
      is(
        'lost: still waiting',
        await one(pool, `select count(*) as n from messages where stage in ('queued', 'sending')`),
      ),
      is('at a wrong stage', await one(pool, WRONG)),
      is(
        'unclear though the provider has it',
        await one(pool, `select count(*) as n from messages m where stage = 'unclear' and ${TAKEN}`),
      ),
      is(
        'known though the provider has it not',
        await one(
          pool,
          `select count(*) as n from messages m where stage not in ('skipped', 'unclear', 'queued') and not ${TAKEN}`,
        ),
      ),
      is('events not worked on', await one(pool, `select count(*) as n from webhook_deliveries where done_at is null`)),
      {
        name: `${engine}, ${kills} kills: most in any second`,
        value: await one(pool, FASTEST),
        goal: { atMost: RATE },
      },
      {
        name: `${engine}, ${kills} kills: unclear, for a person to look at`,
        value: await one(pool, `select count(*) as n from messages where stage = 'unclear'`),
      },
      ...(kills === 0 ? [{ name: `${engine}: sends`, value: RECIPIENTS / took, unit: '/s' }] : []),
    ];
  });
}

/** Runs a campaign to its end, with this many kills on the way. */
async function carried(engine: string, place: Place, kills: number): Promise<Figure[]> {
  await withDatabase(place, async ({ pool }) => {
    const { campaign, second, maker } = await planCampaign(pool, RECIPIENTS);
    await sendCampaign(campaign, second, maker);
  });
  await work(place, kills);
  return judge(engine, place, kills);
}

/** A campaign that an admin stops on its way. */
async function stopped(engine: string, place: Place): Promise<Figure[]> {
  await withDatabase(place, async ({ pool }) => {
    const { campaign, second, maker } = await planCampaign(pool, RECIPIENTS);
    await sendCampaign(campaign, second, maker);
  });
  const { args, ...program } = carrier(place);
  await withProgram({ ...program, args: [...args, 'stop'], ready: /All is carried/ }, () => Promise.resolve());
  return withDatabase(place, async ({ pool }) => [
    {
      name: `${engine}, stopped on the way: until the last message went`,
      value: await one(
        pool,
        `select greatest(0, extract(epoch from max(m.handed_at) - max(c.ended_at))) as n
         from messages m join campaigns c on c.id = m.campaign_id`,
      ),
      unit: 's',
      goal: { atMost: 5 },
    },
    {
      name: `${engine}, stopped on the way: never sent`,
      value: await one(pool, `select count(*) as n from messages where campaign_id is not null and handed_at is null`),
      goal: { atLeast: RECIPIENTS / 2 },
    },
  ]);
}

async function planned(engine: string, { pool }: Database): Promise<Figure[]> {
  const { campaign, seconds, maker } = await planCampaign(pool, 100_000);
  const copies = Math.max(0, MANY - 100_000);
  const filler = await pool.connect();
  // This many rows take longer than a call's timeout.
  await filler.query('set statement_timeout = 0');
  await filler.query(
    `insert into messages (id, campaign_id, template_id, phone, category, stage, stage_at, handed_at, sender_id, created_at)
     select gen_random_uuid(), $1, $2, '+97' || n, 'marketing', (array['sent', 'delivered', 'read', 'failed'])[n % 4 + 1], now(), now(), $3, now()
     from generate_series(1, $4::int) as n`,
    [campaign.id, campaign.template.id, maker.userId, copies],
  );
  await filler.query('vacuum analyze messages');
  await filler.query('reset statement_timeout');
  filler.release();
  const times: number[] = [];
  for (let nth = 0; nth < 9; nth += 1) times.push((await timed(() => getCampaign(campaign.id, maker))).ms);
  return [
    { name: `${engine}: 100,000 recipients planned`, value: seconds, unit: 's' },
    { name: `${engine}: page of a campaign with ${MANY} recipients, p50`, value: median(times), unit: 'ms' },
  ];
}

async function plannedWithLinks(engine: string, { pool }: Database): Promise<Figure[]> {
  const { seconds } = await planCampaign(pool, 100_000, { hasLink: true });
  return [
    { name: `${engine}: 100,000 recipients planned, a short link for each`, value: seconds, unit: 's' },
    {
      name: `${engine}: recipients planned without their link`,
      value: await one(
        pool,
        `select count(*) as n from messages m where stage = 'queued'
         and not exists (select from message_links l where l.message_id = m.id and m.params[1] like '%/s/' || l.code)`,
      ),
      goal: { is: 0 },
    },
  ];
}

/** Planning, sending, and messages lost or duplicated when the process is killed. */
export const measureMessages = async (): Promise<Section> => ({
  title: `WhatsApp messages: ${RECIPIENTS} recipients, 15 % of events doubled, 20 % out of order, 5 % lost answers, 1 % faults`,
  figures: [
    ...(await withFolder((folder) => carried('embedded', { folder }, 0))),
    ...(await withFolder((folder) => stopped('embedded', { folder }))),
    ...(KILLS > 0 ? await withFolder((folder) => carried('embedded', { folder }, KILLS)) : []),
    ...(await onPostgres((databaseUrl) => withFolder((folder) => stopped('PostgreSQL', { folder, databaseUrl })))),
    ...(await onPostgres((databaseUrl) =>
      withFolder((folder) => carried('PostgreSQL', { folder, databaseUrl }, KILLS)),
    )),
    ...(await onPostgres((databaseUrl) =>
      withDatabase({ folder: '', databaseUrl }, (database) => plannedWithLinks('PostgreSQL', database)),
    )),
    ...(await onPostgres((databaseUrl) =>
      withDatabase({ folder: '', databaseUrl }, (database) => planned('PostgreSQL', database)),
    )),
  ],
});
