import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import * as repository from './job-repository';

interface NewJob {
  kind: string;
  /** What the person sees: "Export of sellers". */
  title: string;
  input: object;
  total?: number;
}

/** Puts a job into the queue, in the transaction of whatever it belongs to. Wake the worker after the transaction. */
export async function enqueue(tx: Queryable, job: NewJob, actor: Pick<Actor, 'userId'>): Promise<string> {
  const now = clock.now();
  const id = newId();
  await repository.insert(tx, { ...job, id, ownerId: actor.userId, dueAt: now, createdAt: now });
  return id;
}
