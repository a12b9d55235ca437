import { reviewProblem } from '@/lib/domain/catalogs/catalog-status';
import { inTurn, isWithAnother } from '@/lib/domain/records/review-hold';
import { reviewProblem as videoReviewProblem } from '@/lib/domain/videos/video-machine';

it('skipped ones come last, the latest at the end; the rest stays in order', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const order = (...putOff: string[]) => inTurn(rows, putOff).map(({ id }) => id);
  expect(order()).toEqual(['a', 'b', 'c', 'd']);
  expect(order('c', 'a', 'gone')).toEqual(['b', 'd', 'c', 'a']);
  expect(order('b', 'a', 'd', 'c')).toEqual(['b', 'a', 'd', 'c']);
});

it('a record is with another until their time is up', () => {
  const now = new Date('2026-11-21T04:00:00.000Z');
  const until = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const reviewer = { id: 'meera' };
  expect(isWithAnother({ reviewer, until: until(1) }, 'kiran', now)).toBe(true);
  expect(isWithAnother({ reviewer, until: until(0) }, 'kiran', now)).toBe(false);
  expect(isWithAnother({ reviewer, until: until(1) }, 'meera', now)).toBe(false);
});

it('only what is in review and not one’s own is there to be looked at', () => {
  expect(reviewProblem({ status: 'in_review', isOwnWork: false })).toBeNull();
  expect(reviewProblem({ status: 'in_review', isOwnWork: true })).toMatch(/Another reviewer has to review it/);
  expect(reviewProblem({ status: 'live', isOwnWork: false })).toBe('This catalog is live and waits for no review.');
  expect(videoReviewProblem({ status: 'in_review', isOwnWork: false })).toBeNull();
  expect(videoReviewProblem({ status: 'in_review', isOwnWork: true })).toMatch(/Another reviewer has to review it/);
  expect(videoReviewProblem({ status: 'taken_down', isOwnWork: false })).toBe(
    'This video is taken down and waits for no review.',
  );
});
