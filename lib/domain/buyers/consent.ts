/** Whether a number may be messaged. The ledger stores the last two states; without an entry it is unknown. */
export const CONSENT_STATES = ['unknown', 'in', 'out'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

export const CONSENT_WORDS: Record<ConsentState, string> = {
  unknown: 'Consent unknown',
  in: 'Opted in',
  out: 'Opted out',
};

/** How a person gave or withdrew consent. */
export const CONSENT_SOURCES = ['whatsapp', 'call', 'form', 'visit', 'import'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

export const CONSENT_SOURCE_WORDS: Record<ConsentSource, string> = {
  whatsapp: 'WhatsApp message',
  call: 'Phone call',
  form: 'Signed form',
  visit: 'Visit',
  import: 'Imported list',
};

/** Why a number may not be messaged, as a sentence; null when it may. This rule is defined only here. */
export function messageProblem(consent: ConsentState): string | null {
  if (consent === 'in') return null;
  return consent === 'out' ? 'This number opted out of messages.' : 'No opt-in is recorded for this number.';
}
