/** Label of each buyer field: in forms, lists, filters, tables, merges and history. */
export const BUYER_LABELS = {
  businessName: 'Business name',
  contactName: 'Contact name',
  phoneNumber: 'Phone number',
  address: 'Address',
  city: 'City',
  state: 'State',
  pincode: 'Pincode',
  segment: 'Segment',
  dealsIn: 'Deals in',
  gstin: 'GSTIN',
  managerId: 'Manager',
  creditLimit: 'Credit limit',
  creditDays: 'Credit days',
} as const;
