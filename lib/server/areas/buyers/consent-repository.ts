import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { ConsentState } from '@/lib/domain/buyers/consent';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { containing, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { buyerConsents, buyers } from '../../db/schema/buyers';
import { users } from '../../db/schema/users';

/** Latest ledger entry per number; numbers without an entry are missing from the map. */
export async function lastOf(tx: Queryable, numbers: readonly string[]): Promise<Map<string, ConsentState>> {
  if (numbers.length === 0) return new Map();
  const found = await tx
    .selectDistinctOn([buyerConsents.number], { number: buyerConsents.number, consent: buyerConsents.consent })
    .from(buyerConsents)
    .where(inArray(buyerConsents.number, [...numbers]))
    .orderBy(buyerConsents.number, sql`${buyerConsents.at} desc`, sql`${buyerConsents.id} desc`);
  return new Map(found.map(({ number, consent }) => [number, consent]));
}

/** The buyer with this number. */
export const buyerOf = async (tx: Queryable, number: string): Promise<string | null> =>
  (await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.phoneNumber, number)))[0]?.id ?? null;

/** The ledger is append-only. */
export async function insert(tx: Queryable, row: typeof buyerConsents.$inferInsert): Promise<void> {
  await tx.insert(buyerConsents).values(row);
}

export interface LedgerLine {
  id: string;
  number: string;
  state: 'in' | 'out';
  source: (typeof buyerConsents.$inferSelect)['source'];
  proof: string;
  author: { id: string; name: string } | null;
  buyer: { id: string; name: string } | null;
  at: string;
}

/** The ledger of all numbers. */
export const list = (
  tx: Queryable,
  { q = '', state, ...request }: ListRequest & { q?: string; state?: ('in' | 'out')[] },
): Promise<Page<LedgerLine>> => {
  const { id, number, consent, source, proof } = buyerConsents;
  const digits = q.replace(/\D/g, '');
  return listPage(tx, request, {
    sorts: { at: buyerConsents.at },
    id,
    where: and(q ? sql`${number} like ${containing(digits || q)}` : undefined, state && inArray(consent, state)),
    select: ({ where, orderBy, limit }) =>
      tx
        .select({
          id,
          number,
          state: consent,
          source,
          proof,
          author: { id: users.id, name: users.name },
          buyer: { id: buyers.id, name: buyers.businessName },
          at: instantText(buyerConsents.at),
        })
        .from(buyerConsents)
        .leftJoin(users, eq(users.id, buyerConsents.authorId))
        .leftJoin(buyers, eq(buyers.id, buyerConsents.buyerId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (line) => line,
  });
};
