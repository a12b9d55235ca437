/** Label of each seller field: in forms, lists, filters, tables, merges and history. */
export const SELLER_LABELS = {
  businessName: 'Business name',
  contactName: 'Contact name',
  phoneNumbers: 'Phone numbers',
  address: 'Address',
  marketId: 'Market',
  gstin: 'GSTIN',
  qualityScore: 'Quality score',
  assignedScore: 'Assigned score',
  minimumOrderValue: 'Minimum order',
  superSeller: 'Super seller',
  deprioritised: 'Deprioritised',
  catalogAvailable: 'Catalogs available',
  ordersEnabled: 'Takes orders',
  cashOnDelivery: 'Cash on delivery',
  salesmanId: 'Salesman',
  accountManagerId: 'Account manager',
} as const;
