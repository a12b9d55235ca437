import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import { catalogSearchText } from '@/lib/domain/catalogs/catalog-search';
import type { Actor } from '../../auth/actor';
import { orm, type Queryable } from '../../db/database';
import { type JobRun, jobKind } from '../../platform/jobs/job-kind';
import { enqueue } from '../../platform/jobs/queue';
import * as repository from './repository';

const KIND = 'catalogs.search-texts';

/** Catalogs whose texts are written at once; where a name has more of them, a job goes through them. */
const CHUNK = 200;

const input = z.object({ of: z.enum(repository.NAMED), id: idSchema });
const place = z.object({ after: z.optional(idSchema), done: z.int() });

/** Holds catalogs until the transaction ends, always in the same order. */
export const holdCatalogs = repository.lockAll;

/** Makes catalogs that are held be found by what everything is called now. */
export async function renewTexts(tx: Queryable, ids: string[]): Promise<void> {
  const catalogs = await repository.wordsOf(tx, ids);
  await repository.writeTexts(
    tx,
    catalogs.map((catalog) => ({ id: catalog.id, text: catalogSearchText(catalog) })),
  );
}

/**
 * Makes catalogs be found by a new name, in the transaction that gives it: at once where they are few and nobody holds
 * one of them, else by a job. It waits for nobody who saves a catalog, since they may wait for the name.
 */
export async function findByNewName(
  tx: Queryable,
  { name, ...named }: repository.Named & { name: string },
  actor: Pick<Actor, 'userId'>,
): Promise<void> {
  const ids = await repository.idsNaming(tx, named, { limit: CHUNK + 1 });
  const isFew = ids.length <= CHUNK;
  if (isFew && (await repository.lockFree(tx, ids)) === ids.length) return renewTexts(tx, ids);
  await enqueue(tx, { kind: KIND, title: `New name “${name}” in the search of catalogs`, input: named }, actor);
}

/** Goes through the catalogs of a name, as many at a time as others can wait for. Doing it again changes nothing. */
export const searchTextJob = jobKind({
  kind: KIND,
  resumes: true,
  input,
  run: async (run: JobRun<z.infer<typeof input>>) => {
    let { after, done } = place.parse(run.place ?? { done: 0 });
    for (;;) {
      const ids = await repository.idsNaming(orm(), run.input, { after, limit: CHUNK });
      if (ids.length === 0) return { catalogs: done };
      after = ids.at(-1);
      done += ids.length;
      const reached = { after, done };
      await run.step(async (tx) => {
        await repository.lockAll(tx, ids);
        await renewTexts(tx, ids);
        return { done: reached.done, place: reached };
      });
    }
  },
});
