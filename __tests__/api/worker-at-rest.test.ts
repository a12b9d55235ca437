import { startJobWorker } from '@/lib/server/background/job-worker';
import { clock, later, MINUTE, SECOND } from '@/lib/server/clock';
import { orm, transaction } from '@/lib/server/db/database';
import { claim, isAnyDue } from '@/lib/server/platform/jobs/claim-repository';
import { pieceOfRest } from '@/lib/server/platform/jobs/at-rest';
import { wakeWorker } from '@/lib/server/platform/jobs/wake';
import { startWorker, workOnce } from '@/lib/server/platform/jobs/worker';
import { jobs } from '@/lib/server/db/schema/jobs';
import { newNames } from '@/lib/server/db/schema/search';
import { admitted } from '@/lib/server/http/admission';
import { serveApi } from '../support/api';
import { freezeClock } from '../support/frozen-clock';
import { gate, jobOf, makeOwner, plant, plantedKind, until } from '../support/planted-jobs';

serveApi();

/** A worker that counts how often it rested. */
function restingWorker() {
  const seen = { rests: 0, isBusy: true };
  const atRest = async () => void (seen.rests += 1);
  const worker = startWorker([plantedKind().kind], { atRest, isBusy: () => seen.isBusy });
  return { seen, worker };
}

/** Runs a job to its end, after which the worker has nothing to do. */
async function doOne(owner: string): Promise<void> {
  const id = await plant({ owner, name: 'one' });
  wakeWorker();
  await until(async () => (await jobOf(id)).endedAt !== null);
}

it('calls put work at rest off, but not for long', async () => {
  const { advance } = freezeClock();
  const { seen, worker } = restingWorker();
  const owner = await makeOwner();
  await doOne(owner);
  await doOne(owner);
  expect(seen.rests).toBe(0);
  advance(10 * SECOND);
  wakeWorker();
  await until(() => seen.rests === 1);
  await doOne(owner);
  await doOne(owner);
  expect(seen.rests).toBe(1);
  seen.isBusy = false;
  wakeWorker();
  await until(() => seen.rests > 1);
  await worker.stop();
});

it('a piece of rest ends after a while, beside calls at once', () => {
  let [now, isBusy] = [1000, false];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const mayGoOn = pieceOfRest(() => isBusy);
  now += 249;
  expect(mayGoOn()).toBe(true);
  isBusy = true;
  expect(mayGoOn()).toBe(false);
  isBusy = false;
  now += 1;
  expect(mayGoOn()).toBe(false);
});

it('a piece of rest beside calls is short', () => {
  let now = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const mayGoOn = pieceOfRest(() => true);
  now += 24;
  expect(mayGoOn()).toBe(true);
  now += 1;
  expect(mayGoOn()).toBe(false);
});

it('work at rest waits while a call is answered', async () => {
  freezeClock();
  const queue = () => orm().insert(newNames).values({ kind: 'seller', name: 'Suhagan Vastra' });
  const isLearnt = async () => (await orm().select().from(newNames)).length === 0;
  const worker = startJobWorker();
  await queue();
  await until(isLearnt);
  const [asked, answered] = [gate(), gate()];
  const call = admitted({}, '/api/sellers', async () => {
    asked.open();
    await answered.opened;
  });
  await asked.opened;
  const owner = await makeOwner();
  // A rest begun before the call ends meanwhile.
  await doOne(owner);
  await queue();
  for (let n = 0; n < 5; n += 1) await doOne(owner);
  expect(await isLearnt()).toBe(false);
  answered.open();
  await call;
  wakeWorker();
  await until(isLearnt);
  await worker.stop();
});

describe('a worker looks closer', () => {
  const isDue = () => isAnyDue(orm(), { now: clock.now() });

  it('when a job is due, not before', async () => {
    const { advance } = freezeClock();
    expect(await isDue()).toBe(false);
    await plant({ owner: await makeOwner(), name: 'later' });
    await transaction((tx) => tx.update(jobs).set({ dueAt: later(MINUTE) }));
    expect(await isDue()).toBe(false);
    advance(MINUTE);
    expect(await isDue()).toBe(true);
    await workOnce([plantedKind().kind]);
    expect(await isDue()).toBe(false);
  });

  it('when a job at work has lost its worker', async () => {
    const { advance } = freezeClock();
    await plant({ owner: await makeOwner(), name: 'lost' });
    await claim(orm(), { lane: 'short', now: clock.now(), heldUntil: later(MINUTE) });
    expect(await isDue()).toBe(false);
    advance(MINUTE + 1);
    expect(await isDue()).toBe(true);
    await workOnce([plantedKind().kind]);
  });
});
