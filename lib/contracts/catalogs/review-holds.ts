import { reviewHoldCalls } from '../base/review-holds';

export const reviewHoldsApi = reviewHoldCalls({
  area: 'reviewHolds',
  path: '/api/catalogs/[id]',
  noun: 'catalog',
  access: { screens: ['catalog-browse'] },
});
