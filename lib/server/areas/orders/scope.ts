import { seesOwnOrdersOnly } from '@/lib/domain/orders/order-scope';
import type { Actor } from '../../auth/actor';

/** The salesman to whose sellers the user's orders are limited; null when the user sees all orders. */
export const scopeOf = ({ userId, roles }: Pick<Actor, 'userId' | 'roles'>): string | null =>
  seesOwnOrdersOnly(roles) ? userId : null;
