import { likeness } from '@/lib/domain/photos/photo-likeness';
import { clock, later, MINUTE } from '../../clock';
import { orm, transaction } from '../../db/database';
import * as repository from './copies-repository';

/** Bringing photos in comes first: one is held against the others when it has been here for a while. */
const REST = MINUTE;

/** How many photos an idle worker looks at before it looks for jobs again, and for how many milliseconds at most. */
const AT_A_TIME = { photos: 50, ms: 250 };

/** Finds the likely copies of one photo. Of two that came at the same time, the one looked at later finds the other. */
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
 * Finds likely copies of photos nobody has looked at yet, some at a time, so that lists can show what they are in
 * without holding each photo against each.
 */
export async function comparePhotos(): Promise<void> {
  const began = performance.now();
  for (const id of await repository.findNotCompared(orm(), later(-REST), AT_A_TIME.photos)) {
    await compare(id);
    if (performance.now() - began > AT_A_TIME.ms) return;
  }
}
