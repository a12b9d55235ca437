/** What is true or not of a seller, that a list is filtered by and many sellers are given at once. */
export const SELLER_FLAGS = ['superSeller', 'deprioritised', 'catalogAvailable', 'ordersEnabled'] as const;

export type SellerFlag = (typeof SELLER_FLAGS)[number];
