/**
 * What draws documents, loaded when the first one is drawn: the fonts' and PDFs' libraries are tens of megabytes that a
 * server at rest need not hold.
 */
export const drawing = {
  catalogPdf: async () => (await import('./draw-catalog-pdf')).drawCatalogPdf,
  catalogJpegs: async () => (await import('./draw-catalog-jpegs')).drawCatalogJpegs,
  documents: () => import('./draw-document-pdf'),
  tables: async () => (await import('./draw-tables-pdf')).drawTablesPdf,
};
