import { eq } from 'drizzle-orm';
import { jobsApi } from '@/lib/contracts/jobs';
import { clock } from '@/lib/server/clock';
import { orm, transaction } from '@/lib/server/db/database';
import { jobs } from '@/lib/server/db/schema/jobs';
import { notifications } from '@/lib/server/db/schema/notifications';
import { users } from '@/lib/server/db/schema/users';
import { refused } from '@/lib/server/errors';
import { JobLost } from '@/lib/server/platform/jobs/job-kind';
import { HOLD } from '@/lib/server/platform/jobs/job-run';
import { enqueue } from '@/lib/server/platform/jobs/queue';
import { backoff, MOST_TRIES } from '@/lib/server/platform/jobs/run-job';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { serveApi } from '../support/api';
import { counting, counts, countTo, RULE, type Run } from '../support/counting-job';
import { makeSession, makeUser } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';

const api = serveApi();
const start = counts(api);

describe('a job that fails', () => {
  it('is retried later and later, then stays failed until it is started again', async () => {
    const time = freezeClock();
    const { id, as, get, told } = await start(1);
    const broken = counting({
      during: () => {
        throw new Error('no network');
      },
    });
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      expect(await workOnce(broken)).toBe(true);
      expect(await get()).toMatchObject({ state: tries < MOST_TRIES ? 'queued' : 'failed', tries });
      expect(await workOnce(broken)).toBe(false);
      if (tries < MOST_TRIES) time.advance(backoff(tries));
    }
    expect(await told()).toEqual(['A count failed. Something went wrong on our side. An admin can start it again.']);
    const admin = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
    const dead = await api.call(jobsApi.list, { query: { state: ['failed'] } }, { as: admin });
    expect(dead.data.rows.map((job) => job.id)).toContain(id);
    expect((await api.call(jobsApi.retry, { params: { id } }, { as: admin })).data.state).toBe('queued');
    await workOnce(counting());
    expect(await get()).toMatchObject({ state: 'done' });
    expect((await api.call(jobsApi.retry, { params: { id } }, { as })).failure.code).toBe('refused');
  });

  it('every time by taking its process along is given up', async () => {
    const time = freezeClock();
    const { get } = await start(1);
    const dies = counting({
      before: () => {
        throw new JobLost();
      },
    });
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      await workOnce(dies);
      time.advance(HOLD + 1);
    }
    await workOnce(dies);
    expect(await get()).toMatchObject({ state: 'failed', failure: expect.stringContaining('broke off too often') });
  });

  it('because the product says no is not tried again', async () => {
    const { get } = await start(1);
    await workOnce(
      counting({
        during: () => {
          throw refused('The list is closed.');
        },
      }),
    );
    expect(await get()).toMatchObject({ state: 'failed', failure: 'The list is closed.', tries: 1 });
  });

  it('however it fails, holds up none of the others', async () => {
    const time = freezeClock();
    const user = await makeUser({ roles: ['salesman'] });
    const started: string[] = [];
    await transaction(async (tx) => {
      for (let each = 0; each < 50; each += 1) started.push(await enqueue(tx, countTo(1), { userId: user.id }, RULE));
    });
    const poison = started.filter((_id, turn) => turn % 10 === 0);
    const ways = [new Error('no network'), new JobLost(), refused('The list is closed.')];
    const before = ({ id }: Run) => {
      const problem = ways[poison.indexOf(id) % ways.length];
      if (problem) throw problem;
    };
    const pass = async () => {
      let done = 0;
      while (await workOnce(counting({ before }))) done += 1;
      return done;
    };
    const states = async () => {
      const rows = await orm().select().from(jobs).where(eq(jobs.ownerId, user.id));
      const statesOf = (isPoison: boolean) =>
        rows.filter(({ id }) => poison.includes(id) === isPoison).map(({ state }) => state);
      return [new Set(statesOf(false)), statesOf(true).sort()];
    };

    // One turn each: two wait for a retry, two are leased by a dead worker, one was refused.
    expect(await pass()).toBe(50);
    expect(await states()).toEqual([new Set(['done']), ['failed', 'queued', 'queued', 'running', 'running']]);
    for (let tries = 2; tries <= MOST_TRIES + 1; tries += 1) {
      time.advance(HOLD + backoff(MOST_TRIES));
      // Later jobs run in the same turn, although the others were due first.
      const { get } = await start(1);
      expect(await pass()).toBe(1 + (tries <= MOST_TRIES ? 4 : 2));
      expect(await get()).toMatchObject({ state: 'done', tries: 1 });
    }
    expect(await states()).toEqual([new Set(['done']), Array.from(poison, () => 'failed')]);
    const rows = await orm().select().from(notifications).where(eq(notifications.userId, user.id));
    const told = (beginning: string) => rows.filter(({ text }) => text.startsWith(beginning)).length;
    expect([told('step 0'), told('A count finished.'), told('A count failed. '), rows.length]).toEqual([45, 45, 5, 95]);
  });

  it('is not done in the name of somebody whose account is closed', async () => {
    const user = await makeUser({ roles: ['salesman'] });
    const { id } = await start(1, user);
    await orm().update(users).set({ disabledAt: clock.now() }).where(eq(users.id, user.id));
    await workOnce(counting());
    const [row] = await orm().select().from(jobs).where(eq(jobs.id, id));
    expect(row).toMatchObject({ state: 'failed', failure: 'The account of the person who started it is closed.' });
  });
});
