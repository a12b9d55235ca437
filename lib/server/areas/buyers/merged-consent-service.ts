import { phoneText } from '@/lib/domain/text/phone-text';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import * as consents from './consent-repository';
import { getBuyer } from './service';
import * as timelines from './timeline-repository';

interface Pair {
  survivorId: string;
  loserId: string;
}

const MERGED = 'Merged with a number that opted out: ';
const UNDONE = 'The merge was undone: as before.';

/**
 * Of the consents for a buyer's two numbers the stricter wins: if the merged number opted out, so does the survivor's.
 * Undoing the merge restores the earlier consent, unless a newer one was recorded since.
 */
export async function keepStricterConsent(
  tx: Queryable,
  { survivorId, loserId, isUndone }: Pair & { isUndone: boolean },
  actor: Pick<Actor, 'userId'>,
): Promise<void> {
  const [survivor, loser] = [await getBuyer(survivorId, tx), await getBuyer(loserId, tx)];
  const [last, before] = await timelines.lastConsents(tx, survivor.phoneNumber, 2);
  if (!last) return;
  const entry = { buyerId: survivorId, number: survivor.phoneNumber, authorId: actor.userId, at: clock.now() };
  const proof = MERGED + phoneText(loser.phoneNumber);
  if (isUndone) {
    if (last.proof !== proof || !before) return;
    await consents.insert(tx, { ...entry, consent: before.consent, source: before.source, proof: UNDONE });
  } else if (last.consent === 'in' && loser.consent === 'out') {
    const [its] = await timelines.lastConsents(tx, loser.phoneNumber, 1);
    await consents.insert(tx, { ...entry, consent: 'out', source: its?.source ?? 'import', proof });
  }
}
