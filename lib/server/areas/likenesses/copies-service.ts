import { likeness } from '@/lib/domain/photos/photo-likeness';
import { clock, later, MINUTE } from '../../clock';
import { orm, transaction } from '../../db/database';
import type { MayGoOn } from '../../platform/jobs/at-rest';
import * as repository from './copies-repository';

/** Uploads come first: a photo is compared only after this time. */
const REST = MINUTE;

/** Photos an idle worker compares before it checks for jobs again. */
const AT_A_TIME = 50;

/** Finds the likely copies of a photo. Of two uploaded at the same time, the one compared later finds the other. */
const compare = (id: string): Promise<void> =>
  transaction(async (tx) => {
    const found = await repository.findNear(tx, id);
    if (!found) return;
    const copies = found.near.filter((one) => likeness(found.own, one) === 'same-picture');
    await repository.keepCopies(
      tx,
      id,
      copies.map((one) => one.id),
      clock.now(),
    );
  });

/**
 * Finds likely copies of photos not yet compared, a few at a time, so that lists can show them without comparing every
 * photo with every other.
 */
export async function comparePhotos(mayGoOn: MayGoOn = () => true): Promise<void> {
  const until = later(-REST);
  if (!(await repository.isAnyNotCompared(orm(), { until }))) return;
  for (const id of await repository.findNotCompared(orm(), until, AT_A_TIME)) {
    await compare(id);
    if (!mayGoOn()) return;
  }
}
