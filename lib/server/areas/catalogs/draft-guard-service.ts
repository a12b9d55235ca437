import {
  type Draft,
  draftProblem,
  heldProblem,
  isOthersDraft,
  type Person,
} from '@/lib/domain/uploads/assigned-drafts';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { refused } from '../../errors';
import * as repository from './repository';

/** The calling user in the shape the draft rules use. */
export const personOf = ({ userId, roles }: Actor): Person => ({ id: userId, roles });

interface Guarded extends Draft {
  /**
   * The owner holds the lease right now. Omit it for changes that need not wait: the owner sees them on the next save.
   */
  isHeld?: boolean;
}

/**
 * The one guard that every catalog change passes: only the owner of its upload, an admin or a reviewer may change a
 * draft. @throws 409 with the owner and what to do.
 */
export function guardDraft({ isHeld = false, ...draft }: Guarded, actor: Actor): void {
  const person = personOf(actor);
  const problem = draftProblem(draft, person) ?? heldProblem({ ...draft, isHeld }, person);
  if (problem) throw refused(problem);
}

/** Audit details for changing another user's draft; empty for any other change. */
export const overseen = (draft: Draft, { userId }: Actor): Record<string, string> =>
  isOthersDraft(draft, { id: userId }) ? { assigneeId: draft.assignee.id, assignee: draft.assignee.name } : {};

/**
 * As `guardDraft` for many catalogs changed together; deleted ones have no owner. Returns the audit details of each.
 * @throws as {@link guardDraft} does.
 */
export async function guardDrafts(
  tx: Queryable,
  ids: readonly string[],
  actor: Actor,
): Promise<(id: string) => Record<string, string>> {
  const drafts = await repository.draftsOf(tx, ids);
  for (const draft of drafts) guardDraft(draft, actor);
  const notes = new Map(drafts.map((draft) => [draft.id, overseen(draft, actor)]));
  return (id) => notes.get(id) ?? {};
}
