import type { Queryable } from '../../db/database';
import * as repository from './visibility-repository';

/** The one rule of what buyers see, as a condition on catalogs. */
export const { seenByBuyers } = repository;

/** The editions of those of the catalogs that buyers see, by their ids: the same edition shows them the same. */
export const editionsSeen = (tx: Queryable, ids: readonly string[]): Promise<Map<string, string>> =>
  repository.editionsSeen(tx, ids);
