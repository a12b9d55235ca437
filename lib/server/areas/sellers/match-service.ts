import { and, eq, like, ne } from 'drizzle-orm';
import { normalizePhone } from '@/lib/domain/phone';
import { plainText } from '@/lib/domain/plain-text';
import type { Queryable } from '../../db/database';
import { containing } from '../../db/keyset';
import { sellerPhones, sellers } from '../../db/schema/sellers';

export interface SellerMatch {
  sellerId: string;
  by: 'phone' | 'name';
}

const isNumber = (name: string) => /^\+?[\d\s().-]{8,}$/.test(name);

async function byPhone(tx: Queryable, name: string): Promise<string | undefined> {
  const number = normalizePhone(name);
  if (!number) return undefined;
  const [found] = await tx
    .select({ id: sellerPhones.sellerId })
    .from(sellerPhones)
    .where(eq(sellerPhones.number, number));
  return found?.id;
}

/** Shorter names are found in too many others. */
const SHORTEST_NAME = 3;

async function byName(tx: Queryable, name: string): Promise<string | undefined> {
  const wanted = plainText(name);
  if (wanted.length < SHORTEST_NAME) return undefined;
  const isLike = and(like(sellers.searchText, containing(wanted)), ne(sellers.status, 'closed'));
  const found = await tx
    .select({ id: sellers.id, businessName: sellers.businessName, contactName: sellers.contactName })
    .from(sellers)
    .where(isLike);
  const same = found.filter((one) => [one.businessName, one.contactName].some((own) => plainText(own) === wanted));
  return same.length === 1 ? same[0]?.id : undefined;
}

/**
 * The seller somebody is who is called like this in an address book: whose number it is, or the one seller or contact
 * of this name. Nothing when there is none, or more than one.
 */
export async function matchSeller(tx: Queryable, name: string): Promise<SellerMatch | undefined> {
  const by = isNumber(name) ? 'phone' : 'name';
  const sellerId = await (by === 'phone' ? byPhone : byName)(tx, name);
  return sellerId === undefined ? undefined : { sellerId, by };
}
