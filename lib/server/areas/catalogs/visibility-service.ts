import type { Queryable } from '../../db/database';
import * as repository from './visibility-repository';

/** The versions of those of the catalogs that buyers see, by their ids. */
export const versionsSeen = (tx: Queryable, ids: readonly string[]): Promise<Map<string, number>> =>
  repository.versionsSeen(tx, ids);
