/** Entries in a buyer's account besides orders. */
export const ENTRY_KINDS = ['payment', 'credit_note', 'reversal'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_WORDS: Record<EntryKind, string> = {
  payment: 'Payment',
  credit_note: 'Credit note',
  reversal: 'Reversal',
};

export const PAYMENT_MODES = ['cash', 'upi', 'bank', 'cheque'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export const PAYMENT_MODE_WORDS: Record<PaymentMode, string> = {
  cash: 'Cash',
  upi: 'UPI',
  bank: 'Bank transfer',
  cheque: 'Cheque',
};

/** Why a payment cannot be recorded as it is, as a sentence; null when it can. */
export const referenceProblem = (mode: PaymentMode, reference: string): string | null =>
  mode !== 'cash' && reference.trim() === '' ? 'Type the UTR or the number of the cheque.' : null;
