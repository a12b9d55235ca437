/** A single document, or a zip with a JPEG of each page. */
export const PDF_FORMATS = ['pdf', 'jpegs'] as const;
export type PdfFormat = (typeof PDF_FORMATS)[number];
