import { database } from '../db/database';
import { tidyTables } from '../db/embedded/tidy-tables';

/** Time between two checks, in milliseconds. */
const PAUSE = 20_000;
let nextLook = 0;

/** Maintains one table of the embedded engine; a PostgreSQL server does this itself. */
export async function tidyAtRest(): Promise<void> {
  const { kind, pool } = database();
  if (kind !== 'embedded' || performance.now() < nextLook) return;
  if ((await tidyTables(pool)) === null) nextLook = performance.now() + PAUSE;
}
