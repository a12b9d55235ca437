/**
 * Document drawing, loaded on first use: the font and PDF libraries are tens of megabytes that an idle server need not
 * hold.
 */
export const drawing = {
  catalogPdf: async () => (await import('./draw-catalog-pdf')).drawCatalogPdf,
  catalogJpegs: async () => (await import('./draw-catalog-jpegs')).drawCatalogJpegs,
  documents: () => import('./draw-document-pdf'),
  tables: async () => (await import('./draw-tables-pdf')).drawTablesPdf,
};
