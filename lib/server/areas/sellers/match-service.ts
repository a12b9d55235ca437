import { findablePhone } from '@/lib/domain/text/phone';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Queryable } from '../../db/database';
import * as repository from './match-repository';

export interface SellerMatch {
  sellerId: string;
  by: 'phone' | 'name';
}

/** Shorter names are found in too many others. */
const SHORTEST_NAME = 3;

const isNumber = (name: string) => /^\+?[\d\s().-]{8,}$/.test(name);

async function byPhone(tx: Queryable, name: string): Promise<string | undefined> {
  const number = findablePhone(name);
  return number === null ? undefined : repository.findByPhone(tx, number);
}

async function byName(tx: Queryable, name: string): Promise<string | undefined> {
  const wanted = plainText(name);
  if (wanted.length < SHORTEST_NAME) return undefined;
  const found = await repository.findNamed(tx, wanted);
  const same = found.filter((one) => [one.businessName, one.contactName].some((own) => plainText(own) === wanted));
  return new Set(same.map(({ id }) => id)).size === 1 ? same[0]?.id : undefined;
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
