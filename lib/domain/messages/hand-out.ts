import { type ConsentState, messageProblem } from '../buyers/consent';
import type { SkipReason } from './message-stage';

/** What a message is sent about that says nothing but that an opt-out was understood. */
export const OPT_OUT_CONFIRMATION = 'opt-out';

interface HandedOut {
  consent: ConsentState;
  /** It has no template: its person wrote to us within the day. */
  isAnswer: boolean;
  aboutKind: string | null;
}

/** Why a message may not go out at the moment it would, by what its person said; null when it may. */
export function withheldBecause({ consent, isAnswer, aboutKind }: HandedOut): SkipReason | null {
  if (aboutKind === OPT_OUT_CONFIRMATION) return null;
  // Whoever wrote to us first may be answered, whatever the ledger lacks.
  if (isAnswer) return consent === 'out' ? 'opted-out' : null;
  if (messageProblem(consent) === null) return null;
  return consent === 'out' ? 'opted-out' : 'no-consent';
}
