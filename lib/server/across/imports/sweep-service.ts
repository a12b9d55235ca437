import { clock } from '../../clock';
import { orm, transaction } from '../../db/database';
import * as repository from './repository';

/** Deletes imports whose file has expired, with their rows, except active ones. Returns how many. */
export async function sweepImports(): Promise<number> {
  const ids = await repository.findExpired(orm(), clock.now());
  for (const id of ids) await transaction((tx) => repository.removeIdle(tx, id));
  return ids.length;
}
