import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import { catalogSearchText } from '@/lib/domain/catalogs/catalog-search';
import type { Actor } from '../../auth/actor';
import { orm, type Queryable } from '../../db/database';
import { type JobRun, jobKind } from '../../platform/jobs/job-kind';
import { enqueue } from '../../platform/jobs/queue';
import * as repository from './repository';

const KIND = 'catalogs.search-texts';

/** Catalogs updated at once; a job processes a name with more of them. */
const CHUNK = 200;

const input = z.object({ of: z.enum(repository.NAMED), id: idSchema });
const place = z.object({ after: z.optional(idSchema), done: z.int() });

/** Locks catalogs until the transaction ends, always in the same order. */
export const holdCatalogs = repository.lockAll;

/** Rebuilds the search text of locked catalogs from current names. */
export async function renewTexts(tx: Queryable, ids: string[]): Promise<void> {
  const catalogs = await repository.wordsOf(tx, ids);
  await repository.writeTexts(
    tx,
    catalogs.map((catalog) => ({ id: catalog.id, text: catalogSearchText(catalog) })),
  );
}

/**
 * Makes catalogs searchable by a new name within the caller's transaction: at once if they are few and none is locked,
 * otherwise by a job. It never waits for a user who saves a catalog, since they may be waiting for the name.
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

/** Updates the catalogs of a name in batches small enough for others to wait for. Idempotent. */
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
