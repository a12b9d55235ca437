import type { Role } from '@/config/roles';
import { type CatalogStatus, isWithEditor, statusProblem } from '../catalogs/catalog-status';

/** What says whose work a catalog is: a draft is the work of whoever has its upload. */
export interface Draft {
  status: CatalogStatus;
  /** Who has its upload; null while nobody does. */
  assignee: { id: string; name: string } | null;
}

export interface Person {
  id: string;
  roles: readonly string[];
}

/** Who may change a draft that is another's work; the history says so. */
export const DRAFT_OVERSEERS: readonly Role[] = ['admin', 'editor_review'];

/** Whether a catalog is with its editor, and that is somebody else. */
export const isOthersDraft = (
  draft: Draft,
  { id }: Pick<Person, 'id'>,
): draft is Draft & { assignee: NonNullable<Draft['assignee']> } =>
  isWithEditor(draft.status) && draft.assignee !== null && draft.assignee.id !== id;

/**
 * Why somebody cannot change a draft, as a sentence; null when they can. Every change of a catalog obeys it: its fields,
 * tags, pictures, group and status, deleting it and restoring it, one at a time or many.
 */
export const draftProblem = (draft: Draft, person: Person): string | null =>
  isOthersDraft(draft, person) && !DRAFT_OVERSEERS.some((role) => person.roles.includes(role))
    ? `${draft.assignee.name} has this upload. Ask them, or ask an admin to reassign it.`
    : null;

/** Why somebody has to wait with what they may do to a draft: its editor is at it at this moment. */
export const heldProblem = ({ isHeld, ...draft }: Draft & { isHeld: boolean }, person: Person): string | null =>
  isHeld && isOthersDraft(draft, person)
    ? `${draft.assignee.name} is working on this now. Wait, or have an admin take it back.`
    : null;

/** Why somebody cannot change the fields and pictures of a catalog, as a sentence; null when they can. */
export const changeProblem = (catalog: Draft, person: Person): string | null =>
  statusProblem(catalog.status, person.roles) ?? draftProblem(catalog, person);
