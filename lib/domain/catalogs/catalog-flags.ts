/** A catalog's switches besides its status, with their labels. */
export const CATALOG_FLAGS = {
  isVisible: 'Visible',
  isAvailable: 'Available',
  qcPassed: 'QC passed',
} as const;

export type CatalogFlag = keyof typeof CATALOG_FLAGS;
export const CATALOG_FLAG_NAMES = Object.keys(CATALOG_FLAGS) as [CatalogFlag, ...CatalogFlag[]];
