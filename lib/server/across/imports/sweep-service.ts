import { clock } from '../../clock';
import { orm, transaction } from '../../db/database';
import * as repository from './repository';

/** Removes imports whose file has had its time, row by row and all; one under way stays. Gives how many there were. */
export async function sweepImports(): Promise<number> {
  const ids = await repository.findExpired(orm(), clock.now());
  for (const id of ids) await transaction((tx) => repository.removeIdle(tx, id));
  return ids.length;
}
