import { type HandOver, OPEN_WORK_EXAMPLES, OPEN_WORK_KINDS, type OpenWork } from '@/lib/contracts/users/open-work';
import type { Actor } from '../../auth/actor';
import { orm, type Queryable } from '../../db/database';
import { badInput, notFound } from '../../errors';
import { assertWorksAs } from '../../areas/staff/service';
import { findById } from '../../areas/users/service';
import { OPEN_WORK_BY_KIND } from '../../registry/areas';

type Kind = OpenWork['kind'];

/** Open work a person would leave behind, without empty kinds. @throws 404 when no user has the id. */
export async function listOpenWork(userId: string): Promise<OpenWork[]> {
  const tx = orm();
  if (!(await findById(tx, userId))) throw notFound();
  const found: OpenWork[] = [];
  for (const kind of OPEN_WORK_KINDS) {
    const { takers, letGo, ...work } = OPEN_WORK_BY_KIND[kind];
    const count = await work.count(tx, userId);
    if (count === 0) continue;
    const examples = await work.examples(tx, userId, OPEN_WORK_EXAMPLES);
    found.push({ kind, count, examples, takers: [...takers], canLetGo: letGo !== undefined });
  }
  return found;
}

const problemWith = (kind: Kind, message: string) => badInput([{ path: ['handOver', kind], message }]);

async function settle(tx: Queryable, kind: Kind, toId: string | null | undefined, fromId: string, actor: Actor) {
  const { takers, handOver, letGo } = OPEN_WORK_BY_KIND[kind];
  if (toId === undefined) throw problemWith(kind, 'There is open work of this kind. Say who takes it.');
  if (toId === fromId) throw problemWith(kind, 'Choose another person: this account is being closed.');
  if (toId === null) {
    if (!letGo) throw problemWith(kind, 'This needs an owner. Choose one.');
    return letGo(tx, { fromId, actor });
  }
  if (!handOver) throw problemWith(kind, 'This cannot be taken over, only stopped.');
  await assertWorksAs(tx, toId, takers, 'handOver', kind);
  return handOver(tx, { fromId, toId, actor });
}

/**
 * Hands over or releases a person's open work in the caller's transaction.
 * @throws 400, at the kind of work, when no new owner was chosen or the chosen one cannot take it.
 */
export async function settleOpenWork(tx: Queryable, fromId: string, choices: HandOver, actor: Actor): Promise<void> {
  for (const kind of OPEN_WORK_KINDS)
    if ((await OPEN_WORK_BY_KIND[kind].count(tx, fromId)) > 0) await settle(tx, kind, choices[kind], fromId, actor);
}
