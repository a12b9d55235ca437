import type { ScreenId } from '@/config/menu';
import { states, statesOf, stateWords } from '../states';

/** What of a catalog has to be filled in before anybody can review it. */
export interface FilledIn {
  hasTitle: boolean;
  hasProductType: boolean;
  hasRate: boolean;
  images: number;
  /** Names of the attributes that the product type requires and that have no value yet. */
  missingAttributes: readonly string[];
}

interface Person {
  id: string;
}

/** Whether a catalog is somebody's own work, which others have to review: they tagged it, or edited it last. */
export const isOwnWork = (
  { taggedBy, lastEditedBy }: { taggedBy: Person | null; lastEditedBy: Person | null },
  personId: string | undefined,
): boolean => personId !== undefined && [taggedBy?.id, lastEditedBy?.id].includes(personId);

/** Who judges catalogs. */
export const REVIEWERS = ['admin', 'editor_review'] as const;

/** What is still to be filled in before anybody can review a catalog, in the order of the screen. */
export const missingForReview = (facts: FilledIn): string[] => [
  ...(facts.images > 0 ? [] : ['a photo']),
  ...(facts.hasTitle ? [] : ['title']),
  ...(facts.hasProductType ? [] : ['product type']),
  ...(facts.hasRate ? [] : ['rate']),
  ...facts.missingAttributes,
];

/** Why somebody cannot judge a catalog that is their own work; null when it is not. */
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

/** Whether it is an editor's turn to work on it. */
export const isWithEditor = (status: CatalogStatus): boolean => WITH_EDITOR.includes(status);

/** Past all work: it has to be brought back first. */
export const isClosed = (status: CatalogStatus): boolean => CLOSED.includes(status);

/** Where catalogs are changed; what `changeProblem` says comes on top. */
export const CHANGING_SCREENS = ['catalog-edit', 'catalog-browse'] as const satisfies readonly ScreenId[];

/** Why nobody with these roles changes catalogs of a status, as a sentence; null when they do. */
export function statusProblem(status: CatalogStatus, roles: readonly string[]): string | null {
  const name = statusWords(status);
  if (isClosed(status)) return `This catalog is ${name}. Restore it as a draft first.`;
  if (isWithEditor(status) || REVIEWERS.some((role) => roles.includes(role))) return null;
  return `This catalog is ${name}. A reviewer can send it back to you.`;
}

/** Why a catalog is none for the person to review, as a sentence; null when it is. */
export function reviewProblem({ status, isOwnWork }: { status: CatalogStatus; isOwnWork: boolean }): string | null {
  if (status !== 'in_review') return `This catalog is ${statusWords(status)} and waits for no review.`;
  return needsAnotherPerson({ isOwnWork });
}

/** "in review". */
export const statusWords = (status: CatalogStatus): string => stateWords(CATALOG_STATE_TEXTS, status);
