import { type ConsentState, messageProblem } from '../buyers/consent';
import type { SkipReason } from './message-stage';

/** Subject of a message that only confirms an opt-out. */
export const OPT_OUT_CONFIRMATION = 'opt-out';

interface HandedOut {
  consent: ConsentState;
  /** It has no template: the person wrote to us within the day. */
  isAnswer: boolean;
  aboutKind: string | null;
}

/** Why a message may not be sent now because of the person's consent; null when it may. */
export function withheldBecause({ consent, isAnswer, aboutKind }: HandedOut): SkipReason | null {
  if (aboutKind === OPT_OUT_CONFIRMATION) return null;
  // People who wrote to us first may get a reply, even without consent in the ledger.
  if (isAnswer) return consent === 'out' ? 'opted-out' : null;
  if (messageProblem(consent) === null) return null;
  return consent === 'out' ? 'opted-out' : 'no-consent';
}
