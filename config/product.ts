/** Product names and constants fixed by the owner. */
export const PRODUCT = {
  name: 'BOMB',
  titleSuffix: 'BOMB - Business & Operations Module',
  phonePrefix: '+91',
  country: 'India',
  /** The badge beside Billing is a fixed figure, not a count. */
  billingBadge: 4,
} as const;
