import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { reviewHoldsApi } from '@/lib/contracts/catalogs/review-holds';
import type { Person } from '@/lib/contracts/users/staff';
import { catalog } from './catalog-records';
import { mockEndpoint, refusal } from './mock-endpoint';
import { requiredTags, typeId } from './starting-taxonomy';

/** A catalog that waits for a review. */
export const waiting = (last: number, details: Partial<CatalogDetail> = {}) =>
  catalog(last, {
    title: `Georgette saree ${last}`,
    status: 'in_review',
    rate: 41_500,
    productTypeId: typeId('Saree'),
    tags: requiredTags('Saree'),
    caption: 'Pure georgette ₹415 + GST',
    ...details,
  });

/** The server's queue of remaining catalogs, and their current reviewers. */
export function mockReviewQueue(left: () => CatalogDetail[]) {
  /** Reviewers of other people's catalogs; the second map applies only after the queue was answered. */
  const [withOthers, faster] = [new Map<string, Person>(), new Map<string, Person>()];
  const looks = mockEndpoint(catalogsApi.review, () => ({
    rows: left().filter(({ id }) => !withOthers.has(id)),
    next: null,
    previous: null,
    count: { value: left().length, isExact: true },
    withOthers: [...new Set(withOthers.values())].map((reviewer) => ({
      reviewer,
      count: [...withOthers.values()].filter((one) => one === reviewer).length,
    })),
  }));
  const taken = mockEndpoint(reviewHoldsApi.take, ({ params: { id = '' } }) => {
    const other = faster.get(id) ?? withOthers.get(id);
    if (!other) return { until: new Date(Date.now() + 120_000).toISOString() };
    withOthers.set(id, other);
    const title = left().find((one) => one.id === id)?.title;
    return refusal(409, { message: `${other.name} is reviewing ${title} now.` });
  });
  const givenBack = mockEndpoint(reviewHoldsApi.giveBack, {});
  return { withOthers, faster, looks, taken, givenBack };
}
