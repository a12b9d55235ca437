/** What the screens of orders are for. */
export const ORDER_PURPOSES = {
  order: 'Follow orders from placing to delivery.',
  'order-new': 'Take an order for one buyer from one or more sellers.',
  'order-view': 'Everything about one order.',
};
