import fs from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { filesApi } from '@/lib/contracts/files';
import { importsApi } from '@/lib/contracts/imports';
import { jobsApi } from '@/lib/contracts/jobs';
import { KEPT_DAYS } from '@/lib/domain/records/retention';
import { checkFiles } from '@/lib/server/platform/files/check-service';
import { sweepOrphans } from '@/lib/server/platform/files/sweep-service';
import { sweep } from '@/lib/server/background/sweeps';
import { clock, DAY } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { bulkChanges, bulkRows } from '@/lib/server/db/schema/bulk-changes';
import { files } from '@/lib/server/db/schema/files';
import { importRows, imports } from '@/lib/server/db/schema/imports';
import { jobs } from '@/lib/server/db/schema/jobs';
import { notifications } from '@/lib/server/db/schema/notifications';
import { fileStore } from '@/lib/server/platform/files/open-file-store';
import { serveApi } from '../support/api';
import { bulkChanging } from '../support/bulk-changing';
import { makeSession, makeUser } from '../support/factories';
import { download, pathOfBytes, placeBytes, upload } from '../support/files';
import { freezeClock } from '../support/frozen-clock';
import { importing } from '../support/importing';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
const { begin, check } = importing(api, () => as);

beforeEach(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['manage_seller'] }) });
});

const TABLE = 'Business name,Contact name,Phone numbers\nShree Sarees,Meena,9812345670';
const WEEK_AND_GRACE = (KEPT_DAYS.madeFiles + 1) * DAY + 1000;

it('removes an expired file and its bytes, no earlier, and no bytes in other use', async () => {
  const { advance } = freezeClock();
  const first = await upload(api, as, 'the same bytes');
  await upload(api, as, 'other bytes');
  advance(2 * DAY);
  const second = await upload(api, await makeSession({ user: as.user }), 'the same bytes');
  advance(WEEK_AND_GRACE - 2 * DAY - 2000);
  await sweep();
  expect((await checkFiles()).files).toBe(3);
  advance(2000);
  await sweep();
  expect(await checkFiles()).toEqual({ files: 1, lost: [], damaged: [], orphans: [] });
  expect(await orm().select().from(files).where(eq(files.id, first.id))).toEqual([]);
  const again = await makeSession({ user: as.user });
  expect(await (await download(api, again, fillPath(filesApi.download.path, second))).text()).toBe('the same bytes');
  advance(2 * DAY);
  await sweep();
  expect(await checkFiles()).toEqual({ files: 0, lost: [], damaged: [], orphans: [] });
});

it('removes orphan bytes when asked, but none of today and none of a file', async () => {
  const { advance } = freezeClock();
  const file = await upload(api, as, 'bytes of a file');
  await placeBytes('an old orphan');
  const young = await placeBytes('a young orphan');
  expect(await sweepOrphans()).toBe(0);
  advance(DAY + 1000);
  await fs.utimes(pathOfBytes(young), clock.now(), clock.now());
  expect(await sweepOrphans()).toBe(1);
  expect(await checkFiles()).toMatchObject({ lost: [], damaged: [], orphans: [young] });
  const again = await makeSession({ user: as.user });
  expect(await (await download(api, again, fillPath(filesApi.download.path, file))).text()).toBe('bytes of a file');
  await fileStore().remove(young);
});

it('removes an import with its file, but none that is being worked on', async () => {
  const { advance } = freezeClock();
  const done = await check(await begin(TABLE));
  const underWay = await begin(TABLE);
  await api.call(importsApi.check, { params: { id: underWay.id }, body: underWay.mapping }, { as });
  advance(WEEK_AND_GRACE);
  await sweep();
  const left = await orm().select({ importId: importRows.importId }).from(importRows);
  expect(left.map(({ importId }) => importId)).toEqual([underWay.id]);
  const again = await makeSession({ user: as.user });
  const statusOf = async ({ id }: { id: string }) =>
    (await api.send(fillPath(importsApi.get.path, { id }), { as: again })).status;
  expect([await statusOf(done), await statusOf(underWay)]).toEqual([404, 200]);
});

it('removes an import whose work was stopped or failed, too', async () => {
  const { advance } = freezeClock();
  const stopped = await begin(TABLE);
  const { data: checking } = await api.call(
    importsApi.check,
    { params: { id: stopped.id }, body: stopped.mapping },
    { as },
  );
  await api.call(jobsApi.cancel, { params: { id: checking.job?.id ?? '' } }, { as });
  advance(WEEK_AND_GRACE);
  await sweep();
  expect(await orm().select().from(imports).where(eq(imports.id, stopped.id))).toEqual([]);
});

it('forgets old jobs and notifications, and keeps what is young or not over', async () => {
  const { advance } = freezeClock();
  await check(await begin(TABLE));
  const waiting = await begin(TABLE);
  await api.call(importsApi.check, { params: { id: waiting.id }, body: waiting.mapping }, { as });
  advance(89 * DAY);
  await sweep();
  const told = await orm().$count(notifications);
  expect(told).toBeGreaterThan(0);
  advance(2 * DAY);
  await sweep();
  expect(await orm().$count(notifications)).toBe(0);
  const states = await orm().select({ state: jobs.state }).from(jobs).where(eq(jobs.ownerId, as.user.id));
  expect(states).toEqual([{ state: 'queued' }]);
});

it('forgets bulk changes and their undoing, the undoing first', async () => {
  const { advance } = freezeClock();
  const { run, takeBack } = bulkChanging(api, () => as);
  const { id } = await makeSeller();
  const done = await run({ ids: [id] }, { action: 'set-flag', flag: 'superSeller', on: true });
  await takeBack(done);
  advance(89 * DAY);
  await sweep();
  expect(await orm().$count(bulkChanges)).toBe(2);
  advance(2 * DAY);
  await sweep();
  await sweep();
  expect([await orm().$count(bulkChanges), await orm().$count(bulkRows)]).toEqual([0, 0]);
});
