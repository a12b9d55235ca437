import { likeness } from '@/lib/domain/photos/photo-likeness';
import { clock, later, MINUTE } from '../../clock';
import { orm, transaction } from '../../db/database';
import * as repository from './copies-repository';

/** Uploads come first: a photo is compared only after this time. */
const REST = MINUTE;

/** Photos an idle worker compares before it checks for jobs again, and the time limit in milliseconds. */
const AT_A_TIME = { photos: 50, ms: 250 };

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
export async function comparePhotos(): Promise<void> {
  const began = performance.now();
  for (const id of await repository.findNotCompared(orm(), later(-REST), AT_A_TIME.photos)) {
    await compare(id);
    if (performance.now() - began > AT_A_TIME.ms) return;
  }
}
