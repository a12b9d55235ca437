import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Buyer } from '@/lib/contracts/buyers/buyer-record';
import type { BuyerStatus } from '@/lib/domain/buyers/buyer-status';
import type { ConsentState } from '@/lib/domain/buyers/consent';
import { searchTerms } from '@/lib/domain/sellers/seller-search';
import type { Segment } from '@/lib/domain/taxonomy/segments';
import type { Queryable } from '../../db/database';
import { containing, Keyset, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { buyerSegmentMembers } from '../../db/schema/buyer-segments';
import { buyers } from '../../db/schema/buyers';
import { consentNow, selectBuyers } from './repository';

export interface BuyerFilters {
  q?: string;
  status?: BuyerStatus[];
  state?: string[];
  segment?: Segment[];
  productTypeId?: string[];
  managerId?: string[];
  consent?: ConsentState[];
  hasGstin?: boolean;
  segmentId?: string;
}

const SORTS = { businessName: buyers.businessName, city: buyers.city, createdAt: buyers.createdAt };

const listOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Condition for a buyer to appear in the list. */
export const matching = ({ q = '', ...filters }: BuyerFilters) => {
  const { status, state, segment, productTypeId, managerId, consent, hasGstin, segmentId } = filters;
  return and(
    // Merged buyers are found by name, but not listed among the others.
    q ? undefined : isNull(buyers.mergedIntoId),
    ...searchTerms(q).map((term) => sql`${buyers.searchText} like ${containing(term)}`),
    status && inArray(buyers.status, status),
    state && inArray(buyers.state, state),
    segment && inArray(buyers.segment, segment),
    productTypeId && sql`${buyers.dealsIn} && array[${listOf(productTypeId)}]::uuid[]`,
    managerId && inArray(buyers.managerId, managerId),
    consent && inArray(consentNow, consent),
    segmentId
      ? sql`exists (select 1 from ${buyerSegmentMembers} where ${buyerSegmentMembers.segmentId} = ${segmentId} and ${buyerSegmentMembers.buyerId} = ${buyers.id})`
      : undefined,
    hasGstin === undefined ? undefined : (hasGstin ? isNotNull : isNull)(buyers.gstin),
  );
};

/** A page of buyers. */
export const list = (tx: Queryable, filters: BuyerFilters & ListRequest): Promise<Page<Buyer>> =>
  listPage(tx, filters, {
    sorts: SORTS,
    id: buyers.id,
    where: matching(filters),
    select: ({ where, orderBy, limit }) =>
      selectBuyers(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (found) => found,
  });

/** Ids of the buyers in a list, in its order: up to the limit, plus one more when there are others. */
export async function idsOf(tx: Queryable, filters: BuyerFilters & ListRequest): Promise<string[]> {
  const { where, orderBy, limit } = new Keyset<Buyer>(filters, SORTS, buyers.id).plan(matching(filters));
  const found = await tx
    .select({ id: buyers.id })
    .from(buyers)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return found.map(({ id }) => id);
}

/** The buyers with these ids, in no order. */
export const findByIds = async (tx: Queryable, ids: readonly string[]): Promise<Buyer[]> =>
  ids.length === 0 ? [] : selectBuyers(tx).where(inArray(buyers.id, [...ids]));

/** The buyers who have these numbers. */
export const findByPhones = async (tx: Queryable, phoneNumbers: readonly string[]): Promise<Buyer[]> =>
  phoneNumbers.length === 0 ? [] : selectBuyers(tx).where(inArray(buyers.phoneNumber, [...phoneNumbers]));

/** The buyer with this number; undefined when it is free. */
export const findByPhone = async (tx: Queryable, phoneNumber: string): Promise<Buyer | undefined> =>
  (await findByPhones(tx, [phoneNumber]))[0];
