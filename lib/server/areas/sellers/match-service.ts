import { findablePhone } from '@/lib/domain/text/phone';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Queryable } from '../../db/database';
import * as repository from './match-repository';

export interface SellerMatch {
  sellerId: string;
  by: 'phone' | 'name';
}

/** Shorter names occur in too many others. */
const SHORTEST_NAME = 3;

const isNumber = (name: string) => /^\+?[\d\s().-]{8,}$/.test(name);

/** The seller of each number, by the number as written. */
async function byPhones(tx: Queryable, names: readonly string[]): Promise<[string, string][]> {
  const wanted = new Map(names.map((name) => [name, findablePhone(name)]));
  const numbers = [...wanted.values()].filter((number) => number !== null);
  if (numbers.length === 0) return [];
  const owners = new Map((await repository.findByPhones(tx, numbers)).map(({ id, number }) => [number, id]));
  return [...wanted].flatMap(([name, number]): [string, string][] => {
    const id = number === null ? undefined : owners.get(number);
    return id === undefined ? [] : [[name, id]];
  });
}

/** The only seller with each name, by the name as written. */
async function byNames(tx: Queryable, names: readonly string[]): Promise<[string, string][]> {
  const wanted = names
    .map((name) => [name, plainText(name)] as const)
    .filter(([, { length }]) => length >= SHORTEST_NAME);
  if (wanted.length === 0) return [];
  const owners = new Map<string, Set<string>>();
  for (const { id, businessName, contactName } of await repository.findNamed(tx, [
    ...new Set(wanted.map(([, plain]) => plain)),
  ]))
    for (const own of [businessName, contactName].map(plainText))
      owners.set(own, (owners.get(own) ?? new Set()).add(id));
  return wanted.flatMap(([name, plain]): [string, string][] => {
    const [id, ...others] = owners.get(plain) ?? [];
    return id === undefined || others.length > 0 ? [] : [[name, id]];
  });
}

/**
 * Matches address book names with sellers: by number, or by a unique seller or contact name. A name with no match or
 * several is missing from the map.
 */
export async function matchSellers(tx: Queryable, names: readonly string[]): Promise<Map<string, SellerMatch>> {
  const found = async (by: SellerMatch['by'], pairs: Promise<[string, string][]>) =>
    (await pairs).map(([name, sellerId]): [string, SellerMatch] => [name, { sellerId, by }]);
  const numbers = names.filter(isNumber);
  const words = names.filter((name) => !isNumber(name));
  return new Map([...(await found('phone', byPhones(tx, numbers))), ...(await found('name', byNames(tx, words)))]);
}
