import { startWorker } from '@/lib/server/platform/jobs/worker';
import { serveApi } from '../support/api';
import { gate, jobOf, LONG, makeOwner, plant, plantedKind, until } from '../support/planted-jobs';

serveApi();

it('a short job is begun and done while long ones are at work', async () => {
  const held = gate();
  const long = plantedKind({ name: 'test.long', before: () => held.opened });
  const short = plantedKind();
  const worker = startWorker([long.kind, short.kind]);
  const owner = await makeOwner();
  const longOnes = [];
  for (const name of ['first', 'second', 'third'])
    longOnes.push(await plant({ owner, name, kind: 'test.long', rule: LONG }));
  await until(() => long.begun.length > 0);
  const id = await plant({ owner, name: 'quick' });
  await until(async () => (await jobOf(id)).state === 'done');
  held.open();
  for (const one of longOnes) await until(async () => (await jobOf(one)).state === 'done');
  await worker.stop();
});
