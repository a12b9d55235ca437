import { ROLE_NAMES, type Role } from '@/config/roles';
import { changeProblem, draftProblem, heldProblem, isOthersDraft } from '@/lib/domain/uploads/assigned-drafts';
import { CATALOG_STATUSES, statusProblem } from '@/lib/domain/catalogs/catalog-status';

const FARHAN = { id: 'farhan', name: 'Farhan Ali' };
const HIS = 'Farhan Ali has this upload. Ask them, or ask an admin to reassign it.';
const AT_IT = 'Farhan Ali is working on this now. Wait, or have an admin take it back.';
const DRAFTS = ['draft', 'tagged', 'changes_requested'];
const OVERSEERS = ['admin', 'editor_review'];

/** No role, each single role, each pair of roles, and all roles. */
const ROLE_SETS: readonly (readonly Role[])[] = [
  [],
  ...ROLE_NAMES.map((role) => [role]),
  ...ROLE_NAMES.flatMap((one, place) => ROLE_NAMES.slice(place + 1).map((other) => [one, other])),
  ROLE_NAMES,
];

const PEOPLE = [
  { id: 'farhan', assignee: null, isOthers: false },
  { id: 'farhan', assignee: FARHAN, isOthers: false },
  { id: 'kiran', assignee: null, isOthers: false },
  { id: 'kiran', assignee: FARHAN, isOthers: true },
];

const CASES = ROLE_SETS.flatMap((roles) =>
  CATALOG_STATUSES.flatMap((status) =>
    PEOPLE.map(({ id, assignee, isOthers }) => ({
      person: { id, roles },
      draft: { status, assignee },
      isOthers: isOthers && DRAFTS.includes(status),
      isOverseer: roles.some((role) => OVERSEERS.includes(role)),
    })),
  ),
);

describe('a draft', () => {
  it('is another’s work while somebody else has its upload and it did not go to review', () => {
    for (const { person, draft, isOthers } of CASES)
      expect([person, draft, isOthersDraft(draft, person)]).toEqual([person, draft, isOthers]);
  });

  it('is changed by its upload’s editor, admins and reviewers; by all if unassigned', () => {
    for (const { person, draft, isOthers, isOverseer } of CASES)
      expect([person, draft, draftProblem(draft, person)]).toEqual([
        person,
        draft,
        isOthers && !isOverseer ? HIS : null,
      ]);
  });

  it('that its editor works on at this moment is changed by nobody else', () => {
    for (const { person, draft, isOthers } of CASES) {
      expect(heldProblem({ ...draft, isHeld: true }, person)).toBe(isOthers ? AT_IT : null);
      expect(heldProblem({ ...draft, isHeld: false }, person)).toBeNull();
    }
  });

  it('is changed in its fields only where its status allows that as well', () => {
    for (const { person, draft } of CASES) {
      const byStatus = statusProblem(draft.status, person.roles);
      expect(changeProblem(draft, person)).toBe(byStatus ?? draftProblem(draft, person));
    }
    expect(changeProblem({ status: 'draft', assignee: FARHAN }, { id: 'kiran', roles: ['editor_catalog'] })).toBe(HIS);
  });
});
