/** What can be switched of a catalog beside its status, in the words of the screens. */
export const CATALOG_FLAGS = {
  isVisible: 'Visible',
  isAvailable: 'Available',
  qcPassed: 'QC passed',
} as const;

export type CatalogFlag = keyof typeof CATALOG_FLAGS;
export const CATALOG_FLAG_NAMES = Object.keys(CATALOG_FLAGS) as [CatalogFlag, ...CatalogFlag[]];
