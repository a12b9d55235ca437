import { lastOffer, newRateOf, rateSaid, rateTakingProblem } from '@/lib/domain/whatsapp/new-rate';
import { CATALOG_STATUSES, type CatalogStatus } from '@/lib/domain/catalogs/catalog-status';

const on = (day: number, caption: string) => ({ at: new Date(Date.UTC(2026, 10, day)), caption });
const catalog = { rate: 46_000, status: 'live' as CatalogStatus, isDeleted: false };

describe('the rate a repeated post brings', () => {
  it.each([
    ['another rate than before', 'Rate 485', 48_500],
    ['a lower one', 'New price 440/-', 44_000],
    ['no rate at all', 'Back in stock', null],
    ['two rates, either of which may be meant', 'Rate 485 rate 495', null],
    ['the rate of the catalog', 'Again, rate 460', null],
  ])('%s', (_what, caption, rate) => {
    expect(newRateOf(on(9, caption), [on(2, 'Rate 460')], catalog)).toBe(rate);
  });

  it.each([
    ['nothing came before', []],
    ['the same rate was the last said, which an editor changed', [on(2, 'Rate 485')]],
    ['it is the older post', [on(2, 'Rate 460'), on(12, 'Rate 500')]],
    ['it is of the same moment', [on(9, 'Rate 460')]],
  ])('none when %s', (_what, earlier) => {
    expect(newRateOf(on(9, 'Fresh lot rate 485'), earlier, catalog)).toBeNull();
  });

  it('that was said before the last one is new again', () => {
    const earlier = [on(5, 'Rate 485'), on(2, 'Rate 460')];
    expect(newRateOf(on(9, 'Rate 460'), earlier, { ...catalog, rate: 48_500 })).toBe(46_000);
  });

  it('counts where the words before said none', () => {
    expect(newRateOf(on(9, 'Rate 485'), [on(2, 'Kesariya')], catalog)).toBe(48_500);
  });

  it('counts for a draft that nobody tagged yet', () => {
    expect(newRateOf(on(9, 'Rate 485'), [on(2, 'Rate 460')], { ...catalog, rate: null, status: 'draft' })).toBe(48_500);
    expect(newRateOf(on(9, 'In stock'), [on(2, 'Rate 460')], { ...catalog, rate: null, status: 'draft' })).toBeNull();
  });

  it.each([
    ['was deleted', { isDeleted: true }],
    ['was archived', { status: 'archived' as const }],
    ['was rejected', { status: 'rejected' as const }],
  ])('none for a catalog that %s', (_what, changes) => {
    expect(newRateOf(on(9, 'Rate 485'), [on(2, 'Rate 460')], { ...catalog, ...changes })).toBeNull();
  });
});

it('finds the last of what was offered, wherever it stands', () => {
  expect(lastOffer([])).toBeUndefined();
  expect(lastOffer([on(5, 'b'), on(9, 'c'), on(2, 'a')])?.caption).toBe('c');
  expect(rateSaid('Kesariya vol 2 rate 415')).toBe(41_500);
});

describe('who takes a rate over', () => {
  const farhan = { id: 'farhan', name: 'Farhan Ali' };
  const may = (status: CatalogStatus, person: { id: string; roles: string[] }, assignee: typeof farhan | null) =>
    rateTakingProblem({ status, assignee }, person) === null;
  const poster = { id: 'asha', roles: ['pipeline_wa'] };

  it('all who settle posts, of what is live or paused and of drafts nobody has', () => {
    expect(CATALOG_STATUSES.filter((status) => may(status, poster, null))).toEqual([
      'draft',
      'tagged',
      'changes_requested',
      'live',
      'paused',
    ]);
  });

  it('of another’s draft those who oversee drafts alone; live ones are nobody’s', () => {
    expect(CATALOG_STATUSES.filter((status) => may(status, poster, farhan))).toEqual(['live', 'paused']);
    expect(may('draft', { id: 'farhan', roles: ['editor_catalog'] }, farhan)).toBe(true);
    expect(may('draft', { id: 'ravi', roles: ['editor_review'] }, farhan)).toBe(true);
  });

  it('of what is in review reviewers alone, of what is closed nobody', () => {
    const reviewer = { id: 'ravi', roles: ['editor_review'] };
    expect(CATALOG_STATUSES.filter((status) => !may(status, reviewer, null))).toEqual(['archived', 'rejected']);
  });
});
