import { seesOwnOrdersOnly } from '@/lib/domain/orders/order-scope';

it.each([
  [['salesman'], true],
  [['salesman', 'chat_active'], true],
  [['salesman', 'manage_buyer'], false],
  [['salesman', 'manage_seller'], false],
  [['manage_buyer'], false],
  [['admin'], false],
])('%j see the orders of their own sellers only: %s', (roles, isOwn) => {
  expect(seesOwnOrdersOnly(roles)).toBe(isOwn);
});
