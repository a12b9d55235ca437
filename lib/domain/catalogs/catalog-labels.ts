/** Label of each catalog field: in forms, lists, filters, tables, merges and history. */
export const CATALOG_LABELS = {
  title: 'Title',
  productTypeId: 'Product type',
  tags: 'Tags',
  rate: 'Rate',
  isSet: 'Full set',
  pieces: 'Pieces',
  sizes: 'Sizes',
  designNumber: 'Design number',
  minimumOrder: 'Minimum order',
  dispatchDays: 'Dispatch days',
  description: 'Description',
  isAvailable: 'Available',
} as const;
