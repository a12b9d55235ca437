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

/** The person of a call, as the rules about drafts know them. */
export const personOf = ({ userId, roles }: Actor): Person => ({ id: userId, roles });

interface Guarded extends Draft {
  /** Whoever has it is at it now. Left out for what need not wait for them: they are told at their next save. */
  isHeld?: boolean;
}

/**
 * The one guard that every change of a catalog passes: a draft is changed by whoever has its upload, an admin or a
 * reviewer. @throws 409 with who has it and what to do.
 */
export function guardDraft({ isHeld = false, ...draft }: Guarded, actor: Actor): void {
  const person = personOf(actor);
  const problem = draftProblem(draft, person) ?? heldProblem({ ...draft, isHeld }, person);
  if (problem) throw refused(problem);
}

/** What the history says of a change of a draft that is another's work; nothing of any other change. */
export const overseen = (draft: Draft, { userId }: Actor): Record<string, string> =>
  isOthersDraft(draft, { id: userId }) ? { assigneeId: draft.assignee.id, assignee: draft.assignee.name } : {};

/**
 * The same for many catalogs that are changed together; deleted ones are nobody's work. Gives what the history says of
 * each. @throws as {@link guardDraft} does.
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
