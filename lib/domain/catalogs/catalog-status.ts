import type { ScreenId } from '@/config/menu';
import { machine, mayTake, type StateOf, statesOf, stateWords, stepsTo } from '../machine';

/** What of a catalog has to be filled in before anybody can review it. */
export interface FilledIn {
  hasTitle: boolean;
  hasProductType: boolean;
  hasRate: boolean;
  images: number;
  /** Names of the attributes that the product type requires and that have no value yet. */
  missingAttributes: readonly string[];
}

/** What decides whether a catalog may go on. */
export interface CatalogFacts {
  /** What {@link missingForReview} names. */
  missing: readonly string[];
  /** What {@link isOwnWork} says of whoever asks. */
  isOwnWork: boolean;
  /** Why the draft is not theirs to change, as a sentence; null when it is. */
  draftProblem: string | null;
}

interface Person {
  id: string;
}

/** Whether a catalog is somebody's own work, which others have to review: they tagged it, or edited it last. */
export const isOwnWork = (
  { taggedBy, lastEditedBy }: { taggedBy: Person | null; lastEditedBy: Person | null },
  personId: string | undefined,
): boolean => personId !== undefined && [taggedBy?.id, lastEditedBy?.id].includes(personId);

/** Who prepares catalogs, who judges them, and who looks after live ones. */
const EDITORS = ['admin', 'editor_catalog'] as const;
const REVIEWERS = ['admin', 'editor_review'] as const;
const KEEPERS = ['admin'] as const;

/** What is still to be filled in before anybody can review a catalog, in the order of the screen. */
export const missingForReview = (facts: FilledIn): string[] => [
  ...(facts.images > 0 ? [] : ['an image']),
  ...(facts.hasTitle ? [] : ['title']),
  ...(facts.hasProductType ? [] : ['product type']),
  ...(facts.hasRate ? [] : ['rate']),
  ...facts.missingAttributes,
];

const needsEverything = ({ missing }: CatalogFacts) =>
  missing.length === 0 ? null : `Still missing: ${missing.join(', ')}.`;

const needsOwnDraft = ({ draftProblem }: CatalogFacts) => draftProblem;

const needsOwnDraftAndEverything = (facts: CatalogFacts) => needsOwnDraft(facts) ?? needsEverything(facts);

/** Why somebody cannot judge a catalog that is their own work; null when it is not. */
export const needsAnotherPerson = ({ isOwnWork: isOwn }: Pick<CatalogFacts, 'isOwnWork'>): string | null =>
  isOwn ? 'You tagged or edited this. Somebody else has to review it.' : null;

const needsPersonAndEverything = (facts: CatalogFacts) => needsAnotherPerson(facts) ?? needsEverything(facts);

const TOLD = { reason: 'typed', hint: 'The editor reads it.' } as const;
const REVIEWED = 'A reviewer looks at it before buyers see it.';
const SEEN = 'Buyers see it, unless it or its seller is hidden or unavailable.';

/** draft → tagged → in_review → live ⇄ paused → archived, with the ways back. */
export const CATALOG_MACHINE = machine({
  area: 'catalogs',
  noun: { one: 'catalog', many: 'catalogs' },
  states: {
    draft: { label: 'Draft', tone: 'plain' },
    tagged: { label: 'Tagged', tone: 'plain' },
    in_review: { label: 'In review', tone: 'warning' },
    changes_requested: { label: 'Sent back', tone: 'error' },
    live: { label: 'Live', tone: 'success' },
    paused: { label: 'Paused', tone: 'warning' },
    archived: { label: 'Archived', tone: 'plain' },
    rejected: { label: 'Rejected', tone: 'error' },
  },
  steps: [
    {
      from: 'draft',
      to: 'tagged',
      label: 'Mark as tagged',
      roles: EDITORS,
      guard: needsOwnDraft,
      consequence: 'The tagging is done; the review comes next.',
      isUndoable: true,
      did: 'Marked the catalog as tagged',
    },
    {
      from: 'tagged',
      to: 'in_review',
      label: 'Send to review',
      roles: EDITORS,
      guard: needsOwnDraftAndEverything,
      consequence: REVIEWED,
      isUndoable: true,
      did: 'Sent the catalog to review',
    },
    {
      from: 'changes_requested',
      to: 'in_review',
      label: 'Send to review again',
      roles: EDITORS,
      guard: needsOwnDraftAndEverything,
      consequence: REVIEWED,
      isUndoable: true,
      did: 'Sent the catalog to review again',
    },
    {
      from: 'in_review',
      to: 'live',
      label: 'Accept',
      roles: REVIEWERS,
      guard: needsPersonAndEverything,
      consequence: SEEN,
      isUndoable: true,
      did: 'Accepted the catalog',
    },
    {
      from: 'in_review',
      to: 'changes_requested',
      label: 'Send back',
      roles: REVIEWERS,
      asks: TOLD,
      guard: needsAnotherPerson,
      consequence: 'Goes back to the editor.',
      isGrave: true,
      isUndoable: true,
      did: 'Sent the catalog back',
    },
    {
      from: 'in_review',
      to: 'rejected',
      label: 'Reject',
      roles: REVIEWERS,
      asks: TOLD,
      guard: needsAnotherPerson,
      consequence: 'Rejects it for good.',
      isGrave: true,
      isUndoable: true,
      did: 'Rejected the catalog',
    },
    {
      from: 'live',
      to: 'paused',
      label: 'Pause',
      roles: KEEPERS,
      consequence: 'Buyers no longer see it until it is live again.',
      isUndoable: true,
      did: 'Paused the catalog',
    },
    {
      from: 'paused',
      to: 'live',
      label: 'Make live again',
      roles: KEEPERS,
      guard: needsEverything,
      consequence: SEEN,
      isUndoable: true,
      did: 'Made the catalog live again',
    },
    {
      from: 'paused',
      to: 'archived',
      label: 'Archive',
      roles: KEEPERS,
      consequence: 'It is put away, and can come back as a draft.',
      isUndoable: true,
      did: 'Archived the catalog',
    },
    {
      from: 'archived',
      to: 'draft',
      label: 'Bring back as a draft',
      roles: KEEPERS,
      consequence: 'It has all its fields still, and is reviewed again before buyers see it.',
      isUndoable: true,
      did: 'Brought the catalog back as a draft',
    },
  ],
});

export const CATALOG_STATUSES = statesOf(CATALOG_MACHINE);
export type CatalogStatus = StateOf<typeof CATALOG_MACHINE>;

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
  if (isClosed(status)) return `This catalog is ${name}. Bring it back as a draft first.`;
  if (isWithEditor(status) || REVIEWERS.some((role) => roles.includes(role))) return null;
  return `This catalog is ${name}. A reviewer can send it back to you.`;
}

/** "in review". */
export const statusWords = (status: CatalogStatus): string => stateWords(CATALOG_MACHINE, status);

/** A status that nothing incomplete gets to by any way stays complete as well. */
const staysComplete = (status: CatalogStatus): boolean => {
  const ways = stepsTo(CATALOG_MACHINE, status);
  const incomplete: CatalogFacts = { missing: ['anything'], isOwnWork: false, draftProblem: null };
  return ways.length > 0 && ways.every(({ guard }) => Boolean(guard?.(incomplete)));
};

/**
 * Why a change cannot take from a catalog what others rely on, as a sentence; null when it can. What was missing before
 * may go on missing, so that a catalog whose product type asks for more by now can still be put right bit by bit.
 */
export function lossProblem(
  status: CatalogStatus,
  { before, after }: Record<'before' | 'after', readonly string[]>,
  roles: readonly string[],
): string | null {
  const lost = after.filter((name) => !before.includes(name));
  if (lost.length === 0 || !staysComplete(status)) return null;
  const way = CATALOG_MACHINE.steps.find(({ from, to }) => from === status && !staysComplete(to));
  const first = way ? ` ${mayTake(way, roles) ? 'Use' : 'An admin has to use'} “${way.label}” first.` : '';
  return `It is ${statusWords(status)} and cannot be without ${lost.join(', ')}.${first}`;
}
