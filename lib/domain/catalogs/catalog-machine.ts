import { machine, mayTake, stepsTo } from '../machine';
import { type Draft, draftProblem, type Person } from '../uploads/assigned-drafts';
import {
  CATALOG_STATE_TEXTS,
  type CatalogStatus,
  isOwnWork,
  needsAnotherPerson,
  REVIEWERS,
  statusWords,
} from './catalog-status';

/** Facts that decide which steps a catalog may take. */
export interface CatalogFacts {
  /** Result of `missingForReview`. */
  missing: readonly string[];
  /** {@link isOwnWork} for the current user. */
  isOwnWork: boolean;
  /** Why the user may not change the draft, as a sentence; null when they may. */
  draftProblem: string | null;
}

/** Roles that prepare catalogs, and roles that manage live ones. */
const EDITORS = ['admin', 'editor_catalog'] as const;
const KEEPERS = ['admin'] as const;

const needsEverything = ({ missing }: CatalogFacts) =>
  missing.length === 0 ? null : `Still missing: ${missing.join(', ')}.`;

const needsOwnDraft = ({ draftProblem }: CatalogFacts) => draftProblem;

const needsOwnDraftAndEverything = (facts: CatalogFacts) => needsOwnDraft(facts) ?? needsEverything(facts);

const needsPersonAndEverything = (facts: CatalogFacts) => needsAnotherPerson(facts) ?? needsEverything(facts);

const TOLD = { reason: 'typed', hint: 'The editor reads it.' } as const;
const REVIEWED = 'A reviewer looks at it before buyers see it.';
const SEEN = 'Buyers see it, unless it or its seller is hidden or unavailable.';

/** draft → tagged → in_review → live ⇄ paused → archived, plus the ways back. */
export const CATALOG_MACHINE = machine({
  area: 'catalogs',
  noun: { one: 'catalog', many: 'catalogs' },
  states: CATALOG_STATE_TEXTS,
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
      label: 'Restore as a draft',
      roles: KEEPERS,
      consequence: 'It has all its fields still, and is reviewed again before buyers see it.',
      isUndoable: true,
      did: 'Restored the catalog as a draft',
    },
  ],
});

type Standing = Draft & Parameters<typeof isOwnWork>[0] & Pick<CatalogFacts, 'missing'>;

/** Facts that decide a catalog's steps for a person; without a person, only those that apply to everyone. */
export const catalogFacts = (catalog: Standing, person: Person | undefined): CatalogFacts => ({
  missing: catalog.missing,
  isOwnWork: isOwnWork(catalog, person?.id),
  draftProblem: person ? draftProblem(catalog, person) : null,
});

/** A status that no incomplete catalog can reach must also stay complete. */
const staysComplete = (status: CatalogStatus): boolean => {
  const ways = stepsTo(CATALOG_MACHINE, status);
  const incomplete: CatalogFacts = { missing: ['anything'], isOwnWork: false, draftProblem: null };
  return ways.length > 0 && ways.every(({ guard }) => Boolean(guard?.(incomplete)));
};

/**
 * Why a change may not clear fields that others rely on, as a sentence; null when it may. Fields already missing may
 * stay empty, so that a catalog whose product type now requires more can be completed step by step.
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
