import { eq } from 'drizzle-orm';
import type { CatalogPdf } from '@/lib/contracts/catalog-pdfs';
import { jobsApi } from '@/lib/contracts/jobs';
import { catalogPdfJob } from '@/lib/server/areas/catalog-pdfs/job-service';
import { clock } from '@/lib/server/clock';
import { database, orm } from '@/lib/server/db/database';
import { jobs } from '@/lib/server/db/schema/jobs';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { sentStatements } from '../harness/bench/sent-statements';
import { readPdf } from '../pdf/read-pdf';
import { breakStatement } from '../support/broken-statement';
import { at, bytesOf, fileOf, live, servePdfs, wish } from '../support/pdf-making';
import { workOff } from '../support/work-off';

const { api, maker, start, refresh, remake, contentOf, filesOf } = servePdfs();

const cancel = ({ job }: CatalogPdf) => api.call(jobsApi.cancel, at(job ?? { id: '' }), { as: maker() });
const takeUpAgain = ({ job }: CatalogPdf) =>
  orm()
    .update(jobs)
    .set({ state: 'queued', dueAt: clock.now(), endedAt: null, cancelledAt: null })
    .where(eq(jobs.id, job?.id ?? ''));

it('is cancelled before and while it is drawn', async () => {
  const { data } = await start(wish([(await live()).id]));
  await cancel(data);
  await workOff();
  expect(await refresh(data)).toMatchObject({ made: null, job: { state: 'cancelled' } });

  const again = (await remake(data)).data;
  await workOnce([
    {
      ...catalogPdfJob,
      run: async (given) => {
        await cancel(again);
        return catalogPdfJob.run(given);
      },
    },
  ]);
  expect(await refresh(data)).toMatchObject({ made: null, job: { state: 'cancelled' } });
  expect(await filesOf()).toEqual([]);
});

it('asks the database no oftener for many photos than for one', async () => {
  const asked = async (catalogs: number) => {
    const ids: string[] = [];
    while (ids.length < catalogs) ids.push((await live()).id);
    const { data } = await start(wish(ids));
    const sent = await sentStatements(database(), workOff);
    expect(await refresh(data)).toMatchObject({ made: { missingPhotos: 0 } });
    return sent.filter(({ text }) => /^(with|select)\b/.test(text)).length;
  };
  expect(await asked(5)).toBe(await asked(1));
});

it('killed in the middle and taken up again, points to one whole file', async () => {
  const { data } = await start(wish([(await live()).id, (await live()).id]));
  const mend = await breakStatement('update', 'catalog_pdfs');
  await workOff();
  expect(await refresh(data)).toMatchObject({ made: null });
  await mend();
  await takeUpAgain(data);
  await workOff();
  const pdf = await refresh(data);
  expect(pdf).toMatchObject({ job: { state: 'done' }, made: { pages: 3 } });

  // Runs again, as if the end had not been recorded.
  await takeUpAgain(data);
  await workOff();
  expect(readPdf(await bytesOf(await contentOf(pdf))).pages).toBe(3);
  const kept = (await filesOf()).filter(({ expiresAt }) => expiresAt === null);
  expect(kept.map(({ id }) => id)).toEqual([await fileOf(pdf)]);
  expect(await filesOf()).toHaveLength(3);
});

it('an earlier start does not take the place of a later one', async () => {
  const { data } = await start(wish([(await live()).id]));
  await cancel(data);
  await remake(data);
  await takeUpAgain(data);
  await workOff();
  const [early] = await orm()
    .select()
    .from(jobs)
    .where(eq(jobs.id, data.job?.id ?? ''));
  expect(early?.failure).toBe('A later start of this PDF has taken its place.');
  expect(await refresh(data)).toMatchObject({ made: { pages: 2 }, job: { state: 'done' } });
});
