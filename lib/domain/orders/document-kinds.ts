/** Documents printed for orders and payments. */
export const DOCUMENT_KINDS = ['pro_forma', 'order_sheet', 'packing_slip', 'credit_note', 'receipt'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_WORDS: Record<DocumentKind, string> = {
  pro_forma: 'Pro-forma invoice',
  order_sheet: 'Order sheet',
  packing_slip: 'Packing slip',
  credit_note: 'Credit note',
  receipt: 'Receipt',
};

/** Document kinds of a seller's part of an order, and the subject of each: the part, a consignment, a return. */
export const PART_DOCUMENTS = ['pro_forma', 'order_sheet', 'packing_slip', 'credit_note'] as const;
export type PartDocument = (typeof PART_DOCUMENTS)[number];

/** Kinds that can be printed for many orders at once. */
export const PRINTED_MANY = ['order_sheet', 'packing_slip'] as const;
export type PrintedMany = (typeof PRINTED_MANY)[number];

/** Most orders printed at once. */
export const MOST_PRINTED = 50;

/** First letter of a seller's document numbers, by kind; other kinds are identified by their subject. */
export const SERIES_LETTERS = { pro_forma: 'P', credit_note: 'C' } as const;

/** Prefix of a seller's document numbers: a letter and the seller's sequence number in digits and letters. */
export const sellerSeries = (kind: keyof typeof SERIES_LETTERS, place: number): string =>
  `${SERIES_LETTERS[kind]}${place.toString(36).toUpperCase()}`;
