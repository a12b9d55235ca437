/** Purposes of the order screens. */
export const ORDER_PURPOSES = {
  order: 'Follow orders from placing to delivery.',
  'order-new': 'Take an order for one buyer from one or more sellers.',
  'order-view': 'Everything about one order.',
};
