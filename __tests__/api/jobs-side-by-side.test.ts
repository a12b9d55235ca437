import { SLICE } from '@/lib/domain/jobs/job-lanes';
import { JOB_RULES } from '@/lib/domain/jobs/job-rules';
import { JOB_KINDS } from '@/lib/server/background/job-worker';
import { clock, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { claim } from '@/lib/server/platform/jobs/claim-repository';
import { HOLD } from '@/lib/server/platform/jobs/job-run';
import { startWorker, workOnce } from '@/lib/server/platform/jobs/worker';
import { serveApi } from '../support/api';
import { freezeClock } from '../support/frozen-clock';
import { gate, jobOf, LONG, makeOwner, plant, plantedKind, stepsOf, until } from '../support/planted-jobs';

serveApi();

const statesOf = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await jobOf(id)).state));
const areDone = (...ids: string[]) => until(async () => (await statesOf(ids)).every((state) => state === 'done'));

/** Processes the queue one job at a time. Returns the names in start order. */
async function order(...planted: ReturnType<typeof plantedKind>[]): Promise<string[]> {
  const begun: string[] = [];
  while (await workOnce(planted.map(({ kind }) => kind))) begun.push(...planted.flatMap((one) => one.begun.splice(0)));
  return begun;
}

it('every kind of job has a rule, and every rule a kind', () => {
  expect(Object.keys(JOB_RULES).sort()).toEqual(JOB_KINDS.map(({ kind }) => kind).sort());
});

describe('a worker', () => {
  it('begins and does a short job while its long ones are at work', async () => {
    const held = gate();
    const long = plantedKind({ name: 'test.long', before: () => held.opened });
    const worker = startWorker([long.kind, plantedKind().kind]);
    const owner = await makeOwner();
    const longOnes = [];
    for (const name of ['first', 'second', 'third'])
      longOnes.push(await plant({ owner, name, kind: 'test.long', rule: LONG }));
    await until(() => long.begun.length === 2);
    await areDone(await plant({ owner, name: 'quick' }));
    expect(await statesOf(longOnes)).toEqual(['running', 'running', 'queued']);
    held.open();
    await areDone(...longOnes);
    await worker.stop();
  });

  it('that ends gives each job back at its next step; another goes on at once', async () => {
    const [held, stopped] = [gate(), gate()];
    const wait = async (_run: unknown, step: number) => {
      if (step === 2) await held.opened;
    };
    const begun = plantedKind({ before: wait });
    const anew = plantedKind({ name: 'test.anew', resumes: false, before: wait });
    const worker = startWorker([begun.kind, anew.kind]);
    const owner = await makeOwner();
    const ids = [
      await plant({ owner, name: 'short', steps: 4 }),
      await plant({ owner, name: 'long', steps: 4, rule: LONG }),
      await plant({ owner, name: 'anew', steps: 4, kind: 'test.anew' }),
    ];
    await until(async () => (await Promise.all(ids.map(jobOf))).every(({ done }) => done === 2));
    const ending = worker.stop().then(stopped.open);
    held.open();
    await stopped.opened;
    for (const id of ids)
      expect(await jobOf(id)).toMatchObject({ state: 'queued', done: 2, slot: null, heldUntil: null, tries: 0 });
    await order(plantedKind(), plantedKind({ name: 'test.anew' }));
    expect(await stepsOf(owner)).toEqual(
      ['anew', 'long', 'short'].flatMap((name) => [0, 1, 2, 3].map((n) => `${name} ${n}`)),
    );
    await ending;
  });

  it('sweeps and rests beside the queue: a job that comes meanwhile is begun', async () => {
    const [resting, rested] = [gate(), gate()];
    const atRest = async () => {
      resting.open();
      await rested.opened;
    };
    const worker = startWorker([plantedKind().kind], { atRest });
    await resting.opened;
    await areDone(await plant({ owner: await makeOwner(), name: 'quick' }));
    rested.open();
    await worker.stop();
  });
});

describe('whose turn it is', () => {
  it('is that of whoever had the fewest: nobody’s tenth before another’s first', async () => {
    const [first, second, third] = [await makeOwner(), await makeOwner(), await makeOwner()];
    for (let n = 1; n <= 10; n += 1) await plant({ owner: first, name: `a${n}` });
    for (let n = 1; n <= 3; n += 1) await plant({ owner: second, name: `b${n}` });
    await plant({ owner: third, name: 'c1' });
    expect(await order(plantedKind())).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'a3',
      'b3',
      ...[4, 5, 6, 7, 8, 9, 10].map((n) => `a${n}`),
    ]);
  });

  it('counts what somebody had begun before another came', async () => {
    const [first, second] = [await makeOwner(), await makeOwner()];
    for (let n = 1; n <= 6; n += 1) await plant({ owner: first, name: `a${n}` });
    const planted = plantedKind();
    for (let n = 1; n <= 3; n += 1) await workOnce([planted.kind]);
    await plant({ owner: second, name: 'b1' });
    await plant({ owner: second, name: 'b2' });
    expect(await order(planted)).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2', 'a5', 'a6']);
  });

  it('is kept apart by people who press a button many times at the same moment', async () => {
    const [first, second] = [await makeOwner(), await makeOwner()];
    const ids = await Promise.all(Array.from({ length: 8 }, () => plant({ owner: first, name: 'a' })));
    await plant({ owner: second, name: 'b' });
    const turns = (await Promise.all(ids.map(jobOf))).map(({ turn }) => turn);
    expect(new Set(turns).size).toBe(8);
    expect((await order(plantedKind())).indexOf('b')).toBeLessThanOrEqual(1);
  });

  it('comes sooner to what a person waits for, and comes to what nobody asked for', async () => {
    const rule = { priority: 'background' } as const;
    const [first, second] = [await makeOwner(), await makeOwner()];
    await plant({ owner: first, name: 'own text', rule });
    await plant({ owner: first, name: 'own text 2', rule });
    for (let n = 1; n <= 6; n += 1) await plant({ owner: first, name: `a${n}` });
    await plant({ owner: second, name: 'b1' });
    expect(await order(plantedKind())).toEqual(['a1', 'b1', 'a2', 'a3', 'own text', 'a4', 'own text 2', 'a5', 'a6']);
  });

  it('passes over a kind of which enough are at work, and never over a lane', async () => {
    const [first, second] = [await makeOwner(), await makeOwner()];
    const claimNext = (lane: 'short' | 'long') => claim(orm(), { lane, now: clock.now(), heldUntil: later(HOLD) });
    const one = { atOnce: 1 };
    const ids = [
      await plant({ owner: first, name: 'a1', rule: one }),
      await plant({ owner: first, name: 'a2', rule: one }),
      await plant({ owner: first, name: 'long', rule: { ...LONG, ...one } }),
      await plant({ owner: second, name: 'other', kind: 'test.other', rule: one }),
    ];
    expect((await claimNext('short'))?.id).toBe(ids[0]);
    expect((await claimNext('short'))?.id).toBe(ids[3]);
    expect(await claimNext('short')).toBeUndefined();
    expect((await claimNext('long'))?.id).toBe(ids[2]);
    freezeClock(later(2 * HOLD));
    await order(plantedKind(), plantedKind({ name: 'test.other' }));
    expect(new Set(await statesOf(ids))).toEqual(new Set(['done']));
  });
});

describe('the limit of a kind', () => {
  it('holds for claims at the same moment', async () => {
    const ids = [];
    for (let n = 0; n < 10; n += 1) ids.push(await plant({ owner: await makeOwner(), name: 'a', rule: { atOnce: 3 } }));
    const wish = { lane: 'short', now: clock.now(), heldUntil: later(HOLD) } as const;
    const claimed = (await Promise.all(ids.map(() => claim(orm(), wish)))).flatMap((job) => job ?? []);
    expect(claimed.map(({ slot }) => slot).sort()).toEqual([0, 1, 2]);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(3);
    freezeClock(later(2 * HOLD));
    expect(await order(plantedKind())).toHaveLength(10);
  });

  it('holds over two workers, which do all of them, and none twice', async () => {
    let [atWork, most] = [0, 0];
    const before = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atWork -= 1;
    };
    const planted = plantedKind({ before });
    const owners = await Promise.all(Array.from({ length: 4 }, makeOwner));
    const ids = [];
    for (let n = 0; n < 20; n += 1)
      ids.push(await plant({ owner: owners[n % 4] ?? '', name: `job ${n}`, steps: 2, rule: { atOnce: 2 } }));
    const workers = [startWorker([planted.kind]), startWorker([planted.kind])];
    await areDone(...ids);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(most).toBe(2);
    expect(planted.begun).toHaveLength(20);
    expect(await stepsOf(...owners)).toHaveLength(40);
  });
});

describe('a long job whose time is up', () => {
  /** Each step takes as long as a time slice. */
  const slow = (resumes = true) => {
    const time = freezeClock();
    return plantedKind({ name: 'test.slow', resumes, before: (_run, step) => step > 0 && time.advance(SLICE) });
  };
  const plantSlow = (owner: string, rule = LONG) => plant({ owner, name: 'slow', steps: 4, kind: 'test.slow', rule });
  const steps = (name: string) => [0, 1, 2, 3].map((n) => `${name} ${n}`);

  it('makes room for somebody else’s, and goes on where it stood', async () => {
    const planted = [slow(), plantedKind()] as const;
    const [first, second, third] = [await makeOwner(), await makeOwner(), await makeOwner()];
    const id = await plantSlow(first);
    await plant({ owner: second, name: 'b', rule: LONG });
    await plant({ owner: third, name: 'c', rule: LONG });
    await workOnce(planted.map(({ kind }) => kind));
    expect(await jobOf(id)).toMatchObject({
      state: 'queued',
      done: 1,
      place: 1,
      tries: 0,
      slot: null,
      heldUntil: null,
    });
    expect(await order(...planted)).toEqual(['slow', 'b', 'c', 'slow']);
    expect(await jobOf(id)).toMatchObject({ state: 'done', done: 4, tries: 1 });
    expect(await stepsOf(first, second, third)).toEqual(['b 0', 'c 0', ...steps('slow')]);
  });

  it('goes on when nobody else waits, or only for what would not be begun', async () => {
    const planted = [slow(), plantedKind(), plantedKind({ name: 'test.full' })] as const;
    const [first, second] = [await makeOwner(), await makeOwner()];
    const full = { owner: second, kind: 'test.full', rule: { ...LONG, atOnce: 1 } };
    await plant({ ...full, name: 'at work' });
    await claim(orm(), { lane: 'long', now: clock.now(), heldUntil: later(100 * SLICE) });
    await plant({ ...full, name: 'full' });
    await plantSlow(first);
    await plant({ owner: first, name: 'own', rule: LONG });
    await plant({ owner: second, name: 'short' });
    expect(await order(...planted)).toEqual(['short', 'slow', 'own']);
    freezeClock(later(200 * SLICE));
    expect(await order(...planted)).toEqual(['at work', 'full']);
  });

  it('goes on when it would have to be begun anew', async () => {
    const planted = [slow(false), plantedKind()] as const;
    await plantSlow(await makeOwner());
    await plant({ owner: await makeOwner(), name: 'b', rule: LONG });
    expect(await order(...planted)).toEqual(['slow', 'b']);
  });

  it('moves to the long lane when it was thought short', async () => {
    const planted = [slow(), plantedKind()] as const;
    const [first, second] = [await makeOwner(), await makeOwner()];
    const id = await plantSlow(first, { ...LONG, longFrom: Infinity });
    await plant({ owner: second, name: 'b' });
    await workOnce(planted.map(({ kind }) => kind));
    expect(await jobOf(id)).toMatchObject({ state: 'queued', lane: 'long', done: 1 });
    expect(await order(...planted)).toEqual(['slow', 'b', 'slow']);
    expect(await stepsOf(first)).toEqual(steps('slow'));
  });
});
