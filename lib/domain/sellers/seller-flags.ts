/** Boolean properties of a seller that lists filter by and bulk changes can set. */
export const SELLER_FLAGS = ['superSeller', 'deprioritised', 'catalogAvailable', 'ordersEnabled'] as const;

export type SellerFlag = (typeof SELLER_FLAGS)[number];
