import { database } from '../db/database';
import { tidyTables } from '../db/embedded/tidy-tables';

/** How long between two looks, in milliseconds. */
const PAUSE = 20_000;
let nextLook = 0;

/** Tidies one table of the embedded engine; a server of PostgreSQL does so by itself. */
export async function tidyAtRest(): Promise<void> {
  const { kind, pool } = database();
  if (kind !== 'embedded' || performance.now() < nextLook) return;
  if ((await tidyTables(pool)) === null) nextLook = performance.now() + PAUSE;
}
