import type { Role } from '@/config/roles';
import { type CatalogStatus, isWithEditor, statusProblem } from '../catalogs/catalog-status';

/** Facts that decide who works on a catalog: a draft belongs to the person its upload is assigned to. */
export interface Draft {
  status: CatalogStatus;
  /** Assignee of its upload; null when unassigned. */
  assignee: { id: string; name: string } | null;
}

export interface Person {
  id: string;
  roles: readonly string[];
}

/** Roles that may change another person's draft; the history records it. */
export const DRAFT_OVERSEERS: readonly Role[] = ['admin', 'editor_review'];

/** Whether a catalog is with its editor, and the editor is another person. */
export const isOthersDraft = (
  draft: Draft,
  { id }: Pick<Person, 'id'>,
): draft is Draft & { assignee: NonNullable<Draft['assignee']> } =>
  isWithEditor(draft.status) && draft.assignee !== null && draft.assignee.id !== id;

/**
 * Why a person cannot change a draft, as a sentence; null when they can. Applies to every change of a catalog: its
 * fields, tags, photos, group and status, deleting and restoring it, single or in bulk.
 */
export const draftProblem = (draft: Draft, person: Person): string | null =>
  isOthersDraft(draft, person) && !DRAFT_OVERSEERS.some((role) => person.roles.includes(role))
    ? `${draft.assignee.name} has this upload. Ask them, or ask an admin to reassign it.`
    : null;

/** Why a person must wait before changing a draft they may change: its editor holds it right now. */
export const heldProblem = ({ isHeld, ...draft }: Draft & { isHeld: boolean }, person: Person): string | null =>
  isHeld && isOthersDraft(draft, person)
    ? `${draft.assignee.name} is working on this now. Wait, or have an admin take it back.`
    : null;

/** Why a person cannot change a catalog's fields and photos, as a sentence; null when they can. */
export const changeProblem = (catalog: Draft, person: Person): string | null =>
  statusProblem(catalog.status, person.roles) ?? draftProblem(catalog, person);
