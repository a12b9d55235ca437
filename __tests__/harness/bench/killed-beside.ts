import { setTimeout as pause } from 'node:timers/promises';
import { jobsApi } from '@/lib/contracts/jobs';
import { chatOfBytes, postsIn } from '../foreign-files/chats';
import type { ApiCaller } from './api-caller';
import { type Place, withDatabase, withProcess } from './bench-server';
import type { Figure } from './figures';
import { isDone, untilJob } from './import-run';
import { beginLongChat, LONG_CHAT, SELLERS, signEveryoneIn } from './jobs-place';
import { finishWork, SIDE_SIZES, sideWorks } from './side-jobs';

const KILLS = Number(process.env.BENCH_KILLS || 20);
/** Maximum milliseconds between the requests and the kill: about as long as all the work takes. */
const LATEST_KILL = 4000;
/** Work numbers that no other part of the bench uses. */
const FIRST_NUMBER = 1000;

interface Found {
  posts: number;
  differentPosts: number;
  traders: number;
  differentTraders: number;
  tradersAdded: number;
  exportFiles: number;
  pdfs: number;
  brokenJobs: number;
}

/** Database contents for all requests since the count began. */
const find = (place: Place, since: Date): Promise<Found> =>
  withDatabase(place, async ({ pool }) => {
    const { rows } = await pool.query(
      `select
         (select count(*)::int from whatsapp_posts p join whatsapp_imports i on i.id = p.import_id
            where i.created_at >= $1) as "posts",
         (select count(distinct p.fingerprint)::int from whatsapp_posts p join whatsapp_imports i on i.id = p.import_id
            where i.created_at >= $1) as "differentPosts",
         (select count(*)::int from sellers where business_name like 'Side Traders %' and created_at >= $1) as "traders",
         (select count(distinct business_name)::int from sellers
            where business_name like 'Side Traders %' and created_at >= $1) as "differentTraders",
         (select count(*)::int from audit_entries a join sellers s on s.id::text = a.subject_id::text
            where a.action = 'sellers.added' and s.business_name like 'Side Traders %'
            and s.created_at >= $1) as "tradersAdded",
         (select count(distinct f.id)::int from jobs j join files f on f.id::text = j.result->>'fileId'
            where j.kind = 'exports.write' and j.created_at >= $1 and (j.result->>'rows')::int >= $2) as "exportFiles",
         (select count(distinct file_id)::int from catalog_pdfs where created_at >= $1) as "pdfs",
         (select count(*)::int from jobs where created_at >= $1 and state <> 'done') as "brokenJobs"`,
      [since, SELLERS],
    );
    return (rows as [Found])[0];
  });

/**
 * Requests all work repeatedly; the server is killed during it each time and the next server finishes it. Returns the
 * number of kills during which the long chat was running.
 */
async function killOften(place: Place, catalogIds: string[]): Promise<number> {
  const works = sideWorks(catalogIds);
  let everyone: { admin: ApiCaller; people: ApiCaller[] } | undefined;
  let chat: string | undefined;
  let killsOfChat = 0;
  let open: { index: number; first: string }[] = [];
  for (let kill = 0; kill <= KILLS; kill += 1)
    await withProcess(place, async (origin, server) => {
      everyone = everyone
        ? { admin: everyone.admin.at(origin), people: everyone.people.map((one) => one.at(origin)) }
        : await signEveryoneIn(origin);
      const { admin, people } = everyone;
      const caller = (index: number) => people[index] as ApiCaller;
      chat ??= await beginLongChat(admin, FIRST_NUMBER);
      // A job that is killed repeatedly before it progresses fails by design.
      await untilJob(admin, chat, ({ done, state }) => done > 0 || state === 'done');
      await Promise.all(
        open.map(({ index, first }) => finishWork(caller(index), works[index] as (typeof works)[number], first)),
      );
      if (kill === KILLS) return untilJob(admin, chat, isDone).then(() => undefined);
      open = await Promise.all(
        works.map(async ({ ask }, index) => {
          const first = await ask(caller(index), FIRST_NUMBER + kill * works.length + index);
          return { index, first };
        }),
      );
      await pause(Math.random() * LATEST_KILL);
      const { done, state } = await admin.call(jobsApi.get, { params: { id: chat } });
      if (state !== 'done') killsOfChat += 1;
      console.error(`  kill ${kill + 1}, ${done} posts of the long chat are in`);
      server.kill('SIGKILL');
    });
  return killsOfChat;
}

/** What is lost or done twice when a server running all of that is killed in the middle. */
export async function measureKilledBeside(engine: string, place: Place, catalogIds: string[]): Promise<Figure[]> {
  if (KILLS === 0) return [];
  const since = new Date();
  const killsOfChat = await killOften(place, catalogIds);
  const found = await find(place, since);
  const posts = postsIn(chatOfBytes(LONG_CHAT, FIRST_NUMBER)) + KILLS * SIDE_SIZES.posts;
  const traders = KILLS * SIDE_SIZES.rows;
  const is = (what: string, value: number, wanted: number): Figure => ({
    name: `${engine}, killed ${KILLS} times: ${what}`,
    value,
    goal: { is: wanted },
  });
  return [
    { name: `${engine}, killed ${KILLS} times: with the long chat at work`, value: killsOfChat, goal: { atLeast: 1 } },
    is('posts', found.posts, posts),
    is('different posts', found.differentPosts, posts),
    is('sellers that came in', found.traders, traders),
    is('different sellers', found.differentTraders, traders),
    is('sellers added as history has it', found.tradersAdded, traders),
    is('exports with a whole file', found.exportFiles, KILLS),
    is('PDFs with a file', found.pdfs, KILLS),
    is('jobs that are not done', found.brokenJobs, 0),
  ];
}
