import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import { findScreenById } from '@/lib/domain/access/access';
import { BULK_LISTS } from '@/lib/domain/lists/bulk-changes';
import { authorize } from '../../auth/authorize';
import type { Actor } from '../../auth/actor';
import * as repository from '../../platform/bulk/bulk-repository';
import { doRow } from '../../platform/bulk/do-row';
import { orm, type Queryable } from '../../db/database';
import { forbidden, notFound, refused } from '../../errors';
import { type JobRun, jobKind } from '../../platform/jobs/job-kind';
import { findWorkingActor } from '../../auth/actor-repository';
import { BULK_AREAS } from '../../registry/areas';
import { BULK_JOB } from './bulk-job';

const input = z.object({ bulkId: idSchema, list: z.enum(BULK_LISTS) });
type Input = z.infer<typeof input>;

/** Records changed per transaction: the most a kill loses, and how soon a cancel takes effect. */
const CHUNK = 8;

/** Page that shows the result. */
const resultPath = ({ bulkId, list }: Input): string =>
  `${findScreenById(BULK_AREAS[list].screen)?.path}?bulk=${bulkId}`;

/** The bulk change this job works on. @throws 409 when something else has taken its place. */
async function findRecord({ id, input: { bulkId } }: JobRun<Input>): Promise<repository.BulkRecordRow> {
  const record = await repository.findById(orm(), bulkId);
  if (!record) throw notFound();
  if (record.jobId !== id) throw refused('A later start of this change has taken its place.');
  return record;
}

/** The person who started it, with their current roles. @throws 403 when those are no longer sufficient. */
async function actorNow(
  tx: Queryable,
  { actor }: JobRun<Input>,
  { list, change }: repository.BulkRecordRow,
): Promise<Actor> {
  const now = await findWorkingActor(tx, actor.userId);
  if (!now) throw forbidden();
  authorize(BULK_AREAS[list].editOf(change as never), now);
  return now;
}

/**
 * Changes records one after another, or restores them. Each outcome is written in the transaction of its change, so a
 * second run repeats none.
 */
export const bulkChangeJob = jobKind({
  kind: BULK_JOB,
  resumes: true,
  input,
  run: async (run: JobRun<Input>) => {
    const record = await findRecord(run);
    const { id, rowCount: total, undoesId } = record;
    const deed = { area: BULK_AREAS[record.list], change: record.change as never, isUndo: undoesId !== null };
    let done = total - (await repository.countOutcomes(orm(), id)).waiting;
    for (;;) {
      const rows = await repository.nextRows(orm(), id, CHUNK);
      if (rows.length === 0) return { ...(await repository.countOutcomes(orm(), id)), path: resultPath(run.input) };
      done += rows.length;
      await run.step(async (tx) => {
        // Locked against an undo, which reverts everything changed so far.
        await repository.lockById(tx, id);
        if (await repository.findUndoOf(tx, id)) throw refused('This change was undone meanwhile.');
        const actor = await actorNow(tx, run, record);
        for (const row of rows) await repository.markDone(tx, row.id, await doRow(tx, row, { ...deed, actor }));
        return { done, total };
      });
    }
  },
  pathOf: ({ input: given }) => resultPath(given as Input),
});
