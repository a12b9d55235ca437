/** One document, or a zip with a picture of each page. */
export const PDF_FORMATS = ['pdf', 'jpegs'] as const;
export type PdfFormat = (typeof PDF_FORMATS)[number];
