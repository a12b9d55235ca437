import fc from 'fast-check';
import { ROLE_NAMES } from '@/config/roles';
import { hiddenBecause, isSeenByBuyers, type VisibilityFacts } from '@/lib/domain/catalogs/buyer-visibility';
import {
  CATALOG_STATUSES,
  type CatalogStatus,
  type FilledIn,
  missingForReview,
} from '@/lib/domain/catalogs/catalog-status';
import { legalSteps } from '@/lib/domain/machine';
import { SELLER_STATUSES } from '@/lib/domain/sellers/seller-status';
import { CATALOG_MACHINE, type CatalogFacts } from '@/lib/domain/catalogs/catalog-machine';

const filledIn: FilledIn = { hasTitle: true, hasProductType: true, hasRate: true, images: 4, missingAttributes: [] };
const complete: CatalogFacts = { missing: [], isOwnWork: false, draftProblem: null };
const missing = (facts: Partial<FilledIn>) => missingForReview({ ...filledIn, ...facts });
const stepTo = (from: CatalogStatus, to: CatalogStatus, facts: Partial<CatalogFacts> = {}) =>
  legalSteps(CATALOG_MACHINE, from, { ...complete, ...facts }, ['admin']).find((step) => step.to === to);

describe('the steps of a catalog', () => {
  it('are those the domain draws, and no others', () => {
    const ways = CATALOG_STATUSES.map((from) => [
      from,
      CATALOG_MACHINE.steps.filter((step) => step.from === from).map(({ to }) => to),
    ]);
    expect(Object.fromEntries(ways)).toEqual({
      draft: ['tagged'],
      tagged: ['in_review'],
      in_review: ['live', 'changes_requested', 'rejected'],
      changes_requested: ['in_review'],
      live: ['paused'],
      paused: ['live', 'archived'],
      archived: ['draft'],
      rejected: [],
    });
  });

  it.each(ROLE_NAMES)('are for %s as the table says', (role) => {
    const open = (from: CatalogStatus) => legalSteps(CATALOG_MACHINE, from, complete, [role]).length > 0;
    expect([open('draft'), open('in_review'), open('live')]).toEqual([
      ['admin', 'editor_catalog'].includes(role),
      ['admin', 'editor_review'].includes(role),
      role === 'admin',
    ]);
  });

  it('name everything that is missing before a review', () => {
    const facts = missing({ hasTitle: false, hasRate: false, images: 0, missingAttributes: ['Fabric', 'Work'] });
    expect(stepTo('tagged', 'in_review', { missing: facts })?.problem).toBe(
      'Still missing: a photo, title, rate, Fabric, Work.',
    );
    expect(missing({ hasProductType: false })).toEqual(['product type']);
    expect(stepTo('changes_requested', 'in_review', { missing: ['rate'] })?.problem).toBe('Still missing: rate.');
    expect(stepTo('tagged', 'in_review')?.problem).toBeNull();
    expect(missing({})).toEqual([]);
  });

  it('of a draft say first whose it is, where it is another’s', () => {
    const draftProblem = 'Farhan has this upload.';
    for (const [from, to] of [
      ['draft', 'tagged'],
      ['tagged', 'in_review'],
      ['changes_requested', 'in_review'],
    ] as const)
      expect(stepTo(from, to, { draftProblem, missing: ['rate'] })?.problem).toBe(draftProblem);
  });

  it('let nobody review what they edited last', () => {
    for (const to of ['live', 'changes_requested', 'rejected'] as const) {
      expect(stepTo('in_review', to, { isOwnWork: true })?.problem).toMatch(/Another reviewer/);
      expect(stepTo('in_review', to)?.problem).toBeNull();
    }
  });

  it('ask for a reason when work goes back or is refused', () => {
    const asking = CATALOG_MACHINE.steps.filter(({ asks }) => asks).map(({ to }) => to);
    expect(asking).toEqual(['changes_requested', 'rejected']);
  });
});

describe('what buyers see', () => {
  const seen: VisibilityFacts = {
    status: 'live',
    isVisible: true,
    isAvailable: true,
    isDeleted: false,
    seller: { status: 'active', catalogAvailable: true, deprioritised: false },
  };

  it('is live, visible and available, of a seller who is active and shown', () => {
    expect(hiddenBecause(seen)).toEqual([]);
    expect(hiddenBecause({ ...seen, status: 'in_review' })).toEqual(['It is in review, not live.']);
    expect(hiddenBecause({ ...seen, isDeleted: true, seller: { ...seen.seller, status: 'suspended' } })).toEqual([
      'It was deleted.',
      'Its seller is suspended.',
    ]);
  });

  it('is hidden as soon as one thing is amiss, and says each', () => {
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom(...CATALOG_STATUSES),
          isVisible: fc.boolean(),
          isAvailable: fc.boolean(),
          isDeleted: fc.boolean(),
          seller: fc.record({
            status: fc.constantFrom(...SELLER_STATUSES),
            catalogAvailable: fc.boolean(),
            deprioritised: fc.boolean(),
          }),
        }),
        (facts) => {
          const { seller } = facts;
          const amiss = [
            facts.status !== 'live',
            !facts.isVisible,
            !facts.isAvailable,
            facts.isDeleted,
            seller.status !== 'active',
            !seller.catalogAvailable,
            seller.deprioritised,
          ].filter(Boolean).length;
          expect(hiddenBecause(facts)).toHaveLength(amiss);
          expect(isSeenByBuyers(facts)).toBe(amiss === 0);
        },
      ),
    );
  });
});
