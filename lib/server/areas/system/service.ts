import { database } from '../../db/database';
import { unavailable } from '../../errors';

/** @throws 503 while the database does not respond. */
export async function checkHealth() {
  try {
    await database().pool.query('select 1');
    return { status: 'ready' as const };
  } catch {
    throw unavailable();
  }
}
