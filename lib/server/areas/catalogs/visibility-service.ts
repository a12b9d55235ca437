import type { Queryable } from '../../db/database';
import * as repository from './visibility-repository';

/** The single rule for what buyers see, as a condition on catalogs. */
export const { seenByBuyers } = repository;

/** Editions of the catalogs that buyers see, by id. An unchanged edition means the catalog looks the same. */
export const editionsSeen = (tx: Queryable, ids: readonly string[]): Promise<Map<string, string>> =>
  repository.editionsSeen(tx, ids);
