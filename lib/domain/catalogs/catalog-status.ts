import type { ScreenId } from '@/config/menu';
import { states, statesOf, stateWords } from '../states';

/** Fields of a catalog required before it can be reviewed. */
export interface FilledIn {
  hasTitle: boolean;
  hasProductType: boolean;
  hasRate: boolean;
  images: number;
  /** Names of attributes the product type requires that have no value yet. */
  missingAttributes: readonly string[];
}

interface Person {
  id: string;
}

/** Whether a catalog is the person's own work, which others must review: they tagged it, or edited it last. */
export const isOwnWork = (
  { taggedBy, lastEditedBy }: { taggedBy: Person | null; lastEditedBy: Person | null },
  personId: string | undefined,
): boolean => personId !== undefined && [taggedBy?.id, lastEditedBy?.id].includes(personId);

/** Roles that review catalogs. */
export const REVIEWERS = ['admin', 'editor_review'] as const;

/** Fields still missing before a catalog can be reviewed, in screen order. */
export const missingForReview = (facts: FilledIn): string[] => [
  ...(facts.images > 0 ? [] : ['a photo']),
  ...(facts.hasTitle ? [] : ['title']),
  ...(facts.hasProductType ? [] : ['product type']),
  ...(facts.hasRate ? [] : ['rate']),
  ...facts.missingAttributes,
];

/** Why a person cannot review their own work; null when the catalog is not theirs. */
export const needsAnotherPerson = ({ isOwnWork: isOwn }: { isOwnWork: boolean }): string | null =>
  isOwn ? 'You tagged or edited this. Another reviewer has to review it.' : null;

export const CATALOG_STATE_TEXTS = states({
  draft: { label: 'Draft', tone: 'plain' },
  tagged: { label: 'Tagged', tone: 'plain' },
  in_review: { label: 'In review', tone: 'warning' },
  changes_requested: { label: 'Sent back', tone: 'error' },
  live: { label: 'Live', tone: 'success' },
  paused: { label: 'Paused', tone: 'warning' },
  archived: { label: 'Archived', tone: 'plain' },
  rejected: { label: 'Rejected', tone: 'error' },
});
export const CATALOG_STATUSES = statesOf(CATALOG_STATE_TEXTS);
export type CatalogStatus = keyof typeof CATALOG_STATE_TEXTS;

const WITH_EDITOR: readonly CatalogStatus[] = ['draft', 'tagged', 'changes_requested'];
const CLOSED: readonly CatalogStatus[] = ['archived', 'rejected'];

/** Whether an editor has to work on it next. */
export const isWithEditor = (status: CatalogStatus): boolean => WITH_EDITOR.includes(status);

/** No work is possible until it is restored. */
export const isClosed = (status: CatalogStatus): boolean => CLOSED.includes(status);

/** Screens where catalogs are changed; `changeProblem` applies in addition. */
export const CHANGING_SCREENS = ['catalog-edit', 'catalog-browse'] as const satisfies readonly ScreenId[];

/** Why these roles may not change catalogs in a status, as a sentence; null when they may. */
export function statusProblem(status: CatalogStatus, roles: readonly string[]): string | null {
  const name = statusWords(status);
  if (isClosed(status)) return `This catalog is ${name}. Restore it as a draft first.`;
  if (isWithEditor(status) || REVIEWERS.some((role) => roles.includes(role))) return null;
  return `This catalog is ${name}. A reviewer can send it back to you.`;
}

/** Why the person may not review a catalog, as a sentence; null when they may. */
export function reviewProblem({ status, isOwnWork }: { status: CatalogStatus; isOwnWork: boolean }): string | null {
  if (status !== 'in_review') return `This catalog is ${statusWords(status)} and waits for no review.`;
  return needsAnotherPerson({ isOwnWork });
}

/** "in review". */
export const statusWords = (status: CatalogStatus): string => stateWords(CATALOG_STATE_TEXTS, status);
