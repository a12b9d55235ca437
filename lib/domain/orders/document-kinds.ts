/** What is printed about orders and payments. */
export const DOCUMENT_KINDS = ['pro_forma', 'order_sheet', 'packing_slip', 'credit_note', 'receipt'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_WORDS: Record<DocumentKind, string> = {
  pro_forma: 'Pro-forma invoice',
  order_sheet: 'Order sheet',
  packing_slip: 'Packing slip',
  credit_note: 'Credit note',
  receipt: 'Receipt',
};

/** Kinds that a seller's part of an order can have, and of what each is about: the part, a consignment, a return. */
export const PART_DOCUMENTS = ['pro_forma', 'order_sheet', 'packing_slip', 'credit_note'] as const;
export type PartDocument = (typeof PART_DOCUMENTS)[number];

/** Kinds that are printed for many orders at once. */
export const PRINTED_MANY = ['order_sheet', 'packing_slip'] as const;
export type PrintedMany = (typeof PRINTED_MANY)[number];

/** Most orders that are printed at a time. */
export const MOST_PRINTED = 50;

/** Begins the numbers of a seller's documents of a kind; the others are known by what they are about. */
export const SERIES_LETTERS = { pro_forma: 'P', credit_note: 'C' } as const;

/** What the numbers of a seller's documents begin with: a letter and the seller's place, in digits and letters. */
export const sellerSeries = (kind: keyof typeof SERIES_LETTERS, place: number): string =>
  `${SERIES_LETTERS[kind]}${place.toString(36).toUpperCase()}`;
