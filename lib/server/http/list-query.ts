import type { Endpoint } from '@/lib/contracts/base/endpoint';
import type { ListRequest } from '../db/keyset';
import { queryOf } from './parse-input';

/** Parses a list's query string as its endpoint would, from the first row on. @throws 400 for an unknown one. */
export async function listQueryOf(list: Endpoint, search: string, limit: number): Promise<ListRequest> {
  const given = new URLSearchParams(search);
  given.delete('cursor');
  given.delete('limit');
  return { ...((await queryOf(list, given)) as ListRequest), limit };
}
